import type { DocumentEntry } from './documents/document-facts'

/** The categories of content pages: the lowercase category of a menu entry, as in the address (MS-19). */
export type Category = 'services' | 'solutions' | 'industries'

/**
 * Address of a picture: a path on this site (`/images/plant.avif`), or a generated picture: `signal:<seed>`, where the
 * same seed always gives the same picture, or `trace:<slug>`, the typical signal of an industry.
 */
export type PicturePath = `/${string}` | `signal:${string}` | `trace:${string}`

/** Name of an icon of the kit, see `ContentIcon`. */
export type IconName =
  | 'bell'
  | 'chart'
  | 'clock'
  | 'code'
  | 'compass'
  | 'cpu'
  | 'database'
  | 'file'
  | 'flag'
  | 'gauge'
  | 'graduation'
  | 'handshake'
  | 'key'
  | 'layers'
  | 'lock'
  | 'map'
  | 'merge'
  | 'message'
  | 'plug'
  | 'refresh'
  | 'route'
  | 'scale'
  | 'search'
  | 'server'
  | 'shield'
  | 'split'
  | 'target'
  | 'users'
  | 'wallet'
  | 'workflow'

/** One entry of a dropdown (MS-18): `type` is the slug of its page. */
export interface MenuChild {
  label: string
  desc: string
  subtitle?: string
  type: string
}

/** Top-level menu entry (MS-18): either a dropdown with `children`, or a direct link by its `type` slug. */
export interface MenuEntry {
  label: string
  category?: string
  desc?: string
  subtitle?: string
  type?: string
  children?: readonly MenuChild[]
}

/** Fundamental or benefit card (MS-18). */
export interface FeatureCard {
  icon: IconName
  title: string
  description: string
}

/** Headed list inside an aspect card. */
export interface AspectSection {
  heading: string
  points: readonly string[]
}

/** Aspect card (MS-18): picture beside text; `boldDescription` are bold bullets. */
export interface AspectCard {
  title: string
  description: string
  image: PicturePath
  boldDescription?: readonly string[]
  sections?: readonly AspectSection[]
}

/** A point of an industry's curve: its share of the width from the left, and what it means. */
export interface CurveMark {
  at: number
  title: string
  text: string
}

/** A case study of the company site, with papers to read on; `sector` is the industry by which its list is filtered. */
export interface WorkExample {
  example: { sector: string; client: string; figure: string; measure: string; text: string }
  /** Use cases to read on. */
  papers: readonly DocumentEntry[]
}

/** What an industry's page says below its banner. */
export interface IndustryWork extends WorkExample {
  /** The industry's curve with its axes in words, and its marks from left to right. */
  curve: { heading: string; measure: string; span: string; marks: readonly CurveMark[] }
  problemsHeading: string
  problems: readonly { problem: string; build: string; measure: string }[]
}

/** What every drawing of a method has. */
interface Drawing {
  heading: string
  intro: string
}

/** How many of something fall into each group: a field of dots, in the order of the groups. */
export interface ShareDrawing extends Drawing {
  kind: 'share'
  groups: readonly { count: number; title: string; text: string; isKept?: boolean }[]
}

/** Phases on a common scale of `length` units, counted from 1; both ends belong to a phase. */
export interface ScheduleDrawing extends Drawing {
  kind: 'schedule'
  unit: string
  length: number
  phases: readonly { title: string; text: string; from: number; to: number; isWayBack?: boolean }[]
}

/** Moments of one night or day, in order. */
export interface HoursDrawing extends Drawing {
  kind: 'hours'
  moments: readonly { time: string; title: string; text: string }[]
}

/** What there is, and what it becomes. */
export interface ExchangeDrawing extends Drawing {
  kind: 'exchange'
  before: string
  after: string
  rows: readonly { before: string; after: string }[]
}

/** Layers from top to bottom, and the releases that each fill one more part of every layer. */
export interface SlicesDrawing extends Drawing {
  kind: 'slices'
  layers: readonly string[]
  releases: readonly { when: string; title: string; text: string }[]
}

/** The drawing that a page has of its method; neighbors in the menu have different kinds. */
export type MethodDrawing = ShareDrawing | ScheduleDrawing | HoursDrawing | ExchangeDrawing | SlicesDrawing

/** Content of a page under Services, Solutions or Industries, with the field names of the specification (MS-18). */
export interface PageContent {
  title: string
  subtitle?: string
  description: string
  background: PicturePath
  funSectionTitle: string
  funSectionDesc: string
  benifitSectionTitle: string
  benifitSectionDesc: string
  aspectSectionTitle: string
  aspectSectionDesc: string
  funCards: readonly FeatureCard[]
  benifitCards: readonly FeatureCard[]
  aspectCards: readonly AspectCard[]
  /** On the pages of services and solutions (contract §4 row 60). */
  method?: MethodDrawing
  proof?: WorkExample
  /** On the pages of industries, which have no cards (MS-04). */
  work?: IndustryWork
}

/**
 * Card of the use-case and eBook grids; `ppt` is the path of a PDF (MS-18), shown with its length and size in bytes.
 */
export interface MainCard {
  title: string
  description: string
  image: PicturePath
  ppt: string
  pages: number
  bytes: number
}

/** Content of a page in the main layout: use-cases, ai-accelerators, blog, ebooks (MS-18). */
export interface MainPageContent {
  title: string
  background: PicturePath
  description: string
  cardConatinerTitle: string
  cardContainerDescription: string
  cards: readonly MainCard[]
  aspectCards: readonly AspectCard[]
  /** A notice that the page shows instead of its content, with a visually hidden heading (MS-08). */
  notice?: { heading: string; text: string }
}
