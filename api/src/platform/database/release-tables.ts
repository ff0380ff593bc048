/** What was reported of a release in one minute. */
interface ReleaseReportTable extends LoadTimeColumns {
  remote: string
  release: string
  minute: Date
  reports: number
  loads: number
  failures: number
  milliseconds: number
}

/** Loads by how long they took; each column takes those that are in none before it. */
export interface LoadTimeColumns {
  to_100: number
  to_250: number
  to_500: number
  to_1000: number
  to_2500: number
  to_5000: number
  longer: number
}

/** What is known of the releases of the site. */
export interface ReleaseTables {
  release_report: ReleaseReportTable
}
