import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'

/** What of a release's figures the decision looks at. */
export type Outcome = Pick<ReleaseFigures, 'reports' | 'loads' | 'failures'>

/** Reports, or failures among fewer reports, without which nothing is decided. */
const ENOUGH_REPORTS = 20
const ENOUGH_FAILURES = 5
/** A release may fail this often, whatever the base does. */
const TOLERATED = 0.02
/** A release may fail so many times as often as the base. */
const TIMES_BASE = 2

/**
 * Share of what was tried that failed, 0 to 1. `loads` are those of all visitors, estimated from the sampled ones, and
 * everybody reports failures, so both count the same visitors.
 */
export const failureRate = ({ loads, failures }: Pick<Outcome, 'loads' | 'failures'>) =>
  failures === 0 ? 0 : failures / (loads + failures)

/** Whether a release that some visitors get fails too often beside what the others get in the same time. */
export function exceedsBase(canary: Outcome, base: Outcome): boolean {
  if (canary.reports < ENOUGH_REPORTS && canary.failures < ENOUGH_FAILURES) return false
  return failureRate(canary) > Math.max(TOLERATED, TIMES_BASE * failureRate(base))
}
