import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthToDate } from './aggregates'

const daysOf = (now: string, timeZone: string) => {
  const { current, previous } = monthToDate(new Date(now), timeZone)
  return [current.from, previous.from, previous.to].map((time) => time.toISOString())
}

test('BO-03 a month is compared with the previous one up to the same time, at most to its end, in the time zone of the site', () => {
  assert.deepEqual(daysOf('2026-11-25T10:00:00Z', 'UTC'), [
    '2026-11-01T00:00:00.000Z',
    '2026-10-01T00:00:00.000Z',
    '2026-10-25T10:00:00.000Z',
  ])
  assert.deepEqual(daysOf('2026-03-30T10:00:00Z', 'UTC').at(-1), '2026-03-01T00:00:00.000Z')
  assert.deepEqual(daysOf('2026-01-01T03:00:00Z', 'America/New_York').slice(0, 2), [
    '2025-12-01T05:00:00.000Z',
    '2025-11-01T04:00:00.000Z',
  ])
})
