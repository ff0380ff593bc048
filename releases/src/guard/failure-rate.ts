import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'

/** The subset of a release's figures that the decision is based on. */
export type Outcome = Pick<ReleaseFigures, 'reports' | 'loads' | 'failures'>

/** No decision is made before this many reports, or this many failures among fewer reports, have arrived. */
const MIN_REPORTS = 20
const MIN_FAILURES = 5
/** A failure rate that is always tolerated, whatever the base's is. */
const TOLERATED_RATE = 0.02
/** A release may fail at up to this multiple of the base's failure rate. */
const TOLERATED_RATIO = 2

/**
 * Share of attempts that failed, 0 to 1. `loads` is extrapolated from sampled reports to all visitors, and every visitor
 * reports failures, so both refer to the same population.
 */
export const failureRate = ({ loads, failures }: Pick<Outcome, 'loads' | 'failures'>) =>
  failures === 0 ? 0 : failures / (loads + failures)

/** Whether a release on trial fails too often compared with the base release over the same period. */
export function exceedsBase(canary: Outcome, base: Outcome): boolean {
  if (canary.reports < MIN_REPORTS && canary.failures < MIN_FAILURES) return false
  return failureRate(canary) > Math.max(TOLERATED_RATE, TOLERATED_RATIO * failureRate(base))
}
