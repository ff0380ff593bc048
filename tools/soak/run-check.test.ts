import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runCheck, tableOf } from './run-check'

test('a check passes when its process exits with 0, and its last line is the finding', async () => {
  let ended = false
  const result = await runCheck({
    name: 'probe',
    command: ['-e', 'console.log("one"); console.log(`${process.env.COUNTED} of 20 rounds`)'],
    prepare: async () => ({ env: { COUNTED: '20' }, end: async () => void (ended = true) }),
  })
  assert.equal(result.passed, true)
  assert.equal(result.finding, '20 of 20 rounds')
  assert.equal(ended, true)
})

test('a check that fails or cannot be prepared has not passed', async () => {
  const failing = await runCheck({ name: 'failing', command: ['-e', 'console.log("3 writes lost"); process.exit(1)'] })
  const unprepared = await runCheck({
    name: 'unprepared',
    command: [],
    prepare: () => Promise.reject(new Error('There is no PostgreSQL.')),
  })
  assert.deepEqual([failing.passed, unprepared.passed], [false, false])
  assert.match(
    tableOf([failing, unprepared]),
    /^FAILED {2}failing .*3 writes lost\nFAILED {2}unprepared .*no PostgreSQL\.$/,
  )
})
