import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atDueTimes } from './due-times'

test('an error of what is due is reported, and what is due is done at the next attempt', (t, done) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const reported: unknown[] = []
  const broken = new Error('the database is away')
  let runs = 0
  const end = atDueTimes({
    now: () => new Date(1000),
    next: async () => (runs < 2 ? new Date(500) : null),
    run: async () => {
      runs += 1
      if (runs === 1) throw broken
    },
    subscribe: () => () => undefined,
    onError: (error) => reported.push(error),
  })
  setImmediate(() => {
    assert.deepEqual([reported, runs], [[broken], 1])
    t.mock.timers.tick(5000)
    setImmediate(() => {
      end()
      assert.deepEqual([reported.length, runs], [1, 2])
      done()
    })
  })
})
