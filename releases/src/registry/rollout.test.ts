import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { gateFindings, type RenderCheck } from '../gate/gate'
import { promote } from '../promote'
import { prune } from '../prune'
import { promoted } from './registry-edits'
import { releaseStore } from '../store/release-store'
import { statusOf } from '../status/status'
import { rollBackWithoutGate, rollOutWithoutGate } from '../testing/without-gate'

const note = { action: 'promote', by: 'ada' } as const
const PUBLIC = 'remote-public'

/** A store in which `remote-public` has p2 live, p1 before it, and p3 rolled out to some visitors. */
async function rollingOut(t: TestContext, percent = 10) {
  const root = await mkdtemp(join(tmpdir(), 'rollout-'))
  t.after(() => rm(root, { recursive: true }))
  const store = releaseStore(root)
  await store.setLive({ shell: 's1', [PUBLIC]: 'p1' }, note)
  await store.setLive({ [PUBLIC]: 'p2' }, note)
  return { store, registry: await rollOutWithoutGate(store, PUBLIC, { release: 'p3', percent }, note) }
}

test('a rollout leaves the live release unchanged, and its percentage can be raised', async (t) => {
  const { store, registry } = await rollingOut(t)
  const live = { live: 'p2', previous: ['p1'] }
  assert.deepEqual(registry.remotes[PUBLIC], { ...live, rollout: { release: 'p3', percent: 10 } })
  const wider = await rollOutWithoutGate(store, PUBLIC, { release: 'p3', percent: 50 }, note)
  assert.deepEqual(wider.remotes[PUBLIC], { ...live, rollout: { release: 'p3', percent: 50 } })
  assert.equal(wider.version, 4)
})

test('promoting a release for everyone ends its rollout, or that of another release', async (t) => {
  const { store } = await rollingOut(t)
  const same = await store.setLive({ [PUBLIC]: 'p3' }, note)
  assert.deepEqual(same.remotes[PUBLIC], { live: 'p3', previous: ['p2', 'p1'] })
  await rollOutWithoutGate(store, PUBLIC, { release: 'p4', percent: 10 }, note)
  const other = await store.setLive({ [PUBLIC]: 'p5' }, note)
  assert.deepEqual(other.remotes[PUBLIC], { live: 'p5', previous: ['p3', 'p2', 'p1'] })
})

test('a start with the live release leaves a rollout running', async (t) => {
  const { store, registry } = await rollingOut(t)
  assert.deepEqual(await store.setLive({ shell: 's1', [PUBLIC]: 'p2' }, { action: 'start', by: 'ada' }), registry)
})

test('a rollback first ends the rollout and keeps the live release; the next one restores the previous release', async (t) => {
  const { store } = await rollingOut(t)
  const back = await rollBackWithoutGate(store, PUBLIC, undefined, 'grace')
  assert.deepEqual(back.remotes[PUBLIC], { live: 'p2', previous: ['p1'] })
  const [change] = await store.history.list(1)
  assert.deepEqual([change?.action, change?.by], ['rollback', 'grace'])
  const earlier = await rollBackWithoutGate(store, PUBLIC, undefined, 'grace')
  assert.deepEqual(earlier.remotes[PUBLIC], { live: 'p1', previous: [] })
})

test('a rollback to a named release ends the rollout too', async (t) => {
  const { store } = await rollingOut(t)
  assert.deepEqual((await rollBackWithoutGate(store, PUBLIC, 'p1', 'grace')).remotes[PUBLIC], {
    live: 'p1',
    previous: [],
  })
})

test('what cannot be rolled out is rejected with a one-sentence message', async (t) => {
  const { store, registry } = await rollingOut(t)
  const roll = (name: string, release: string, percent: number) =>
    rollOutWithoutGate(store, name, { release, percent }, note)
  for (const percent of [0, 100, 2.5, NaN, -1])
    await assert.rejects(roll(PUBLIC, 'p3', percent), /^Error: --percent must be a whole number from 1 to 99/)
  await assert.rejects(roll(PUBLIC, 'p2', 10), /^Error: remote-public p2 is live for everyone already\.$/)
  assert.deepEqual(await store.readRegistry(), registry)
})

test('a shell and the first release of a remote are rolled out like any other release', async (t) => {
  const { store } = await rollingOut(t)
  await rollOutWithoutGate(store, 'shell', { release: 's2', percent: 10 }, note)
  await rollOutWithoutGate(store, 'remote-new', { release: 'n1', percent: 5 }, note)
  const text = await statusOf(store, {})
  assert.match(text, /^ {2}shell +s1, s2 at 10% +before: none$/m)
  assert.match(text, /^ {2}remote-new +none, n1 at 5% +before: none$/m)
  assert.match(text, /^ +5 .* by ada: remote-new n1 at 5%$/m)
  await rollBackWithoutGate(store, 'remote-new', undefined, 'grace')
  await rollBackWithoutGate(store, 'shell', undefined, 'grace')
  const { shell, newcomers } = (await store.readRegistry()) ?? {}
  assert.deepEqual([shell, newcomers], [{ live: 's1', previous: [] }, undefined])
})

test('the status shows the live release and the rollout with its percentage', async (t) => {
  const { store } = await rollingOut(t)
  const text = await statusOf(store, {})
  assert.match(text, /^ {2}remote-public +p2, p3 at 10% +before: p1$/m)
  assert.match(text, /^ +3 .* by ada: remote-public p3 at 10%$/m)
})

/** Writes a release without files, with a descriptor only. */
async function describe(root: string, name: string, release: string, requires: Record<string, string> = {}) {
  const folder = join(root, name, release)
  await mkdir(folder, { recursive: true })
  const descriptor = { schema: 1, name, release, routes: [], requires, files: {}, server: null }
  await writeFile(join(folder, 'release.json'), JSON.stringify(descriptor))
}

test('an old release that is rolled out is not pruned', async (t) => {
  const { store } = await rollingOut(t)
  for (const release of ['p0', 'p1', 'p2', 'p3']) await describe(store.root, PUBLIC, release)
  assert.deepEqual(await prune(store, 30, { now: Date.now() + 40 * 86_400_000 }), ['remote-public p0'])
})

test('a shell that lacks a singleton of a rolled-out release is rejected', async (t) => {
  const { store } = await rollingOut(t)
  await describe(store.root, 'shell', 's2', { react: '19.0.0' })
  for (const release of ['p1', 'p2']) await describe(store.root, PUBLIC, release, { react: '19.0.0' })
  await describe(store.root, PUBLIC, 'p3', { react: '19.0.0', zustand: '5.0.0' })
  const before = await store.readRegistry()
  assert.deepEqual(await gateFindings(store, 'shell', 's2', { before, after: promoted(before, { shell: 's2' }) }), [
    'remote-public needs zustand ^5.0.0, the shell provides none: raise zustand in the shell to 5.0.0, and release the shell first',
  ])
})

test('the pages of a release for some visitors are checked as if it were live for everyone', async (t) => {
  const { store } = await rollingOut(t)
  await describe(store.root, 'shell', 's1')
  for (const release of ['p1', 'p2', 'p3', 'p4']) await describe(store.root, PUBLIC, release)
  const checked: unknown[] = []
  const renderCheck: RenderCheck = (_root, { remotes }, { release }) => {
    checked.push([release, remotes[PUBLIC]])
    return Promise.resolve([])
  }
  await promote(store, { name: PUBLIC, release: 'p4', percent: 10, by: 'ada', renderCheck })
  assert.deepEqual(checked, [['p4', { live: 'p4', previous: ['p2', 'p1'] }]])
})
