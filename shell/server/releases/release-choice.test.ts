/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
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
  return { store, whyNotOffered: createReleaseChoice(diskObjects(root), () => Date.now() + ahead) }
}

const generationOf = (live: string, rollout?: string) =>
  ({
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

test('does not offer a rollout once it was taken back, and notices each change of the registry', async () => {
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
  const later = createReleaseChoice(diskObjects(root), () => Date.now() + 14.1 * DAY)
  expect(await later(generationOf('p1'), NAME, 'candidate')).toMatch(/published more than 14 days ago/)
  expect(await later(generationOf('p1'), NAME, 'p1')).toBeUndefined()
})

test('leaves a release that is not in the store to the one who loads it', async () => {
  const { whyNotOffered } = await choiceOn(['p1'])
  expect(await whyNotOffered(generationOf('p1'), NAME, 'unknown')).toBeUndefined()
})
