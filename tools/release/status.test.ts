import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'
import { figuresFrom } from './release-figures'
import { releaseStore } from './release-store'
import { noteService, serviceAddress } from './service-address'
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
  await store.promote({ shell: 's1', [PUBLIC]: 'p1' }, note)
  await store.promote({ [PUBLIC]: 'p2' }, note)
  await store.rollOut(PUBLIC, { release: 'p3', percent: 10 }, note)
  return store
}

const figures: ReleaseFigures[] = [
  { remote: PUBLIC, release: 'p2', reports: 127, loads: 1240, failures: 3, mean: 180, p75: 210 },
  { remote: PUBLIC, release: 'p3', reports: 5, loads: 0, failures: 5, mean: null, p75: null },
]

test('the status tells how what is live, rolled out or fallen back to loaded and failed in the last hour', async (t) => {
  const asked: number[] = []
  const text = await statusOf(await released(t), async (minutes) => {
    asked.push(minutes)
    return figures
  })
  assert.deepEqual(asked, [60])
  assert.match(text, /^ {2}remote-public +p2 +live +1240 loads, 3 failures \(0\.2 %\), 75 % within 210 ms$/m)
  assert.match(text, /^ {2}remote-public +p3 +at 10 % +0 loads, 5 failures \(100\.0 %\)$/m)
  assert.match(text, /^ {2}remote-public +p1 +before +no reports$/m)
  assert.match(text, /^ {2}shell +s1 +live +no reports$/m)
})

test('without a service the status says how to see more, and all else it knows', async (t) => {
  const store = await released(t)
  const [without, away] = [await statusOf(store), await statusOf(store, figuresFrom('http://127.0.0.1:1'))]
  assert.match(without, /^Loads and failures: start the site here, or set API_URL/m)
  assert.match(away, /^Loads and failures are not known: The service at http:\/\/127\.0\.0\.1:1 does not answer\.$/m)
  for (const text of [without, away]) assert.match(text, /by ada: shell s1; remote-public p2, p3 at 10 %/)
})

test('the service is the one of API_URL, else that of the site that runs on the same data', async (t) => {
  const dataDir = await temporary(t)
  assert.equal(await serviceAddress(dataDir, {}), undefined)
  const forget = await noteService(dataDir, 'http://127.0.0.1:4321')
  assert.equal(await serviceAddress(dataDir, {}), 'http://127.0.0.1:4321')
  assert.equal(await serviceAddress(dataDir, { API_URL: 'http://service:4001' }), 'http://service:4001')
  await forget()
  assert.equal(await serviceAddress(dataDir, {}), undefined)
})
