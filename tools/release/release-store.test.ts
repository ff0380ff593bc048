import assert from 'node:assert/strict'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { RegistryChangedError } from './registry-history'
import { releaseStore } from './release-store'

const note = { action: 'promote', by: 'ada' } as const

async function emptyStore(t: TestContext) {
  const root = await mkdtemp(join(tmpdir(), 'store-'))
  t.after(() => rm(root, { recursive: true }))
  return releaseStore(root)
}

test('what was live becomes the first release to fall back to', async (t) => {
  const store = await emptyStore(t)
  await store.promote({ shell: 's1', 'remote-public': 'p1' }, note)
  await store.promote({ 'remote-public': 'p2' }, note)
  const registry = await store.promote({ 'remote-public': 'p3' }, note)
  assert.deepEqual(registry.shell, { live: 's1', previous: [] })
  assert.deepEqual(registry.remotes['remote-public'], { live: 'p3', previous: ['p2', 'p1'] })
})

test('promoting an earlier release lists it once', async (t) => {
  const store = await emptyStore(t)
  await store.promote({ 'remote-public': 'p1' }, note)
  await store.promote({ 'remote-public': 'p2' }, note)
  const registry = await store.promote({ 'remote-public': 'p1' }, note)
  assert.deepEqual(registry.remotes['remote-public'], { live: 'p1', previous: ['p2'] })
})

test('promoting what is live already writes nothing', async (t) => {
  const store = await emptyStore(t)
  await store.promote({ shell: 's1' }, note)
  const before = await stat(store.registryPath)
  await store.promote({ shell: 's1' }, note)
  assert.equal((await stat(store.registryPath)).ino, before.ino)
})

test('a rollback makes the release before live and never falls back to the one it left', async (t) => {
  const store = await emptyStore(t)
  for (const release of ['p1', 'p2', 'p3']) await store.promote({ shell: 's1', 'remote-public': release }, note)
  const registry = await store.rollBack('remote-public', undefined, 'grace')
  assert.deepEqual(registry.remotes['remote-public'], { live: 'p2', previous: ['p1'] })
  assert.deepEqual(registry.shell, { live: 's1', previous: [] })
  const { live = '' } = registry.remotes['remote-public'] ?? {}
  await assert.rejects(store.rollBack('remote-public', live, 'grace'), /is live already\.$/)
  await assert.rejects(store.rollBack('remote-public', 'p9', 'grace'), /^Error: remote-public was never live as p9\.$/)
  await assert.rejects(store.rollBack('shell', undefined, 'grace'), /^Error: shell has no earlier release\.$/)
})

test('the history says who changed what and when, newest first', async (t) => {
  const store = await emptyStore(t)
  await store.promote({ 'remote-public': 'p1' }, note)
  await store.promote({ 'remote-public': 'p2' }, note)
  await store.rollBack('remote-public', undefined, 'grace')
  const changes = await store.history.list(10)
  assert.deepEqual(
    changes.map(({ version, action, by, registry }) => [version, action, by, registry.remotes['remote-public']?.live]),
    [
      [3, 'rollback', 'grace', 'p1'],
      [2, 'promote', 'ada', 'p2'],
      [1, 'promote', 'ada', 'p1'],
    ],
  )
  assert.ok(changes.every(({ at }) => Date.now() - Date.parse(at) < 60_000))
})

test('of many changes at one moment none is lost: each is in the registry or its maker is told', async (t) => {
  const store = await emptyStore(t)
  await store.promote({ shell: 's0' }, note)
  const names = ['shell', 'remote-public', 'remote-tekdatanova', 'remote-backoffice'] as const
  const results = await Promise.allSettled(names.map((name) => store.promote({ [name]: 'new' }, note)))
  const made = names.filter((_name, index) => results[index]?.status === 'fulfilled')
  assert.ok(made.length > 0)
  const registry = await store.readRegistry()
  const live = names.filter((name) => (name === 'shell' ? registry?.shell : registry?.remotes[name])?.live === 'new')
  assert.deepEqual(live, made)
  for (const result of results) {
    if (result.status === 'rejected') assert.ok(result.reason instanceof RegistryChangedError)
  }
})

test('a change that was decided on an older registry is refused', async (t) => {
  const store = await emptyStore(t)
  await store.promote({ shell: 's1' }, note)
  await store.promote({ shell: 's2' }, note)
  await assert.rejects(store.promote({ shell: 's3' }, note, { expected: 1 }), RegistryChangedError)
  assert.equal((await store.readRegistry())?.shell.live, 's2')
})

test('a change that was cut off before it reached the registry is completed by the next one', async (t) => {
  const store = await emptyStore(t)
  const before = await store.promote({ shell: 's1', 'remote-public': 'p1' }, note)
  const at = new Date(Date.now() - 60_000).toISOString()
  const registry = { ...before, version: 2, shell: { live: 's2', previous: ['s1'] } }
  await store.history.add({ action: 'promote', by: 'ada', version: 2, at, registry })
  const after = await store.promote({ 'remote-public': 'p2' }, note)
  assert.deepEqual([after.version, after.shell.live, after.remotes['remote-public']?.live], [3, 's2', 'p2'])
})
