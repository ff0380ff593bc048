import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'
import { rolledBackAndBlocked } from '../registry/registry-edits'
import { figuresFrom } from '../guard/release-figures'
import { releaseStore } from '../store/release-store'
import { rollOutWithoutGate } from '../testing/without-gate'
import { statusOf } from './status'

const note = { action: 'promote', by: 'ada' } as const
const PUBLIC = 'remote-public'

async function temporary(t: TestContext) {
  const root = await mkdtemp(join(tmpdir(), 'status-'))
  t.after(() => rm(root, { recursive: true }))
  return root
}

async function released(t: TestContext) {
  const store = releaseStore(await temporary(t))
  await store.setLive({ shell: 's1', [PUBLIC]: 'p1' }, note)
  await store.setLive({ [PUBLIC]: 'p2' }, note)
  await rollOutWithoutGate(store, PUBLIC, { release: 'p3', percent: 10 }, note)
  return store
}

/** Page views, one of ten of which was reported. */
const seen = (views: number, broken: number) => ({ views, viewReports: views / 10, broken })

const vitals = { inp: [0, 4], lcp: [0, 0, 0, 0, 0, 0, 0, 0, 20] }
const figures: ReleaseFigures[] = [
  {
    remote: PUBLIC,
    release: 'p2',
    reports: 127,
    loads: 1240,
    failures: 3,
    ...seen(900, 2),
    mean: 180,
    p75: 210,
    vitals,
  },
  { remote: PUBLIC, release: 'p3', reports: 5, loads: 0, failures: 5, ...seen(0, 0), mean: null, p75: null },
]

test('the status shows loads and failures of live, rolled-out and previous releases in the last hour', async (t) => {
  const requestedMinutes: number[] = []
  const text = await statusOf(await released(t), {
    readFigures: async (minutes) => {
      requestedMinutes.push(minutes)
      return figures
    },
  })
  assert.deepEqual(requestedMinutes, [60])
  assert.match(
    text,
    /^ {2}remote-public +p2 +live +900 views, 2 broken \(0\.2%\), 1240 loads, 3 failures, 75% within 210 ms, interactions 75% within 88 ms \(4 visits\), largest content 75% within 1100 ms \(20 visits\)$/m,
  )
  assert.match(text, /^ {2}remote-public +p3 +at 10% +0 loads, 5 failures \(100\.0%\)$/m)
  assert.match(text, /^ {2}remote-public +p1 +before +no reports$/m)
  assert.match(text, /^ {2}shell +s1 +live +no reports$/m)
})

test('the status shows rolled-back releases with reasons, unpromoted releases with origins, and parts of other checkouts', async (t) => {
  const store = await released(t)
  await store.setLive({ 'remote-academy': 'a1' }, note)
  const at = '2026-11-23T12:00:00.000Z'
  await store.change((before) => ({
    registry: rolledBackAndBlocked(before, PUBLIC, { release: 'p3', by: 'guard', at, reason: 'p3 fails.' }),
    note: { action: 'rollback', by: 'guard', reason: 'p3 fails.' },
  }))
  await mkdir(store.folderOf(PUBLIC, 'p4'), { recursive: true })
  await writeFile(join(store.folderOf(PUBLIC, 'p4'), 'release.json'), '{}')
  await store.noteOrigin(PUBLIC, 'p4', { commit: 'abcdef1234', dirty: true, builtAt: at, builtBy: 'ada' })
  const text = await statusOf(store, {})
  assert.match(text, /^ {2}remote-academy +a1 +before: none$/m)
  assert.match(text, /^Rolled back and blocked:\n {2}remote-public +p3 {2}by guard, 2026-11-23 12:00: p3 fails\.$/m)
  assert.match(
    text,
    /^Published, not live:\n {2}remote-public +p4 {2}\(abcdef1 with changes, 2026-11-23 12:00 by ada\)$/m,
  )
  assert.match(text, /by guard: remote-public p3 rolled back from 10%\n +p3 fails\.$/m)
})

test('without a service the status says how to get loads and failures, and shows everything else', async (t) => {
  const store = await released(t)
  const [unset, unreachable] = [
    await statusOf(store, {}),
    await statusOf(store, { readFigures: figuresFrom('http://127.0.0.1:1') }),
  ]
  assert.match(unset, /^Loads and failures: start the site here, or set API_URL/m)
  assert.match(
    unreachable,
    /^Loads and failures are not known: The service at http:\/\/127\.0\.0\.1:1 does not respond\.$/m,
  )
  for (const text of [unset, unreachable]) assert.match(text, /by ada: remote-public p3 at 10%$/m)
})

test('a change is one line with the release it is about; several parts at once are named', async (t) => {
  const store = await released(t)
  await store.setLive({ 'remote-academy': 'a1' }, note)
  await store.setLive({ [PUBLIC]: 'p3' }, note)
  const lines = (await statusOf(store, {})).split('Changes, newest first:\n')[1]?.split('\n')
  assert.deepEqual(
    lines?.map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, 'then').trim()),
    [
      '5  then  promote  by ada: remote-public p3, before p2',
      '4  then  promote  by ada: remote-academy a1',
      '3  then  promote  by ada: remote-public p3 at 10%',
      '2  then  promote  by ada: remote-public p2, before p1',
      '1  then  promote  by ada: shell, remote-public',
    ],
  )
})
