/** How many tests a step ran. */
export interface Counts {
  passed: number
  failed: number
}

export const NO_TESTS: Counts = { passed: 0, failed: 0 }

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors?: unknown[]
}

/** Counts from the reports of the test runners. */
export const countsOf = {
  jest: (report: JestReport): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
  nodeTest: ({ passed, failed }: Counts): Counts => ({ passed, failed }),
  playwright: ({ stats, errors = [] }: PlaywrightReport): Counts => ({
    passed: stats.expected,
    // A skipped or flaky test proves nothing.
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }),
}

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    NO_TESTS,
  )
