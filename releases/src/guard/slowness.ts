import { VITAL_LIMITS, type ReleaseFigures, type VitalName } from '@tekskills/shared/contracts/http/release-reports'

/** How many page loads of a release were measured, by interval of `VITAL_LIMITS`. */
export type Vitals = ReleaseFigures['vitals']

interface Judged {
  /** How the measured time is named in a sentence. */
  verb: string
  /** How much slower than the base the slowest quarter of page loads may begin, in milliseconds. */
  tolerated: number
}

/**
 * Returning visitors have the files of the live release in their cache, so the first page loads of any other release
 * are a little slower. Interactions do not depend on that.
 */
const judged: Record<VitalName, Judged> = {
  inp: { verb: 'interactions take', tolerated: 100 },
  lcp: { verb: 'the largest content takes', tolerated: 500 },
}

/** No decision is made on fewer measured page loads of the release on trial, or of the base. */
const MIN_MEASURED = 30
/**
 * How many standard deviations the rank sum must exceed that of equally fast releases. A rollout is checked
 * hundreds of times, and page loads of one visitor resemble each other, so it is far above that of a single test.
 */
const SIGNIFICANT_SCORE = 6.5

/**
 * How a release on trial is certainly and noticeably slower than the base over the same period, as text such as
 * "interactions take 340 ms instead of 60 ms at the 75th percentile, 220 visits"; undefined when it is not slower.
 */
export function slownessOf(trial: Vitals, base: Vitals): string | undefined {
  for (const name of ['inp', 'lcp'] as const) {
    const [measured, compared] = [trial?.[name] ?? [], base?.[name] ?? []]
    const visits = sum(measured)
    if (visits < MIN_MEASURED || sum(compared) < MIN_MEASURED) continue
    const { verb, tolerated } = judged[name]
    const [is, was] = [vitalOf(measured), vitalOf(compared)]
    if (is - was < tolerated || rankSumScore(measured, compared) < SIGNIFICANT_SCORE) continue
    return `${verb} ${is} ms instead of ${was} ms at the 75th percentile, ${visits} visits`
  }
  return undefined
}

/** The measured times of a release for the status, such as `interactions 75% within 60 ms (220 visits)`. */
export function vitalsText(vitals: Vitals): string[] {
  const texts = { inp: 'interactions', lcp: 'largest content' }
  return (['inp', 'lcp'] as const).flatMap((name) => {
    const counts = vitals?.[name] ?? []
    return sum(counts) === 0 ? [] : [`${texts[name]} 75% within ${vitalOf(counts)} ms (${sum(counts)} visits)`]
  })
}

/**
 * The 75th percentile in milliseconds, interpolated linearly within an interval; within the last one, which has no limit,
 * its lower limit.
 */
export function vitalOf(counts: readonly number[]): number {
  let [left, from] = [sum(counts) * 0.75, 0]
  for (const [index, limit] of VITAL_LIMITS.entries()) {
    const count = counts[index] ?? 0
    if (count > 0 && left <= count) return Math.round(from + ((limit - from) * left) / count)
    left -= count
    from = limit
  }
  return from
}

/**
 * The Mann–Whitney test of two histograms with the same intervals: by how many standard deviations the rank sum of `trial`
 * exceeds what it is when both are alike, corrected for ties, which all times of an interval are, and for continuity.
 */
export function rankSumScore(trial: readonly number[], base: readonly number[]): number {
  const [ours, theirs] = [sum(trial), sum(base)]
  const all = ours + theirs
  let [smaller, wins, ties] = [0, 0, 0]
  for (let index = 0; index < Math.max(trial.length, base.length); index++) {
    const [mine, others] = [trial[index] ?? 0, base[index] ?? 0]
    wins += mine * (smaller + others / 2)
    smaller += others
    ties += (mine + others) ** 3 - (mine + others)
  }
  const variance = ((ours * theirs) / 12) * (all + 1 - ties / (all * (all - 1)))
  return variance > 0 ? (wins - (ours * theirs) / 2 - 0.5) / Math.sqrt(variance) : 0
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
