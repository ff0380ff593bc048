import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'
import { guardRollouts, keepGuarding } from './guard'
import { blockOf } from '../registry/registry-edits'
import type { ChangeNote } from '../registry/registry-history'
import { figuresFrom } from './release-figures'
import { releaseStore } from '../store/release-store'

const note = { action: 'promote', by: 'ada' } as const
const PUBLIC = 'remote-public'

const figuresOf = (release: string, loads: number, failures: number): ReleaseFigures => ({
  ...{ remote: PUBLIC, release, reports: loads + failures, loads, failures, mean: null, p75: null },
})

/** A store in which p2 goes to one visitor in ten beside p1, and a service that answers the figures it is given. */
async function rollingOut(t: TestContext) {
  const root = await mkdtemp(join(tmpdir(), 'guard-'))
  t.after(() => rm(root, { recursive: true }))
  const store = releaseStore(root)
  await store.promote({ shell: 's1', [PUBLIC]: 'p1' }, note)
  await store.rollOut(PUBLIC, { release: 'p2', percent: 10 }, note)

  let releases: ReleaseFigures[] | undefined = []
  const asked: string[] = []
  const service = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.statusCode = releases ? 200 : 503
    response.end(JSON.stringify({ minutes: 1, releases }))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  t.after(() => service.close())
  const { port } = service.address() as AddressInfo
  const sentences: string[] = []
  const options = {
    store,
    readFigures: figuresFrom(`http://127.0.0.1:${port}`),
    report: (sentence: string) => void sentences.push(sentence),
  }
  return {
    ...{ store, options, asked, sentences },
    answer: (figures?: ReleaseFigures[]) => void (releases = figures),
    rollout: async () => (await store.readRegistry())?.remotes[PUBLIC]?.rollout?.release,
  }
}

test('a rollout that fails more than the live release is taken back, in the name of the guard', async (t) => {
  const { store, options, sentences, answer, rollout } = await rollingOut(t)
  answer([figuresOf('p1', 900, 0), figuresOf('p2', 95, 5)])
  await guardRollouts(options)
  assert.equal(await rollout(), undefined)
  assert.equal((await store.readRegistry())?.remotes[PUBLIC]?.live, 'p1')
  const [change] = await store.history.list(1)
  assert.deepEqual([change?.action, change?.by], ['rollback', 'guard'])
  assert.deepEqual(sentences, [
    'The rollout of remote-public p2 is taken back: 5 failures, 5.0 % of its loads; p1 has 0.0 %.',
  ])
})

test('what the guard took back is blocked with its reason, in the registry and in the history', async (t) => {
  const { store, options, answer } = await rollingOut(t)
  answer([figuresOf('p1', 900, 0), figuresOf('p2', 95, 5)])
  await guardRollouts(options)
  const reason = 'The rollout of remote-public p2 is taken back: 5 failures, 5.0 % of its loads; p1 has 0.0 %.'
  const registry = await store.readRegistry()
  assert.equal(blockOf(registry, PUBLIC, 'p2')?.reason, reason)
  const [change] = await store.history.list(1)
  assert.equal(change?.reason, reason)
})

/** A release that went live for everybody in place of another, at the time that is answered. */
async function promotedToAll(t: TestContext, more: Partial<ChangeNote> = {}) {
  const watched = await rollingOut(t)
  await watched.store.promote({ [PUBLIC]: 'p2' }, { ...note, ...more })
  const [change] = await watched.store.history.list(1)
  return {
    ...watched,
    began: Date.parse(change?.at ?? ''),
    live: async () => (await watched.store.readRegistry())?.remotes[PUBLIC]?.live,
  }
}

test('a release that went live for everybody is compared with the one before it for half an hour', async (t) => {
  const { store, options, answer, sentences, began, live } = await promotedToAll(t)
  const look = (minutes: number) => guardRollouts({ ...options, now: () => began + minutes * 60_000 })
  answer([figuresOf('p1', 900, 0), figuresOf('p2', 995, 5)])
  await look(29)
  assert.equal(await live(), 'p2')
  answer([figuresOf('p1', 900, 0), figuresOf('p2', 95, 5)])
  await look(31)
  assert.equal(await live(), 'p2')
  await look(29)
  assert.equal(await live(), 'p1')
  assert.deepEqual(sentences, [
    'The promotion of remote-public p2 is taken back: 5 failures, 5.0 % of its loads; p1 has 0.0 %.',
  ])
  assert.equal(blockOf(await store.readRegistry(), PUBLIC, 'p2')?.by, 'guard')
})

test('a release that was forced, or that a start made live, stays with whoever made it so', async (t) => {
  for (const more of [{ forced: true }, { action: 'start' }] as const) {
    const { options, answer, live } = await promotedToAll(t, more)
    answer([figuresOf('p1', 900, 0), figuresOf('p2', 0, 50)])
    await guardRollouts(options)
    assert.equal(await live(), 'p2')
  }
})

test('a rollout that fails no more than the live release stays', async (t) => {
  const { options, sentences, answer, rollout } = await rollingOut(t)
  answer([figuresOf('p1', 950, 50), figuresOf('p2', 95, 5)])
  await guardRollouts(options)
  answer([])
  await guardRollouts(options)
  assert.equal(await rollout(), 'p2')
  assert.deepEqual(sentences, [])
})

test('figures from before a rollout, of another release or of another remote do not count', async (t) => {
  const { store, options, asked, answer, rollout } = await rollingOut(t)
  answer([figuresOf('p0', 0, 50), { ...figuresOf('p2', 0, 50), remote: 'remote-backoffice' }])
  const [change] = await store.history.list(1)
  const began = Date.parse(change?.at ?? '')
  // Widened later, it is still the same rollout.
  t.mock.timers.enable({ apis: ['Date'], now: began + 2 * 60_000 })
  await store.rollOut(PUBLIC, { release: 'p2', percent: 50 }, note)
  for (const minutes of [0, 3, 600]) await guardRollouts({ ...options, now: () => began + minutes * 60_000 })
  assert.deepEqual(
    asked.map((address) => new URL(address, 'http://service').searchParams.get('minutes')),
    ['1', '4', '60'],
  )
  assert.equal(await rollout(), 'p2')
})

test('a rollout that somebody ended meanwhile takes nothing else with it', async (t) => {
  const { store, options } = await rollingOut(t)
  const readFigures = async () => {
    await store.promote({ [PUBLIC]: 'p2' }, note)
    return [figuresOf('p2', 0, 50)]
  }
  await assert.rejects(
    guardRollouts({ ...options, readFigures }),
    /remote-public was changed while its figures were read/,
  )
  assert.deepEqual((await store.readRegistry())?.remotes[PUBLIC], { live: 'p2', previous: ['p1'] })
})

test('the guard outlives a service that is away, says so once, and ends when it is told to', async (t) => {
  const { options, sentences, asked, answer, rollout } = await rollingOut(t)
  const ending = new AbortController()
  const until = async (isDone: () => boolean | Promise<boolean>) => {
    while (!(await isDone())) await wait(1)
  }
  answer(undefined)
  const running = keepGuarding({ ...options, everyMs: 10 }, ending.signal)
  await until(() => asked.length >= 3)
  assert.equal(sentences.length, 1)
  assert.match(
    sentences[0] ?? '',
    /^The guard of rollouts waits: The service at \S+ answered 503 instead of figures\.$/,
  )
  answer([figuresOf('p2', 0, 5)])
  await until(async () => (await rollout()) === undefined)
  ending.abort()
  await running
})
