import assert from 'node:assert/strict'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { integrityOf } from '../integrity'
import { prune } from '../prune'
import { entryOf, promoted } from '../registry/registry-edits'
import { RegistryChangedError } from '../registry/registry-history'
import type { ReleaseStore } from './release-store'
import { startBucketServer } from '../testing/bucket-server'
import { bucketStore, storePlaces } from '../testing/store-places'
import { rollBackWithoutGate } from '../testing/without-gate'

const DAY = 86_400_000
const note = { action: 'promote', by: 'ada' } as const

/** Puts a release with one file into a store, as a build and its upload do. */
async function published(store: ReleaseStore, release: string, content: string) {
  const folder = store.folderOf('remote-public', release)
  await mkdir(join(folder, 'client'), { recursive: true })
  await writeFile(join(folder, 'client', 'container.js'), content)
  const files = { 'container.js': { integrity: integrityOf(Buffer.from(content)), bytes: content.length } }
  await writeFile(join(folder, 'release.json'), JSON.stringify({ schema: 1, name: 'remote-public', release, files }))
  await store.upload('remote-public', release)
}

for (const [place, emptyStore] of Object.entries(storePlaces)) {
  test(`${place}: a promotion makes the live release the first one to fall back to`, async (t) => {
    const { store } = await emptyStore(t)
    await store.setLive({ shell: 's1', 'remote-public': 'p1' }, note)
    await store.setLive({ 'remote-public': 'p2' }, note)
    const registry = await store.setLive({ 'remote-public': 'p3' }, note)
    assert.deepEqual(registry.shell, { live: 's1', previous: [] })
    assert.deepEqual(registry.remotes['remote-public'], { live: 'p3', previous: ['p2', 'p1'] })
  })

  test(`${place}: promoting an earlier release lists it once`, async (t) => {
    const { store } = await emptyStore(t)
    await store.setLive({ 'remote-public': 'p1' }, note)
    await store.setLive({ 'remote-public': 'p2' }, note)
    const registry = await store.setLive({ 'remote-public': 'p1' }, note)
    assert.deepEqual(registry.remotes['remote-public'], { live: 'p1', previous: ['p2'] })
  })

  test(`${place}: promoting the live release writes nothing`, async (t) => {
    const { store, objects } = await emptyStore(t)
    await store.setLive({ shell: 's1' }, note)
    const before = await objects.list('')
    await store.setLive({ shell: 's1' }, note)
    assert.deepEqual(await objects.list(''), before)
  })

  test(`${place}: a damaged registry is read from the history, and repaired by the next change`, async (t) => {
    const { store, objects } = await emptyStore(t)
    await store.setLive({ shell: 's1', 'remote-public': 'p1' }, note)
    const intact = (await objects.read('registry.json'))?.toString()
    for (const damaged of ['', 'null', '{"schema":1', '<html>', '{"schema":1}']) {
      await objects.write('registry.json', damaged)
      assert.equal((await store.readRegistry())?.shell.live, 's1')
      await store.setLive({ shell: 's1', 'remote-public': 'p1' }, note)
      assert.equal((await objects.read('registry.json'))?.toString(), intact)
    }
  })

  test(`${place}: a rollback makes the previous release live and never falls back to the one it replaced`, async (t) => {
    const { store } = await emptyStore(t)
    for (const release of ['p1', 'p2', 'p3']) await store.setLive({ shell: 's1', 'remote-public': release }, note)
    const registry = await rollBackWithoutGate(store, 'remote-public', undefined, 'grace')
    assert.deepEqual(registry.remotes['remote-public'], { live: 'p2', previous: ['p1'] })
    assert.deepEqual(registry.shell, { live: 's1', previous: [] })
    const { live = '' } = registry.remotes['remote-public'] ?? {}
    await assert.rejects(rollBackWithoutGate(store, 'remote-public', live, 'grace'), /is live already\.$/)
    await assert.rejects(
      rollBackWithoutGate(store, 'remote-public', 'p9', 'grace'),
      /^Error: remote-public p9 is not among its earlier live releases: make it live with promote remote-public p9$/,
    )
    await assert.rejects(
      rollBackWithoutGate(store, 'shell', undefined, 'grace'),
      /^Error: shell has no earlier release\.$/,
    )
  })

  test(`${place}: the history lists author, change and time, newest first`, async (t) => {
    const { store } = await emptyStore(t)
    await store.setLive({ 'remote-public': 'p1' }, note)
    await store.setLive({ 'remote-public': 'p2' }, note)
    await rollBackWithoutGate(store, 'remote-public', undefined, 'grace')
    const changes = await store.history.list(10)
    assert.deepEqual(
      changes.map(({ version, action, by, registry }) => [
        version,
        action,
        by,
        registry.remotes['remote-public']?.live,
      ]),
      [
        [3, 'rollback', 'grace', 'p1'],
        [2, 'promote', 'ada', 'p2'],
        [1, 'promote', 'ada', 'p1'],
      ],
    )
    assert.ok(changes.every(({ at }) => Date.now() - Date.parse(at) < 60_000))
  })

  test(`${place}: four teams that release different parts at the same time all succeed`, async (t) => {
    const { store, elsewhere } = await emptyStore(t)
    await store.setLive({ shell: 's0', 'remote-x': 'x0' }, note)
    const names = ['shell', 'remote-public', 'remote-tekdatanova', 'remote-backoffice'] as const
    for (const release of ['new1', 'new2', 'new3']) {
      const stores = await Promise.all(names.map(() => elsewhere()))
      await Promise.all(stores.map((store, team) => store.setLive({ [names[team] ?? '']: release }, note)))
      const registry = await store.readRegistry()
      assert.deepEqual(
        names.map((name) => entryOf(registry, name)?.live),
        names.map(() => release),
      )
      assert.deepEqual(registry?.remotes['remote-x'], { live: 'x0', previous: [] })
    }
    assert.equal((await store.history.list(100)).length, 1 + 3 * names.length)
  })

  test(`${place}: of two concurrent releases of the same part one succeeds, and the other is rejected`, async (t) => {
    const { store, elsewhere } = await emptyStore(t)
    await store.setLive({ shell: 's0', 'remote-public': 'p0' }, note)
    const other = await elsewhere()
    const slow = store.change(async (before) => {
      await other.setLive({ 'remote-public': 'p2' }, { action: 'promote', by: 'grace' })
      return { registry: promoted(before, { 'remote-public': 'p1' }), note }
    })
    await assert.rejects(slow, (error: unknown) => {
      assert.ok(error instanceof RegistryChangedError)
      assert.match(error.message, /^remote-public was changed at the same time: p2 is live now\./)
      return true
    })
    assert.deepEqual((await store.readRegistry())?.remotes['remote-public'], { live: 'p2', previous: ['p0'] })
  })

  test(`${place}: a change is retried on top of a concurrent change of another part`, async (t) => {
    const { store, elsewhere } = await emptyStore(t)
    await store.setLive({ shell: 's0', 'remote-public': 'p0' }, note)
    const other = await elsewhere()
    const shells: (string | undefined)[] = []
    await store.change(async (before) => {
      shells.push(before?.shell.live)
      if (shells.length === 1) await other.setLive({ shell: 's1' }, note)
      return { registry: promoted(before, { 'remote-public': 'p1' }), note }
    })
    assert.deepEqual(shells, ['s0', 's1'])
    const registry = await store.readRegistry()
    assert.deepEqual([registry?.shell.live, registry?.remotes['remote-public']?.live], ['s1', 'p1'])
  })

  test(`${place}: a registry that is behind its history is not trusted`, async (t) => {
    const { store, objects } = await emptyStore(t)
    await store.setLive({ 'remote-x': 'x1' }, note)
    const first = await objects.read('registry.json')
    await store.setLive({ 'remote-public': 'p1' }, note)
    await objects.write('registry.json', first ?? '')
    const after = await store.setLive({ shell: 's1' }, note)
    assert.deepEqual([after.remotes['remote-x']?.live, after.remotes['remote-public']?.live], ['x1', 'p1'])
  })

  test(`${place}: a change that was interrupted before it reached the registry is completed by the next one`, async (t) => {
    const { store } = await emptyStore(t)
    const before = await store.setLive({ shell: 's1', 'remote-public': 'p1' }, note)
    const at = new Date(Date.now() - 60_000).toISOString()
    const registry = { ...before, version: 2, shell: { live: 's2', previous: ['s1'] } }
    await store.history.add({ action: 'promote', by: 'ada', version: 2, at, registry })
    const after = await store.setLive({ 'remote-public': 'p2' }, note)
    assert.deepEqual([after.version, after.shell.live, after.remotes['remote-public']?.live], [3, 's2', 'p2'])
  })

  test(`${place}: a published release is complete for another machine`, async (t) => {
    const { store, elsewhere } = await emptyStore(t)
    await published(store, 'p1', 'one')
    const other = await elsewhere()
    assert.ok(await other.has('remote-public', 'p1'))
    assert.equal((await other.describe('remote-public', 'p1')).release, 'p1')
    const entry = await readFile(join(other.folderOf('remote-public', 'p1'), 'client', 'container.js'), 'utf8')
    assert.equal(entry, 'one')
  })

  test(`${place}: a release without its descriptor, left by an interrupted upload, does not exist`, async (t) => {
    const { store, objects } = await emptyStore(t)
    await objects.write('remote-public/p1/client/container.js', 'one')
    assert.ok(!(await store.has('remote-public', 'p1')))
  })

  test(`${place}: a release that is no longer referenced is pruned after its retention, for every machine`, async (t) => {
    const { store, elsewhere } = await emptyStore(t)
    for (const release of ['p1', 'p2', 'p3']) await published(store, release, release)
    for (const release of ['p2', 'p3']) await store.setLive({ 'remote-public': release }, note)
    assert.deepEqual(await prune(store, 30), [])
    assert.deepEqual(await prune(store, 30, { now: Date.now() + 40 * DAY }), ['remote-public p1'])
    const other = await elsewhere()
    const found = ['p1', 'p2', 'p3'].map((release) => other.has('remote-public', release))
    assert.deepEqual(await Promise.all(found), [false, true, true])
  })
}

test('a server that ignores conditional writes is rejected before a change is lost', async (t) => {
  const { store } = await bucketStore(t, startBucketServer)
  await store.setLive({ shell: 's1' }, note)
  await assert.rejects(store.setLive({ shell: 's2' }, note), /ignores If-None-Match/)
  assert.equal((await store.readRegistry())?.shell.live, 's1')
})
