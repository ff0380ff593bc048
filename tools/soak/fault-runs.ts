import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

/** One run of the fault matrix. */
export interface FaultRun {
  /** Remote, place and fault. */
  title: string
  passed: boolean
  /** Milliseconds from the navigation to the failure view; `Infinity` when it never appeared. */
  failureViewMs: number
}

/** The runs in a report of Playwright's JSON reporter, in order. */
export const faultRuns = ({ suites }: Pick<JSONReport, 'suites'>): FaultRun[] => suites.flatMap(runsOf)

const runsOf = ({ specs, suites = [] }: JSONReportSuite): FaultRun[] => [
  ...specs.map(({ title, ok, tests }) => ({
    title: title.split(': ').slice(0, 3).join(': '),
    passed: ok,
    failureViewMs: Number(
      tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'failure view')?.description ??
        Infinity,
    ),
  })),
  ...suites.flatMap(runsOf),
]
