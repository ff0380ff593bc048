import assert from 'node:assert/strict'
import { test } from 'node:test'
import { median, pairedRatio, rotated, table } from './numbers'

test('the median ignores NaN', () => {
  assert.equal(median([3, 1, NaN, 2]), 2)
  assert.equal(median([4, 1, 2, 3]), 2.5)
})

test('a paired ratio compares within a round', () => {
  assert.equal(pairedRatio([2, 20, 200], [1, 10, 100]), 2)
})

test('each round starts with a different name', () => {
  assert.deepEqual(rotated(['a', 'b', 'c'], 1), ['b', 'c', 'a'])
})

test('a table is Markdown with aligned columns', () => {
  assert.equal(
    table([
      ['what', 'n'],
      ['x', '10'],
    ]),
    '| what | n  |\n|------|----|\n| x    | 10 |',
  )
})
