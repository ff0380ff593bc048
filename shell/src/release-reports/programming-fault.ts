const FAULTS = [TypeError, ReferenceError, RangeError, SyntaxError]

/** Tells a mistake in a release's code from what its pages expect, such as a service that does not answer. */
export const isProgrammingFault = (error: unknown): boolean => FAULTS.some((fault) => error instanceof fault)
