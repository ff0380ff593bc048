import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exceedsBase, failureRate } from './failure-rate'

/** Figures of a release for which every visitor reports. */
const outcome = (loads: number, failures: number) => ({ reports: loads + failures, loads, failures })
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
  const sampled = { reports: 56, loads: 500, failures: 6 }
  assert.equal(failureRate(sampled), 6 / 506)
  assert.equal(exceedsBase(sampled, healthy), false)
  assert.equal(exceedsBase({ ...sampled, loads: 50 }, healthy), true)
})

test('a release without reports is kept', () => {
  assert.equal(exceedsBase(outcome(0, 0), healthy), false)
  assert.equal(exceedsBase(outcome(5000, 0), outcome(10, 90)), false)
})
