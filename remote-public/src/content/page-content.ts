import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** A thing and what there is to say about it. */
export interface Item {
  name: string
  text: string
}

/** A link with the title of the page it leads to. */
export interface Call {
  label: string
  to: `/${string}`
}

interface BlockHead {
  /** Fragment of the block's address; {@link SERVICE_SUBJECTS} name those that every service page has. */
  id?: string
  eyebrow?: string
  heading: string
  lead?: string
  tone?: 'plain' | 'muted' | 'wash'
}

export interface TimedStep extends Item {
  time: string
  /** What the client holds at the end of it. */
  result: string
}

/** A figure and what it measures. */
export interface Figure {
  figure: string
  measure: string
  text: string
}

/** A page behind a card; the seed draws its picture. */
export interface LinkedPage extends Item {
  to: `/${string}`
  seed: string
}

export type CellsBlock = BlockHead & { kind: 'cells'; items: readonly Item[] }
export type RowsBlock = BlockHead & { kind: 'rows'; items: readonly Item[] }
export type ChecklistBlock = BlockHead & { kind: 'checklist'; items: readonly Item[] }
export type StepsBlock = BlockHead & { kind: 'steps'; steps: readonly TimedStep[] }
export type TimelineBlock = BlockHead & { kind: 'timeline'; items: readonly { time: string; text: string }[] }
export type RisksBlock = BlockHead & { kind: 'risks'; items: readonly { risk: string; answer: string }[] }
export type FiguresBlock = BlockHead & { kind: 'figures'; items: readonly Figure[] }
export type ProseBlock = BlockHead & { kind: 'prose'; paragraphs: readonly string[] }
/** The first column names the row. */
export type ComparisonBlock = BlockHead & {
  kind: 'comparison'
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}
export type QuestionsBlock = BlockHead & { kind: 'questions'; items: readonly { question: string; answer: string }[] }
export type CardsBlock = BlockHead & { kind: 'cards'; items: readonly LinkedPage[] }
export type StatementBlock = { kind: 'statement'; text: string; source?: string; seed: string }

/** The bands that a page of words is composed of, in any order. */
export type Block =
  | CellsBlock
  | RowsBlock
  | ChecklistBlock
  | StepsBlock
  | TimelineBlock
  | RisksBlock
  | FiguresBlock
  | ProseBlock
  | ComparisonBlock
  | QuestionsBlock
  | CardsBlock
  | StatementBlock

/** The questions that every service page answers, as ids of its blocks. */
export const SERVICE_SUBJECTS = ['what-you-get', 'how-it-runs', 'what-it-takes', 'what-can-go-wrong'] as const

export interface PageHeroContent {
  eyebrow: string
  heading: string
  lead: string
  /** Another seed draws another picture. */
  seed: string
  /** Where the picture is: beside the text, below it, or behind it on a dark background. */
  picture: 'beside' | 'below' | 'behind'
  call?: Call
}

/** The last word of a page, and the next step. */
export interface NextStep {
  heading: string
  text: string
  call: Call
  second?: Call
}

/** All that a page of words shows. A `to` may only name a page that exists. */
export interface PageContent {
  /** Short name, for the way from the home page to it. */
  name: string
  /** The pages above it, the nearest last; without the home page. */
  parents?: readonly Call[]
  hero: PageHeroContent
  blocks: readonly Block[]
  next: NextStep
}

/** What the content file of one page exports: its own head (MT-01) and what it shows. */
export interface ContentModule {
  meta: PageMeta
  content: PageContent
}
