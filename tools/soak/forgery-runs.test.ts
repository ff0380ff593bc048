import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forge } from './forgery-runs'

test('ADR 0084 of 30 forgeries, six of each kind, a shell server serves none, and the team releases as before', async () => {
  const counts = await forge(30, 7)
  assert.deepEqual(
    Object.entries(counts),
    ['changed bytes', 'foreign key', 'replayed old release', 'cut history', 'swapped SBOM'].map((kind) => [
      kind,
      { tried: 6, served: [] },
    ]),
  )
})
