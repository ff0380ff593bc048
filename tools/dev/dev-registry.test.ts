import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Registry } from '@tekskills/shared/contracts/release'
import { createDevRegistry, registryOf } from './dev-registry'

test('developed parts are listed by revision, the rest by published release', () => {
  assert.deepEqual(registryOf({ shell: 1, 'remote-public': 3 }, { 'remote-tekdatanova': 'a1b2' }), {
    schema: 1,
    shell: { live: 'dev', previous: [], revision: 1 },
    remotes: {
      'remote-public': { live: 'dev', previous: [], revision: 3 },
      'remote-tekdatanova': { live: 'a1b2', previous: [] },
    },
  })
})

test('the registry is written only once everything is built, and each further build increments its revision', async () => {
  const written: Registry[] = []
  const write = (registry: Registry) => Promise.resolve(written.push(registry)).then(() => undefined)
  const registry = createDevRegistry({ developed: ['shell', 'remote-public'], published: {}, write })
  await registry.announce('shell')
  await registry.announce('shell')
  assert.equal(written.length, 0)
  await registry.announce('remote-public')
  await registry.complete
  await registry.announce('remote-public')
  const revisions = written.map(({ shell, remotes }) => [shell.revision, remotes['remote-public']?.revision])
  assert.deepEqual(revisions, [
    [2, 1],
    [2, 2],
  ])
})

test('a failed write rejects the announcement, and the next one is attempted', async () => {
  let fails = true
  const write = () => (fails ? Promise.reject(new Error('disk full')) : Promise.resolve())
  const registry = createDevRegistry({ developed: ['shell'], published: {}, write })
  await assert.rejects(registry.announce('shell'), /disk full/)
  fails = false
  await registry.announce('shell')
  await registry.complete
})
