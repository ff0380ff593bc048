/** The parts of Playwright's JSON report that are used here. */
interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    ok: boolean
    tests: { annotations: { type: string; description?: string }[] }[]
  }[]
}

/** One run of the fault matrix. */
export interface FaultRun {
  /** Remote, place and fault. */
  title: string
  passed: boolean
  /** Milliseconds from the navigation to the failure view; `Infinity` when it never appeared. */
  failureView: number
}

/** The runs in a Playwright report, in order. */
export const faultRuns = ({ suites = [], specs = [] }: Suite): FaultRun[] => [
  ...specs.map(({ title, ok, tests }) => ({
    title: title.split(': ').slice(0, 3).join(': '),
    passed: ok,
    failureView: Number(
      tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'failure view')?.description ??
        Infinity,
    ),
  })),
  ...suites.flatMap(faultRuns),
]
