import type { Figure } from './figure'
import type { DocumentFacts } from './document-facts'

/** A table with one header row; `weights` are the relative column widths, equal if omitted. */
export interface TableBlock {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  weights?: readonly number[]
}

/** One piece of a chapter, in reading order. */
export type Block =
  | { lead: string }
  | { text: string }
  | { heading: string }
  | { bullets: readonly string[] }
  | { steps: readonly string[] }
  | { checks: readonly string[] }
  /** Terms with their definitions. */
  | { terms: readonly (readonly [term: string, text: string])[] }
  | { table: TableBlock }
  | { figure: Figure }
  | { note: string; title: string }

export interface Chapter {
  title: string
  blocks: readonly Block[]
}

/** The content of one PDF; the build typesets it (`tools/documents`), so it is not part of the browser bundle. */
export interface DocumentText {
  facts: DocumentFacts
  keywords: string
  /** Date of the last change of the text, `YYYY-MM-DD`; printed, and used as the date of the file. */
  revised: string
  /** The target audience, in one or two sentences. */
  audience: string
  chapters: readonly Chapter[]
  /** Next steps for the reader. */
  next: string
}
