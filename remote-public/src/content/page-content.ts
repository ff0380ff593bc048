import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** A named item with its text. */
export interface Item {
  name: string
  text: string
}

/** A link to a page of this site. */
export interface PageLink {
  label: string
  to: `/${string}`
}

interface BlockHead {
  /** Id of the block, used as URL fragment; {@link SERVICE_SUBJECTS} are the ids that every service page has. */
  id?: string
  eyebrow?: string
  heading: string
  lead?: string
  tone?: 'plain' | 'muted' | 'wash'
}

export interface TimedStep extends Item {
  time: string
  /** What the client has at the end of the step. */
  result: string
}

/** A figure and what it measures. */
export interface Figure {
  figure: string
  measure: string
  text: string
}

/** A page that a card links to; the seed is for its picture. */
export interface LinkedPage extends Item {
  to: `/${string}`
  seed: string
  /** A pictogram of its own in place of the picture of the seed: rows for `drawDotMatrix`. */
  dots?: readonly string[]
}

export type CellsBlock = BlockHead & { kind: 'cells'; items: readonly Item[] }
export type RowsBlock = BlockHead & { kind: 'rows'; items: readonly Item[] }
export type ChecklistBlock = BlockHead & { kind: 'checklist'; items: readonly Item[] }
export type StepsBlock = BlockHead & { kind: 'steps'; steps: readonly TimedStep[] }
export type TimelineBlock = BlockHead & { kind: 'timeline'; items: readonly { time: string; text: string }[] }
export type RisksBlock = BlockHead & { kind: 'risks'; items: readonly { risk: string; answer: string }[] }
export type FiguresBlock = BlockHead & { kind: 'figures'; items: readonly Figure[] }
export type ProseBlock = BlockHead & { kind: 'prose'; paragraphs: readonly string[] }
/** A comparison table; the first column has the row names. */
export type ComparisonBlock = BlockHead & {
  kind: 'comparison'
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}
export type QuestionsBlock = BlockHead & { kind: 'questions'; items: readonly { question: string; answer: string }[] }
export type CardsBlock = BlockHead & { kind: 'cards'; items: readonly LinkedPage[] }
export type StatementBlock = { kind: 'statement'; text: string; source?: string; seed: string }

/** The content blocks of a static page, in any order. */
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

/** The ids of the blocks that every service page must have, in the order of most pages. */
export const SERVICE_SUBJECTS = {
  results: 'what-you-get',
  work: 'how-it-runs',
  needs: 'what-it-takes',
  risks: 'what-can-go-wrong',
} as const

/** The section of a service page that shows a case study. */
export const PROOF = { id: 'case-study', name: 'Case study' } as const

export interface PageHeroContent {
  eyebrow: string
  heading: string
  lead: string
  /** The name of a subject draws the picture that explains it; any other seed draws one of its own. */
  seed: string
  /** Position of the picture: next to the text, below it, or behind it on a dark background. */
  picture: 'beside' | 'below' | 'behind'
  action?: PageLink
}

/** The closing section of a page with its call to action. */
export interface NextStep {
  heading: string
  text: string
  action: PageLink
  secondaryAction?: PageLink
}

/** The content of a static page. Every `to` must be the address of an existing page. */
export interface PageContent {
  /** Short name for the breadcrumbs. */
  name: string
  /** The parent pages for the breadcrumbs, without the home page. */
  parents?: readonly PageLink[]
  hero: PageHeroContent
  blocks: readonly Block[]
  next: NextStep
}

/** The exports of the content file of one page: its content and its metadata (MT-01). */
export interface ContentModule {
  meta: PageMeta
  content: PageContent
}
