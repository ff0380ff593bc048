import assert from 'node:assert/strict'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { releaseStore } from './release-store'

async function emptyStore(t: TestContext) {
  const root = await mkdtemp(join(tmpdir(), 'store-'))
  t.after(() => rm(root, { recursive: true }))
  return releaseStore(root)
}

test('what was live becomes the first release to fall back to', async (t) => {
  const store = await emptyStore(t)
  await store.promote({ shell: 's1', 'remote-public': 'p1' })
  await store.promote({ 'remote-public': 'p2' })
  const registry = await store.promote({ 'remote-public': 'p3' })
  assert.deepEqual(registry.shell, { live: 's1', previous: [] })
  assert.deepEqual(registry.remotes['remote-public'], { live: 'p3', previous: ['p2', 'p1'] })
})

test('going back to an earlier release lists it once', async (t) => {
  const store = await emptyStore(t)
  await store.promote({ 'remote-public': 'p1' })
  await store.promote({ 'remote-public': 'p2' })
  const registry = await store.promote({ 'remote-public': 'p1' })
  assert.deepEqual(registry.remotes['remote-public'], { live: 'p1', previous: ['p2'] })
})

test('promoting what is live already writes nothing', async (t) => {
  const store = await emptyStore(t)
  await store.promote({ shell: 's1' })
  const before = await stat(store.registryPath)
  await store.promote({ shell: 's1' })
  assert.equal((await stat(store.registryPath)).ino, before.ino)
})
