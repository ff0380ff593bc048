import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'
import type { Registry } from '@tekskills/shared/contracts/release'
import { guardRollouts, keepGuarding } from './guard'
import { blockOf } from '../registry/registry-edits'
import type { ChangeNote } from '../registry/registry-history'
import { figuresFrom } from './release-figures'
import { statusOf } from '../status/status'
import { releaseStore } from '../store/release-store'
import { rollOutWithoutGate } from '../testing/without-gate'

const note = { action: 'promote', by: 'ada' } as const
const PUBLIC = 'remote-public'

const figuresOf = (release: string, loads: number, failures: number): ReleaseFigures => ({
  remote: PUBLIC,
  release,
  reports: loads + failures,
  loads,
  failures,
  views: 0,
  viewReports: 0,
  broken: 0,
  mean: null,
  p75: null,
})

/** A store in which p1 is live and p2 is rolled out to 10%, and a service that returns the figures set by the test. */
async function rollingOut(t: TestContext) {
  const root = await mkdtemp(join(tmpdir(), 'guard-'))
  t.after(() => rm(root, { recursive: true }))
  const store = releaseStore(root)
  await store.setLive({ shell: 's1', [PUBLIC]: 'p1' }, note)
  await rollOutWithoutGate(store, PUBLIC, { release: 'p2', percent: 10 }, note)

  let releases: ReleaseFigures[] | undefined = []
  const requestedUrls: string[] = []
  const service = createServer((request, response) => {
    requestedUrls.push(request.url ?? '')
    response.statusCode = releases ? 200 : 503
    response.end(JSON.stringify({ minutes: 1, releases }))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  t.after(() => service.close())
  const { port } = service.address() as AddressInfo
  const reports: string[] = []
  const options = {
    store,
    readFigures: figuresFrom(`http://127.0.0.1:${port}`),
    report: (message: string) => void reports.push(message),
  }
  return {
    store,
    options,
    requestedUrls,
    reports,
    respondWith: (figures?: ReleaseFigures[]) => void (releases = figures),
    rollout: async () => (await store.readRegistry())?.remotes[PUBLIC]?.rollout?.release,
  }
}

test('a rollout that fails more than the live release is rolled back, with the guard as the author', async (t) => {
  const { store, options, reports, respondWith, rollout } = await rollingOut(t)
  respondWith([figuresOf('p1', 900, 0), figuresOf('p2', 95, 5)])
  await guardRollouts(options)
  assert.equal(await rollout(), undefined)
  assert.equal((await store.readRegistry())?.remotes[PUBLIC]?.live, 'p1')
  const [change] = await store.history.list(1)
  assert.deepEqual([change?.action, change?.by], ['rollback', 'guard'])
  assert.deepEqual(reports, [
    'The rollout of remote-public p2 was rolled back: 5 failures, 5.0% of its loads; p1 has 0.0%.',
  ])
})

test('a rollout that breaks three percent of its page views is rolled back, although each view loads ten things', async (t) => {
  const { reports, options, respondWith, rollout } = await rollingOut(t)
  const views = { views: 10_000, viewReports: 1000 }
  respondWith([
    { ...figuresOf('p1', 900_000, 60), views: 90_000, viewReports: 9000, broken: 60 },
    { ...figuresOf('p2', 100_000, 300), ...views, broken: 100 },
  ])
  await guardRollouts(options)
  assert.equal(await rollout(), 'p2')
  respondWith([
    { ...figuresOf('p1', 900_000, 60), views: 90_000, viewReports: 9000, broken: 60 },
    { ...figuresOf('p2', 100_000, 300), ...views, broken: 300 },
  ])
  await guardRollouts(options)
  assert.equal(await rollout(), undefined)
  assert.deepEqual(reports, [
    'The rollout of remote-public p2 was rolled back: 300 broken page views, 3.0% of all; p1 has 0.1%.',
  ])
})

/** Measured page loads, all in one of the intervals: the second is from 50 to 100 ms, the sixth from 300 to 400 ms. */
const vitals = (visits: number, interval: number) => ({
  vitals: { inp: Array.from({ length: 15 }, (_, index) => (index === interval - 1 ? visits : 0)), lcp: [] },
})

test('a rollout whose interactions take noticeably longer is rolled back with the times, although nothing fails', async (t) => {
  const { store, reports, options, respondWith, rollout } = await rollingOut(t)
  const base = { ...figuresOf('p1', 900, 0), ...vitals(400, 2) }
  respondWith([base, { ...figuresOf('p2', 95, 0), ...vitals(29, 6) }])
  await guardRollouts(options)
  assert.equal(await rollout(), 'p2')
  respondWith([base, { ...figuresOf('p2', 95, 0), ...vitals(220, 6) }])
  await guardRollouts(options)
  assert.equal(await rollout(), undefined)
  const reason =
    'The rollout of remote-public p2 was rolled back: interactions take 375 ms instead of 88 ms at the 75th percentile, 220 visits.'
  assert.deepEqual(reports, [reason])
  assert.equal(blockOf(await store.readRegistry(), PUBLIC, 'p2')?.reason, reason)
})

test('a promotion for everyone that is noticeably slower than the release before is rolled back within half an hour', async (t) => {
  const { options, respondWith, began, live } = await promotedToAll(t)
  respondWith([
    { ...figuresOf('p1', 900, 0), ...vitals(400, 2) },
    { ...figuresOf('p2', 900, 0), ...vitals(60, 6) },
  ])
  await guardRollouts({ ...options, now: () => began + 31 * 60_000 })
  assert.equal(await live(), 'p2')
  await guardRollouts({ ...options, now: () => began + 29 * 60_000 })
  assert.equal(await live(), 'p1')
})

test('a promotion for everyone that breaks three percent of the page views is rolled back within half an hour', async (t) => {
  const { options, respondWith, began, live } = await promotedToAll(t)
  respondWith([
    { ...figuresOf('p1', 900_000, 60), views: 90_000, viewReports: 9000, broken: 60 },
    { ...figuresOf('p2', 100_000, 300), views: 10_000, viewReports: 1000, broken: 300 },
  ])
  await guardRollouts({ ...options, now: () => began + 29 * 60_000 })
  assert.equal(await live(), 'p1')
})

test('a release that the guard rolled back is blocked with the reason, in the registry and in the history', async (t) => {
  const { store, options, respondWith } = await rollingOut(t)
  respondWith([figuresOf('p1', 900, 0), figuresOf('p2', 95, 5)])
  await guardRollouts(options)
  const reason = 'The rollout of remote-public p2 was rolled back: 5 failures, 5.0% of its loads; p1 has 0.0%.'
  const registry = await store.readRegistry()
  assert.equal(blockOf(registry, PUBLIC, 'p2')?.reason, reason)
  const [change] = await store.history.list(1)
  assert.equal(change?.reason, reason)
})

/** A store in which p2 has been promoted for everyone in place of p1; `began` is the time of the promotion. */
async function promotedToAll(t: TestContext, more: Partial<ChangeNote> = {}) {
  const watched = await rollingOut(t)
  await watched.store.setLive({ [PUBLIC]: 'p2' }, { ...note, ...more })
  const [change] = await watched.store.history.list(1)
  return {
    ...watched,
    began: Date.parse(change?.at ?? ''),
    live: async () => (await watched.store.readRegistry())?.remotes[PUBLIC]?.live,
  }
}

test('a release that went live for everyone is compared with the previous one for half an hour', async (t) => {
  const { store, options, respondWith, reports, began, live } = await promotedToAll(t)
  const guardAfter = (minutes: number) => guardRollouts({ ...options, now: () => began + minutes * 60_000 })
  respondWith([figuresOf('p1', 900, 0), figuresOf('p2', 995, 5)])
  await guardAfter(29)
  assert.equal(await live(), 'p2')
  respondWith([figuresOf('p1', 900, 0), figuresOf('p2', 95, 5)])
  await guardAfter(31)
  assert.equal(await live(), 'p2')
  await guardAfter(29)
  assert.equal(await live(), 'p1')
  assert.deepEqual(reports, [
    'The promotion of remote-public p2 was rolled back: 5 failures, 5.0% of its loads; p1 has 0.0%.',
  ])
  assert.equal(blockOf(await store.readRegistry(), PUBLIC, 'p2')?.by, 'guard')
})

test('the guard never rolls back a release that was forced or that went live at a start', async (t) => {
  for (const more of [{ forced: true }, { action: 'start' }] as const) {
    const { options, respondWith, live } = await promotedToAll(t, more)
    respondWith([figuresOf('p1', 900, 0), figuresOf('p2', 0, 50)])
    await guardRollouts(options)
    assert.equal(await live(), 'p2')
  }
})

test('a shell, and the first release of a remote, are rolled back like any other rollout', async (t) => {
  const { store, options, reports, respondWith } = await rollingOut(t)
  await rollOutWithoutGate(store, 'shell', { release: 's2', percent: 10 }, note)
  await rollOutWithoutGate(store, 'remote-new', { release: 'n1', percent: 10 }, note)
  respondWith([
    { ...figuresOf('s1', 900, 0), remote: 'shell' },
    { ...figuresOf('s2', 0, 5), remote: 'shell' },
    { ...figuresOf('n1', 90, 10), remote: 'remote-new' },
  ])
  await guardRollouts(options)
  const registry = await store.readRegistry()
  assert.deepEqual([registry?.shell.rollout, registry?.newcomers], [undefined, undefined])
  assert.equal(blockOf(registry, 'shell', 's2')?.by, 'guard')
  assert.equal(blockOf(registry, 'remote-new', 'n1')?.by, 'guard')
  assert.deepEqual(reports, [
    'The rollout of shell s2 was rolled back: 5 failures, 100.0% of its loads; s1 has 0.0%.',
    'The rollout of remote-new n1 was rolled back: 10 failures, 10.0% of its loads; no release of it was live before.',
  ])
})

test('a rollout that fails no more than the live release continues', async (t) => {
  const { options, reports, respondWith, rollout } = await rollingOut(t)
  respondWith([figuresOf('p1', 950, 50), figuresOf('p2', 95, 5)])
  await guardRollouts(options)
  respondWith([])
  await guardRollouts(options)
  assert.equal(await rollout(), 'p2')
  assert.deepEqual(reports, [])
})

test('figures from before a rollout, of another release or of another remote do not count', async (t) => {
  const { store, options, requestedUrls, respondWith, rollout } = await rollingOut(t)
  respondWith([figuresOf('p0', 0, 50), { ...figuresOf('p2', 0, 50), remote: 'remote-backoffice' }])
  const [change] = await store.history.list(1)
  const began = Date.parse(change?.at ?? '')
  // Raising the percentage does not start a new rollout.
  t.mock.timers.enable({ apis: ['Date'], now: began + 2 * 60_000 })
  await rollOutWithoutGate(store, PUBLIC, { release: 'p2', percent: 50 }, note)
  for (const minutes of [0, 3, 600]) await guardRollouts({ ...options, now: () => began + minutes * 60_000 })
  assert.deepEqual(
    requestedUrls.map((address) => new URL(address, 'http://service').searchParams.get('minutes')),
    ['1', '4', '60'],
  )
  assert.equal(await rollout(), 'p2')
})

test('nothing is rolled back when the rollout ended while the guard read its figures', async (t) => {
  const { store, options } = await rollingOut(t)
  const readFigures = async () => {
    await store.setLive({ [PUBLIC]: 'p2' }, note)
    return [figuresOf('p2', 0, 50)]
  }
  await assert.rejects(
    guardRollouts({ ...options, readFigures }),
    /remote-public was changed while its figures were read/,
  )
  assert.deepEqual((await store.readRegistry())?.remotes[PUBLIC], { live: 'p2', previous: ['p1'] })
})

test('a change whose writer is killed before registry.json is replaced is completed by the guard', async (t) => {
  const { store, options, reports, respondWith } = await rollingOut(t)
  respondWith([])
  const behind = await readFile(store.registryPath)
  await store.setLive({ [PUBLIC]: 'p2' }, note)
  await writeFile(store.registryPath, behind)
  const live = async () => (JSON.parse(String(await readFile(store.registryPath))) as Registry).remotes[PUBLIC]?.live

  assert.equal((await store.readRegistry())?.remotes[PUBLIC]?.live, 'p2')
  await guardRollouts(options)
  assert.equal(await live(), 'p1', 'a writer may still be at work')
  const later = { ...options, now: () => Date.now() + 6000 }
  assert.match(await statusOf(store, later), /^ {2}Change 3 by ada was interrupted: /m)
  await guardRollouts(later)
  assert.equal(await live(), 'p2')
  assert.deepEqual(reports, ['Change 3 (promote by ada) was interrupted and is now complete.'])
  assert.doesNotMatch(await statusOf(store, later), /was interrupted/)
})

test('a rollback by the guard takes effect although its first write of registry.json fails', async (t) => {
  const { store, options, respondWith, rollout } = await rollingOut(t)
  respondWith([figuresOf('p1', 900, 0), figuresOf('p2', 95, 5)])
  const behind = await readFile(store.registryPath)
  await guardRollouts(options)
  await writeFile(store.registryPath, behind)

  const reports: string[] = []
  await guardRollouts({ ...options, report: (message) => void reports.push(message), now: () => Date.now() + 6000 })
  assert.deepEqual(await readFile(store.registryPath), Buffer.from(JSON.stringify(await store.readRegistry(), null, 2)))
  assert.equal(await rollout(), undefined)
  assert.equal((await store.readRegistry())?.remotes[PUBLIC]?.live, 'p1')
  assert.deepEqual(reports, ['Change 3 (rollback by guard) was interrupted and is now complete.'])
})

test('the guard survives an outage of the service, reports it once, and stops when aborted', async (t) => {
  const { options, reports, requestedUrls, respondWith, rollout } = await rollingOut(t)
  const ending = new AbortController()
  const until = async (isDone: () => boolean | Promise<boolean>) => {
    while (!(await isDone())) await wait(1)
  }
  respondWith(undefined)
  const running = keepGuarding({ ...options, everyMs: 10 }, ending.signal)
  await until(() => requestedUrls.length >= 3)
  assert.equal(reports.length, 1)
  assert.match(
    reports[0] ?? '',
    /^The rollout guard cannot check: The service at \S+ returned 503 instead of release figures\.$/,
  )
  respondWith([figuresOf('p2', 0, 5)])
  await until(async () => (await rollout()) === undefined)
  ending.abort()
  await running
})

test('monitoring hears of each completed check, and of none that failed', async (t) => {
  const { options, requestedUrls, respondWith } = await rollingOut(t)
  const ending = new AbortController()
  let noted = 0
  const noteCheck = async () => void (noted += 1)
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await wait(1)
  }
  respondWith(undefined)
  const running = keepGuarding({ ...options, noteCheck, everyMs: 10 }, ending.signal)
  await until(() => requestedUrls.length >= 3)
  assert.equal(noted, 0)
  respondWith([])
  await until(() => noted >= 2)
  ending.abort()
  await running
})
