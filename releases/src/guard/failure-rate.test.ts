import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededChoices } from '@tekskills/shared/testing/seeded-choices'
import { exceedsBase, failureRate } from './failure-rate'

/** Figures of a release for which every visitor reports, from a shell that does not report page views yet. */
const outcome = (loads: number, failures: number) => ({
  reports: loads + failures,
  loads,
  failures,
  views: 0,
  viewReports: 0,
  broken: 0,
})

/**
 * Figures of a release after a number of page views, of which one in ten is reported and all that are broken are. Each view
 * loads two things and reports two failures when it is broken.
 */
const viewed = (views: number, broken: number) => ({
  reports: views / 5 + 2 * broken,
  loads: 2 * views,
  failures: 2 * broken,
  views,
  viewReports: views / 10,
  broken,
})
const healthy = outcome(1000, 0)

test('a failing release is rolled back after five failures, however few visitors it has', () => {
  assert.equal(exceedsBase(outcome(0, 4), healthy), false)
  assert.equal(exceedsBase(outcome(0, 5), healthy), true)
  assert.equal(exceedsBase(outcome(0, 5), outcome(0, 0)), true)
})

test('with fewer than twenty reports a few failures are not decisive', () => {
  assert.equal(exceedsBase(outcome(18, 1), healthy), false)
  assert.equal(exceedsBase(outcome(19, 1), healthy), true)
})

test('a failure rate of two percent is tolerated even when the base has none', () => {
  assert.equal(exceedsBase(outcome(980, 20), healthy), false)
  assert.equal(exceedsBase(outcome(979, 21), healthy), true)
})

test('when the base fails too, twice its failure rate is tolerated', () => {
  const base = outcome(950, 50)
  assert.equal(exceedsBase(outcome(900, 100), base), false)
  assert.equal(exceedsBase(outcome(899, 101), base), true)
})

test('sampled loads are scaled up to all visitors they represent', () => {
  const sampled = { ...outcome(500, 6), reports: 56 }
  assert.equal(failureRate(sampled), 6 / 506)
  assert.equal(exceedsBase(sampled, healthy), false)
  assert.equal(exceedsBase({ ...sampled, loads: 50 }, healthy), true)
})

test('a release without reports is kept', () => {
  assert.equal(exceedsBase(outcome(0, 0), healthy), false)
  assert.equal(exceedsBase(outcome(5000, 0), outcome(10, 90)), false)
})

test('the rate is that of broken page views, however much each view loads', () => {
  assert.equal(failureRate(viewed(1000, 30)), 0.03)
  assert.equal(failureRate({ ...viewed(1000, 30), loads: 100_000 }), 0.03)
  assert.equal(failureRate(viewed(0, 7)), 1)
})

test('a release that breaks three percent of the page views is rolled back, and one that breaks one percent is not', () => {
  const base = viewed(90_000, 180)
  assert.equal(exceedsBase(viewed(10_000, 300), base), true)
  assert.equal(exceedsBase(viewed(10_000, 100), base), false)
  assert.equal(exceedsBase(viewed(10_000, 300), viewed(90_000, 1800)), false)
})

test('four broken views suffice when all are broken, and one of few never does', () => {
  assert.equal(exceedsBase({ ...viewed(0, 4), reports: 8 }, viewed(100, 0)), true)
  assert.equal(exceedsBase(viewed(20, 1), viewed(100, 0)), false)
  assert.equal(exceedsBase(viewed(40, 3), viewed(100, 0)), false)
})

test('what counts of one network ends no rollout that others see, and keeps none that breaks their views', () => {
  const base = viewed(90_000, 180)
  assert.equal(exceedsBase(viewed(400, 10), base), false)
  assert.equal(exceedsBase({ ...viewed(60, 60), views: 1060, viewReports: 7 }, base), true)
})

/**
 * The views after which a rollout to one visitor in ten is rolled back, checked after every 20; undefined when it never
 * is.
 */
function viewsUntilRolledBack(seed: number, share: number, most: number): number | undefined {
  const { chance } = seededChoices(seed)
  const figures = { canary: viewed(0, 0), base: viewed(0, 0) }
  const view = (outcome: ReturnType<typeof viewed>, broken: number) => {
    if (chance(0.1)) {
      outcome.viewReports += 1
      outcome.views += 10
    }
    if (chance(broken)) outcome.broken += 1
  }
  for (let count = 1; count <= most; count++) {
    view(figures.canary, share)
    for (let other = 0; other < 9; other++) view(figures.base, 0.002)
    if (count % 20 === 0 && exceedsBase(figures.canary, figures.base)) return count
  }
  return undefined
}

test('of 100 rollouts that break three percent of the views, all are rolled back within 10,000 views', () => {
  const rolledBack = Array.from({ length: 100 }, (_, seed) => viewsUntilRolledBack(seed, 0.03, 10_000))
  assert.equal(rolledBack.filter((views) => views !== undefined).length, 100)
})

test('of 100 healthy rollouts, at most one is rolled back', () => {
  const rolledBack = Array.from({ length: 100 }, (_, seed) => viewsUntilRolledBack(seed, 0.002, 10_000))
  assert.ok(rolledBack.filter((views) => views !== undefined).length <= 1)
})
