import { env } from 'node:process'
import { test } from 'node:test'

/**
 * A service test that the nightly pipeline runs (`NIGHTLY=1`) and `npm test` leaves out (CONTRIBUTING, “What runs at
 * night”). Titles of such tests do not count as the proof of a requirement.
 */
export const nightlyTest = (env.NIGHTLY ? test : () => undefined) as typeof test
