import type { ReleaseError } from './http/release-reports'

/** Path of the shell server under which staff read what fails in releases, with places in the sources. */
export const RELEASE_ERRORS = '/release-errors'

/** A place in the sources, whose path is that in the repository; line and column are counted from 1. */
export interface SourcePlace {
  file: string
  line: number
  column: number
}

/** An error as browsers and servers reported it, and the places in the sources, innermost first; none without maps. */
export interface ExplainedError extends ReleaseError {
  places: readonly SourcePlace[]
}

/** The errors of the last `minutes`, most recent first. */
export interface ExplainedErrors {
  minutes: number
  errors: readonly ExplainedError[]
}
