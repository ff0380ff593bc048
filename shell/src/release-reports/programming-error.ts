const FAULTS = [TypeError, ReferenceError, RangeError, SyntaxError]

/** Whether an error is a bug in a release's code, rather than an expected failure such as an unreachable service. */
export const isProgrammingFault = (error: unknown): boolean => FAULTS.some((fault) => error instanceof fault)
