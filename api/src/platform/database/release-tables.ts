import type { FailurePlace } from '@tekskills/shared/contracts/http/release-reports'
import type { ColumnType, Generated } from 'kysely'

/** A 64-bit number: the driver reads it as text. */
type LargeCount = ColumnType<string, number, number>

/** The counts reported for a release in one minute. */
interface ReleaseReportTable extends Record<keyof LoadTimeColumns, LargeCount> {
  remote: string
  release: string
  minute: Date
  reports: number
  loads: LargeCount
  failures: number
  milliseconds: LargeCount
  views: ColumnType<string, number | undefined, number>
  view_reports: Generated<number>
  broken: Generated<number>
  /** Page loads by their time from an input to its effect, in the intervals of `VITAL_LIMITS`. */
  inp: ColumnType<number[], string | undefined, never>
  /** The same for the time until the largest content is shown. */
  lcp: ColumnType<number[], string | undefined, never>
}

/** An error of a release as one family of browsers, or the servers, reported it. */
interface ReleaseErrorTable {
  remote: string
  release: string
  /** Hash of what makes two errors the same. */
  fingerprint: string
  browser: string
  place: FailurePlace
  message: string
  /** A list of text. */
  frames: ColumnType<unknown, string, string>
  route: string | null
  /** A list of address patterns, the first included. */
  routes: ColumnType<unknown, string | undefined, string>
  reports: number
  first_at: Date
  last_at: Date
}

/** Load counts by duration; each column counts the loads above the limit of the column before it. */
export interface LoadTimeColumns {
  to_100: number
  to_250: number
  to_500: number
  to_1000: number
  to_2500: number
  to_5000: number
  longer: number
}

/** The search words of a text that a live release lists. */
interface PageWordsTable {
  digest: string
  words: string
  listed_at: Date
}

/** The tables about releases: their reports, and the search words of their pages. */
export interface ReleaseTables {
  page_words: PageWordsTable
  release_error: ReleaseErrorTable
  release_report: ReleaseReportTable
}
