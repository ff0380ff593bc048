import type { Figure } from './figure'
import type { DocumentFacts } from './facts'

/** A table with one header row; `weights` are the relative widths of its columns, equal when left out. */
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
  /** Words and what they mean, or names and what is said about each. */
  | { terms: readonly (readonly [term: string, text: string])[] }
  | { table: TableBlock }
  | { figure: Figure }
  | { note: string; title: string }

export interface Chapter {
  title: string
  blocks: readonly Block[]
}

/** The content of one PDF; the build typesets it (`tools/documents`), no visitor downloads it as code. */
export interface DocumentText {
  facts: DocumentFacts
  keywords: string
  /** Day on which the words were last changed, `YYYY-MM-DD`; printed, and the date of the file. */
  revised: string
  /** Whom it is written for, in one or two sentences. */
  audience: string
  chapters: readonly Chapter[]
  /** What a reader can do now. */
  next: string
}
