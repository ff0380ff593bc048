const PROGRAMMING_ERRORS = [TypeError, ReferenceError, RangeError, SyntaxError]

/** Whether an error is a bug in a release's code, rather than an expected failure such as an unreachable service. */
export const isProgrammingError = (error: unknown): boolean => PROGRAMMING_ERRORS.some((type) => error instanceof type)
