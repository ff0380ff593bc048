const leftOut = Object.assign(() => undefined, { each: () => () => undefined })

/**
 * A Jest test that the nightly pipeline runs (`NIGHTLY=1`) and `npm test` leaves out (CONTRIBUTING, “What runs at night”).
 * Titles of such tests do not count as the proof of a requirement.
 */
export const nightlyTest = (process.env.NIGHTLY ? test : leftOut) as typeof test

/** The first `count` of cases of the same kind, for a series whose others the nightly pipeline tests. */
export const sampleOf = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  process.env.NIGHTLY ? cases : cases.slice(0, count)
