import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'

/** The subset of a release's figures that the decision is based on. */
export type Outcome = Pick<ReleaseFigures, 'reports' | 'loads' | 'failures' | 'views' | 'viewReports' | 'broken'>

/** A share of broken views that is always tolerated, whatever the base's is. */
const TOLERATED_RATE = 0.02
/** A release may break up to this multiple of the base's share of views. */
const TOLERATED_RATIO = 2
/** No decision is made on fewer broken views. */
const MIN_BROKEN = 4
/**
 * Probability with which a release that breaks just as many views as tolerated would show this many. A rollout is checked
 * hundreds of times, so it is far below the share of false alarms that is acceptable.
 */
const SIGNIFICANCE = 0.004
/** Share of views that is assumed to be reported while none was: the default of `REPORT_RATE`. */
const ASSUMED_SAMPLE = 0.1

/** Without page views, which older shells do not report: no decision before this many reports, or failures among fewer. */
const MIN_REPORTS = 20
const MIN_FAILURES = 5

/** Whether page views are known; shells from before reported loads and failures only. */
export const hasViews = ({ views, broken }: Outcome): boolean => views > 0 || broken > 0

/**
 * Share of page views in which the release failed, 0 to 1. Views are extrapolated from a sample, and every broken one is
 * reported. Without views, the share of failures among all loads, which is lower: a view loads several things.
 */
export function failureRate(outcome: Outcome): number {
  const { views, broken, loads, failures } = outcome
  if (hasViews(outcome)) return broken === 0 ? 0 : broken / Math.max(views, broken)
  return failures === 0 ? 0 : failures / (loads + failures)
}

/** Whether a release on trial fails too often compared with the base release over the same period. */
export function exceedsBase(canary: Outcome, base: Outcome): boolean {
  const tolerated = Math.max(TOLERATED_RATE, TOLERATED_RATIO * failureRate(base))
  if (!hasViews(canary)) {
    if (canary.reports < MIN_REPORTS && canary.failures < MIN_FAILURES) return false
    return failureRate(canary) > tolerated
  }
  const { views, viewReports, broken } = canary
  if (broken < MIN_BROKEN || tolerated >= 1) return false
  // All broken views and a sample of all views are reported. Given how many of both there are, the broken ones follow a
  // binomial distribution, which is exact for any sample, even of few visitors.
  const sample = views > 0 ? viewReports / views : ASSUMED_SAMPLE
  return tailOf(broken, broken + viewReports, tolerated / (tolerated + sample)) < SIGNIFICANCE
}

/** The probability of at least `least` successes in `trials`, each with the probability `share`. */
function tailOf(least: number, trials: number, share: number): number {
  if (least <= trials * share) return 1
  let logarithm = least * Math.log(share) + (trials - least) * Math.log1p(-share)
  for (let index = 1; index <= least; index++) logarithm += Math.log((trials - least + index) / index)
  let term = Math.exp(logarithm)
  let sum = term
  // Beyond the expected number the terms only decrease.
  for (let count = least + 1; count <= trials && term > sum * 1e-9; count++) {
    term *= ((trials - count + 1) / count) * (share / (1 - share))
    sum += term
  }
  return sum
}
