import assert from 'node:assert/strict'
import { test } from 'node:test'
import { VITAL_LIMITS, type VitalName } from '@tekskills/shared/contracts/http/release-reports'
import { seededChoices, type SeededChoices } from '@tekskills/shared/testing/seeded-choices'
import { rankSumScore, slownessOf, vitalOf, vitalsText } from './slowness'

const noCounts = () => Array.from({ length: VITAL_LIMITS.length + 1 }, () => 0)

function count(counts: number[], milliseconds: number) {
  const found = VITAL_LIMITS.findIndex((limit) => milliseconds <= limit)
  const index = found === -1 ? VITAL_LIMITS.length : found
  counts[index] = (counts[index] ?? 0) + 1
}

const countsOf = (times: readonly number[]) => {
  const counts = noCounts()
  for (const time of times) count(counts, time)
  return counts
}

const times = (number: number, milliseconds: number) => Array.from({ length: number }, () => milliseconds)

test('the rank sum of two histograms is that of the Mann–Whitney test with ties', () => {
  // scipy.stats.mannwhitneyu(alternative='greater', method='asymptotic') has p = 2.4958779e-5 for these.
  assert.ok(Math.abs(rankSumScore([1, 4, 6, 9], [12, 20, 5, 3]) - 4.0561) < 0.0002)
  assert.ok(rankSumScore([12, 20, 5, 3], [1, 4, 6, 9]) < -4)
  assert.equal(rankSumScore([20], [500]), 0)
  assert.equal(rankSumScore([], []), 0)
})

test('the 75th percentile is within an interval, or the lower limit of the last', () => {
  assert.equal(vitalOf(countsOf(times(4, 90))), 88)
  assert.equal(vitalOf(countsOf([...times(3, 10), 350])), 50)
  assert.equal(vitalOf(countsOf(times(5, 60_000))), 6400)
})

test('slower interactions are named in words', () => {
  const [trial, base] = [
    { inp: countsOf(times(30, 340)), lcp: [] },
    { inp: countsOf(times(100, 60)), lcp: [] },
  ]
  assert.equal(slownessOf(trial, base), 'interactions take 375 ms instead of 88 ms at the 75th percentile, 30 visits')
  assert.equal(slownessOf(base, trial), undefined)
  assert.deepEqual(vitalsText(trial), ['interactions 75% within 375 ms (30 visits)'])
})

test('a later largest content is tolerated up to half a second', () => {
  const lcp = (milliseconds: number) => ({ inp: [], lcp: countsOf(times(100, milliseconds)) })
  assert.equal(slownessOf(lcp(1500), lcp(1100)), undefined)
  assert.match(slownessOf(lcp(2000), lcp(1100)) ?? '', /^the largest content takes 2200 ms instead of 1100 ms/)
})

test('too few measured page loads, certain but small differences, and a service from before decide nothing', () => {
  const inp = (number: number, milliseconds: number) => ({ inp: countsOf(times(number, milliseconds)), lcp: [] })
  assert.equal(slownessOf(inp(29, 900), inp(100, 60)), undefined)
  assert.equal(slownessOf(inp(100, 900), inp(29, 60)), undefined)
  assert.equal(slownessOf(inp(10_000, 140), inp(10_000, 60)), undefined)
  assert.equal(slownessOf(undefined, inp(100, 60)), undefined)
  assert.equal(slownessOf(inp(100, 900), undefined), undefined)
})

/** Seconds between two checks of the guard. */
const INTERVAL = 5
/** Seconds that a rollout is simulated for. */
const HOUR = 3600

interface Traffic {
  /** Visitors that begin in a second, and the share of their page loads that is measured. */
  visitors: number
  rate: number
  /** Share of visitors who get the release on trial. */
  share: number
}

/** A normally distributed number (Box–Muller). */
const normal = ({ below }: SeededChoices) => {
  const uniform = () => (below(2 ** 30) + 0.5) / 2 ** 30
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

/**
 * A rollout for an hour, checked every five seconds by the decision of the guard. Visitors have devices and networks of
 * different speeds (log-normal; half of all interactions take less than 60 ms, 5% more than 350 ms), and open three
 * pages on average, all with the same device and release. `added` are the milliseconds that the release adds to
 * interactions.
 */
function rolledBackAt(seed: number, { visitors, rate, share }: Traffic, added: Record<VitalName, number>) {
  const choices = seededChoices(seed)
  const sides = { trial: { inp: noCounts(), lcp: noCounts() }, base: { inp: noCounts(), lcp: noCounts() } }
  let [measured, enough] = [0, Infinity]
  for (let second = 1; second <= HOUR; second++) {
    for (let visitor = 0; visitor < Math.floor(visitors) || choices.chance(visitors % 1); visitor++) {
      const isTrial = choices.chance(share)
      const side = isTrial ? sides.trial : sides.base
      const [device, network] = [normal(choices), normal(choices)]
      do {
        if (!choices.chance(rate)) continue
        count(side.lcp, 1100 * Math.exp(0.5 * network + 0.3 * normal(choices)) + (isTrial ? added.lcp : 0))
        // One page load in three has no interaction.
        if (choices.chance(1 / 3)) continue
        count(side.inp, 60 * Math.exp(0.8 * device + 0.7 * normal(choices)) + (isTrial ? added.inp : 0))
        if (isTrial && (measured += 1) === 30) enough = second
      } while (choices.chance(2 / 3))
      if (visitor >= visitors) break
    }
    if (second % INTERVAL === 0 && slownessOf(sides.trial, sides.base)) return { second, measured, enough }
  }
  return undefined
}

const quiet: Traffic = { visitors: 0.5, rate: 1, share: 0.1 }
const busy: Traffic = { visitors: 20, rate: 0.1, share: 0.1 }
const half: Traffic = { visitors: 5, rate: 0.1, share: 0.5 }
const seeds = Array.from({ length: 100 }, (_, seed) => seed)

test('a release that adds 300 ms to each interaction is rolled back within 60 seconds of enough visits', (t) => {
  for (const [name, traffic] of Object.entries({ quiet, busy, half })) {
    const ends = seeds.map((seed) => rolledBackAt(seed, traffic, { inp: 300, lcp: 0 }))
    const visits = ends.map((end) => end?.measured ?? Infinity).toSorted((one, other) => one - other)
    const delays = ends.map((end) => (end ? end.second - end.enough : Infinity)).toSorted((one, other) => one - other)
    t.diagnostic(
      `${name}: after ${visits[50]} measured visits (median; at most ${visits[99]}), ` +
        `${delays[50]} s after the thirtieth (median; at most ${delays[99]} s)`,
    )
    assert.ok((delays[99] ?? Infinity) <= 60, `${name}: ${delays[99]} s`)
  }
})

test('of 100 rollouts that are as fast as the live release, at most one is rolled back as slower', (t) => {
  for (const [name, traffic] of Object.entries({ quiet, busy, half })) {
    const ended = seeds.flatMap((seed) => rolledBackAt(1000 + seed, traffic, { inp: 0, lcp: 0 }) ?? [])
    t.diagnostic(`${name}: ${ended.length} of 100`)
    assert.ok(ended.length <= 1, `${name}: ${ended.length}`)
  }
})
