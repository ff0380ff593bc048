import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Registry } from '@tekskills/shared/contracts/release'
import { promote } from '../promote'
import { rollBack } from '../roll-back'
import { historyOf, statusOf } from '../status/status'
import type { ReleaseObjects } from '../store/release-objects'
import { storePlaces } from '../testing/store-places'
import type { RegistryChange } from './registry-history'

const note = { action: 'promote', by: 'ada' } as const
const keyOf = (version: number) => `history/${String(version).padStart(8, '0')}.json`

async function readJson<T>(objects: ReleaseObjects, key: string): Promise<T> {
  return JSON.parse((await objects.read(key))?.toString() ?? 'null') as T
}

/** Changes a stored change of the history, as someone with the credentials of the store could. */
async function alter(objects: ReleaseObjects, version: number, edit: (change: RegistryChange) => void) {
  const change = await readJson<RegistryChange>(objects, keyOf(version))
  edit(change)
  await objects.write(keyOf(version), JSON.stringify(change, null, 2))
}

// `removeAll` takes prefixes, and no key of a change is one of another.
const remove = (objects: ReleaseObjects, ...versions: number[]) =>
  Promise.all(versions.map((version) => objects.removeAll(keyOf(version))))

const tampering: Record<string, { by: (objects: ReleaseObjects) => Promise<unknown>; found: string[] }> = {
  'a change that was altered': {
    by: (objects) => alter(objects, 3, (change) => (change.by = 'grace')),
    found: ['Change 3 was altered after change 4 had been made.'],
  },
  'a registry in a change that was altered': {
    by: (objects) => alter(objects, 2, ({ registry }) => (registry.shell.live = 'evil')),
    found: ['Change 2 was altered after change 3 had been made.'],
  },
  'a change that was removed': {
    by: (objects) => remove(objects, 3),
    found: ['Change 3 is missing.'],
  },
  'a beginning that was cut off': {
    by: (objects) => remove(objects, 1, 2),
    found: ['Change 1 is missing.', 'Change 2 is missing.'],
  },
  'an end that was cut off': {
    by: (objects) => remove(objects, 4, 5),
    found: ['The changes after 3 are gone: registry.json is version 5.'],
  },
  'all of it gone': {
    by: (objects) => remove(objects, 1, 2, 3, 4, 5),
    found: ['The history is gone: registry.json is version 5.'],
  },
  'a change in the place of another': {
    by: async (objects) => objects.write(keyOf(3), (await objects.read(keyOf(2))) ?? ''),
    found: ['Change 3 is numbered 2.', 'Change 3 was altered after change 4 had been made.'],
  },
  'a newest change that is not what is live': {
    by: (objects) => alter(objects, 5, ({ registry }) => (registry.shell.live = 'evil')),
    found: ['registry.json is not what change 5 made.'],
  },
  'a registry that no change made': {
    by: async (objects) => {
      const registry = await readJson<Registry>(objects, 'registry.json')
      registry.shell.live = 'evil'
      await objects.write('registry.json', JSON.stringify(registry))
    },
    found: ['registry.json is not what change 5 made.'],
  },
  'a change that is not readable': {
    by: (objects) => objects.write(keyOf(3), '{"version": 3'),
    found: ['Change 3 cannot be read.', 'Change 3 was altered after change 4 had been made.'],
  },
}

for (const [place, emptyStore] of Object.entries(storePlaces)) {
  test(`${place}: ADR 0083 each change has the hash of the previous one, and an untouched history is intact`, async (t) => {
    const { store, elsewhere } = await emptyStore(t)
    for (const release of ['s1', 's2', 's3']) await store.setLive({ shell: release, 'remote-public': 'p1' }, note)
    const concurrent = await elsewhere()
    await Promise.all([store.setLive({ shell: 's4' }, note), concurrent.setLive({ 'remote-public': 'p2' }, note)])
    assert.deepEqual(await store.checkHistory(), { checked: 5, findings: [], unlinked: [] })
    assert.match(await statusOf(store, {}), /^The history is intact \(5 changes checked\)\.$/m)
  })

  test(`${place}: ADR 0083 a cut or altered history is detected and blocks promotions, but not rollbacks`, async (t) => {
    for (const [what, { by, found }] of Object.entries(tampering)) {
      const { store, objects } = await emptyStore(t)
      for (const release of ['s1', 's2', 's3', 's4', 's5'])
        await store.setLive({ shell: release, 'remote-public': 'p1' }, note)
      await by(objects)
      assert.deepEqual((await store.checkHistory()).findings, found, what)
      const { isWhole, text } = await historyOf(store)
      assert.equal(isWhole, false, what)
      assert.match(text, /THE HISTORY IS NOT INTACT/)
      const promoting = promote(store, {
        name: 'remote-public',
        release: 'p1',
        by: 'ada',
        renderCheck: () => Promise.resolve([]),
      })
      await assert.rejects(promoting, /history of the registry was cut or altered/, what)
    }
    const { store, objects } = await emptyStore(t)
    for (const release of ['s1', 's2', 's3']) await store.setLive({ shell: release, 'remote-public': 'p1' }, note)
    await remove(objects, 3)
    await assert.rejects(rollBack(store, { name: 'shell', by: 'ada' }), /the store has no release s2/)
  })

  test(`${place}: ADR 0083 after a cut the version continues from the registry, and the gap stays visible`, async (t) => {
    const { store, objects } = await emptyStore(t)
    for (const release of ['s1', 's2', 's3', 's4']) await store.setLive({ shell: release, 'remote-public': 'p1' }, note)
    await remove(objects, 3, 4)
    const registry = await store.setLive({ shell: 's5' }, note)
    assert.equal(registry.version, 5)
    assert.deepEqual((await store.checkHistory()).findings, ['Change 3 is missing.', 'Change 4 is missing.'])
  })

  test(`${place}: ADR 0083 changes by older tools are named, and the history continues`, async (t) => {
    const { store, objects } = await emptyStore(t)
    await store.setLive({ shell: 's1', 'remote-public': 'p1' }, note)
    const registry = await readJson<Registry>(objects, 'registry.json')
    const older: RegistryChange = { ...note, version: 2, at: '2026-01-01', registry: { ...registry, version: 2 } }
    await objects.addOnce(keyOf(2), JSON.stringify(older))
    await objects.write('registry.json', JSON.stringify(older.registry))
    await store.setLive({ shell: 's2' }, note)
    assert.deepEqual(await store.checkHistory(), { checked: 3, findings: [], unlinked: [2] })
  })
}
