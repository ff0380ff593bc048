import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exceedsBase, failureRate } from './failure-rate'

/** Figures of a release of which every visitor reports. */
const outcome = (loads: number, failures: number) => ({ reports: loads + failures, loads, failures })
const healthy = outcome(1000, 0)

test('a release that fails is taken back after five failures, however few visitors it has', () => {
  assert.equal(exceedsBase(outcome(0, 4), healthy), false)
  assert.equal(exceedsBase(outcome(0, 5), healthy), true)
  assert.equal(exceedsBase(outcome(0, 5), outcome(0, 0)), true)
})

test('a few failures decide nothing before twenty reports are there', () => {
  assert.equal(exceedsBase(outcome(18, 1), healthy), false)
  assert.equal(exceedsBase(outcome(19, 1), healthy), true)
})

test('two failures of a hundred are tolerated beside a base without any', () => {
  assert.equal(exceedsBase(outcome(980, 20), healthy), false)
  assert.equal(exceedsBase(outcome(979, 21), healthy), true)
})

test('where the base fails too, twice as often is tolerated', () => {
  const base = outcome(950, 50)
  assert.equal(exceedsBase(outcome(900, 100), base), false)
  assert.equal(exceedsBase(outcome(899, 101), base), true)
})

test('sampled loads count for all visitors whom they stand for', () => {
  const sampled = { reports: 56, loads: 500, failures: 6 }
  assert.equal(failureRate(sampled), 6 / 506)
  assert.equal(exceedsBase(sampled, healthy), false)
  assert.equal(exceedsBase({ ...sampled, loads: 50 }, healthy), true)
})

test('a release of which nothing is known stays', () => {
  assert.equal(exceedsBase(outcome(0, 0), healthy), false)
  assert.equal(exceedsBase(outcome(5000, 0), outcome(10, 90)), false)
})
