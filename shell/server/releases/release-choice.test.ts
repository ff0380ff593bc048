/** @jest-environment node */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolledBackAndBlocked, rolledOut } from '@tekskills/releases/registry/registry-edits'
import { diskObjects } from '@tekskills/releases/store/disk-objects'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { storeRelease } from '@tekskills/releases/testing/store-release'
import type { Generation } from './generation'
import { createReleaseChoice } from './release-choice'

const NAME = 'remote-public'
const DAY = 86_400_000
const note = { action: 'promote', by: 'test' } as const

let root = ''
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'choice-'))))
afterEach(() => rm(root, { recursive: true }))

/** The rule on a store in which these releases went live one after another, and the generation of the last one. */
async function choiceOn(live: readonly string[], { ahead = 0 } = {}) {
  const store = releaseStore(root)
  for (const release of [...live, 'candidate']) await storeRelease(root, NAME, release)
  for (const release of live) await store.setLive({ shell: 's1', [NAME]: release }, note)
  return { store, ...createReleaseChoice(diskObjects(root), () => Date.now() + ahead) }
}

const generationOf = (live: string, rollout?: string) =>
  ({
    shell: { descriptor: { release: 's1' } },
    remotes: { [NAME]: { stored: { descriptor: { release: live } } } },
    rollouts: rollout ? [{ part: NAME, release: rollout, percent: 10 }] : [],
  }) as unknown as Generation

test('offers what is live, what is rolled out, and a release that no registry has named', async () => {
  const { whyNotOffered } = await choiceOn(['p1', 'p2'])
  const live = generationOf('p2', 'p3')
  for (const release of ['p2', 'p3', 'candidate']) expect(await whyNotOffered(live, NAME, release)).toBeUndefined()
})

test('does not offer a release that was replaced, even one that fell out of the registry', async () => {
  const { whyNotOffered } = await choiceOn(Array.from({ length: 14 }, (_, index) => `p${index}`))
  for (const release of ['p0', 'p12'])
    expect(await whyNotOffered(generationOf('p13'), NAME, release)).toBe(
      `The release ${release} of ${NAME} has been replaced.`,
    )
})

test('does not offer a rollout once it was rolled back, and notices each change of the registry', async () => {
  const { store, whyNotOffered } = await choiceOn(['p1'])
  expect(await whyNotOffered(generationOf('p1'), NAME, 'candidate')).toBeUndefined()
  await store.change((before) => ({ registry: rolledOut(before, NAME, { release: 'candidate', percent: 10 }), note }))
  expect(await whyNotOffered(generationOf('p1', 'candidate'), NAME, 'candidate')).toBeUndefined()
  const block = { release: 'candidate', by: 'guard', at: '2026-01-01T00:00:00Z', reason: 'failed' }
  await store.change((before) => ({
    registry: rolledBackAndBlocked(before, NAME, block),
    note,
  }))
  expect(await whyNotOffered(generationOf('p1'), NAME, 'candidate')).toContain('has been replaced')
})

test('offers a candidate for 14 days', async () => {
  const { whyNotOffered } = await choiceOn(['p1'], { ahead: 13.9 * DAY })
  expect(await whyNotOffered(generationOf('p1'), NAME, 'candidate')).toBeUndefined()
  const { whyNotOffered: later } = createReleaseChoice(diskObjects(root), () => Date.now() + 14.1 * DAY)
  expect(await later(generationOf('p1'), NAME, 'candidate')).toMatch(/published more than 14 days ago/)
  expect(await later(generationOf('p1'), NAME, 'p1')).toBeUndefined()
})

test('leaves a release that is not in the store to its loader', async () => {
  const { whyNotOffered } = await choiceOn(['p1'])
  expect(await whyNotOffered(generationOf('p1'), NAME, 'unknown')).toBeUndefined()
})

test('lists what it offers with its origin: the live release, the rollout, then candidates, newest first', async () => {
  const { store, offered } = await choiceOn(['p1', 'p2'])
  await storeRelease(root, NAME, 'p3')
  const origin = { commit: 'abcdef1234', dirty: true, builtAt: '2026-01-02T03:04:05.000Z', builtBy: 'ada' }
  await store.noteOrigin(NAME, 'p2', origin)
  await storeRelease(root, 'shell', 's1')
  await mkdir(join(root, NAME, 'unfinished'))
  const at = expect.any(String) as string
  expect(await offered(generationOf('p2', 'p3'))).toEqual({
    shell: [{ release: 's1', state: 'live', at }],
    [NAME]: [
      { release: 'p2', state: 'live', commit: 'abcdef1234', dirty: true, at: origin.builtAt, by: 'ada' },
      { release: 'p3', state: 'rollout', percent: 10, at },
      { release: 'candidate', state: 'preview', at },
    ],
  })
})

test('lists no release that it does not offer', async () => {
  await choiceOn(['p1', 'p2'])
  const { offered } = createReleaseChoice(diskObjects(root), () => Date.now() + 14.1 * DAY)
  expect((await offered(generationOf('p2')))[NAME]?.map(({ release }) => release)).toEqual(['p2'])
})

test('only a candidate is a preview: a request that names it was given its id', async () => {
  const { isPreview } = await choiceOn(['p1', 'p2'])
  const live = generationOf('p2', 'p3')
  const named = ['candidate', 'p2', 'p3', 'p1', 'unknown', '../shell']
  expect(await Promise.all(named.map((release) => isPreview(live, NAME, release)))).toEqual([
    true,
    ...named.slice(1).map(() => false),
  ])
})
