const leftOut = Object.assign(() => undefined, { each: () => () => undefined })

/**
 * A Jest test that the nightly pipeline runs (`NIGHTLY=1`) and `npm test` leaves out (CONTRIBUTING, “What runs at night”).
 * Titles of such tests do not count as the proof of a requirement.
 */
export const nightlyTest = (process.env.NIGHTLY ? test : leftOut) as typeof test
