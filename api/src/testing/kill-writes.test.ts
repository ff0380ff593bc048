import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killRounds } from './kill-writes'
import { newTestDatabase } from './test-database'

test('D-01 D-04 a service killed during writes loses no acknowledged write', async () => {
  const { blogs, applications } = await killRounds({ rounds: 2, ...(await newTestDatabase()) })
  assert.ok(blogs + applications > 0)
})
