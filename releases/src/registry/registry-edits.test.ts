import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Registry } from '@tekskills/shared/contracts/release'
import {
  blockOf,
  entryOf,
  partsOf,
  promoted,
  rolledBack,
  rolledOut,
  rolloutOf,
  rolledBackAndBlocked,
  withdrawn,
} from './registry-edits'
import { storePlaces } from '../testing/store-places'

const ROUNDS = 100
/** The parts that this checkout builds. */
const NAMES = ['shell', 'remote-public', 'remote-tekdatanova', 'remote-backoffice']

/** A seeded generator of numbers from 0 to below 1. */
function numbers(seed: number) {
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
}

/** A registry as stored in its file, with remotes and fields that this checkout does not know. */
function foreignRegistry(next: () => number): Registry {
  const id = () => Math.floor(next() * 1e12).toString(16)
  const entry = () => ({
    ...(next() < 0.5 && { pinnedBy: `team ${id()}` }),
    live: id(),
    previous: Array.from({ length: Math.floor(next() * 4) }, id),
    ...(next() < 0.5 && { rollout: { release: id(), percent: 1 + Math.floor(next() * 99), cohort: id() } }),
    ...(next() < 0.5 && { budgets: { script: Math.floor(next() * 1e5), nested: [null, { deep: id() }] } }),
  })
  const foreign = ['remote-x', 'remote-academy', 'remote-events'].filter(() => next() < 0.8)
  const known = NAMES.filter((name) => name !== 'shell' && next() < 0.8)
  const names = [...foreign, ...known].sort(() => next() - 0.5)
  const remotes = Object.fromEntries(names.map((name) => [name, entry()]))
  return {
    schema: 1,
    comment: id(),
    version: 7,
    shell: entry(),
    remotes,
    owners: { [id()]: id() },
  } as unknown as Registry
}

/** The serialized entries of every part but one, and the rest of the file. */
const otherTexts = (registry: Registry, name: string) => {
  const { shell, remotes, newcomers = {}, ...rest } = registry
  const { [name]: _own, ...others } = newcomers
  return [
    JSON.stringify(others),
    ...partsOf(registry).filter((part) => part !== name),
    ...partsOf(registry).flatMap((part) => (part === name ? [] : [JSON.stringify(entryOf(registry, part), null, 2)])),
    JSON.stringify(rest, null, 2),
  ]
}

test(`promotions, rollouts, rollbacks and retirements leave every other entry unchanged, byte for byte (${ROUNDS} random registries)`, () => {
  const next = numbers(18)
  const done = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const registry = foreignRegistry(next)
    const edits: Record<string, (name: string) => Registry> = {
      promote: (name) => promoted(registry, { [name]: 'new1' }),
      'roll out': (name) => rolledOut(registry, name, { release: 'new1', percent: 10 }),
      'roll back': (name) => rolledBack(registry, name),
      guard: (name) =>
        rolledBackAndBlocked(registry, name, { release: 'new1', by: 'guard', at: '', reason: 'it fails' }),
      retire: (name) => withdrawn(registry, name, entryOf(registry, name)?.live),
    }
    for (const name of NAMES) {
      for (const [what, edit] of Object.entries(edits)) {
        let after: Registry
        try {
          after = edit(name)
        } catch (error) {
          // No earlier release to roll back to, or no live one to roll out beside: rejected, so nothing is written.
          assert.match((error as Error).message, /has no (earlier|live) release|cannot be retired|is not live/)
          continue
        }
        assert.deepEqual(otherTexts(JSON.parse(JSON.stringify(after)) as Registry, name), otherTexts(registry, name))
        done.set(what, (done.get(what) ?? 0) + 1)
      }
    }
  }
  for (const count of done.values()) assert.ok(count >= ROUNDS)
  assert.equal(done.size, 5)
})

for (const [place, emptyStore] of Object.entries(storePlaces))
  test(`${place}: four checkouts that know one part each change at random, and each part is as if its team were alone`, async (t) => {
    const { store, elsewhere } = await emptyStore(t)
    const next = numbers(26)
    await store.setLive({ 'remote-x': 'x1' }, { action: 'promote', by: 'ada' })
    const teams = await Promise.all(
      NAMES.map(async (name) => ({ name, store: await elsewhere(), alone: null as Registry | null })),
    )
    for (let round = 0; round < 25; round++) {
      await Promise.all(
        teams.map(async (team) => {
          const { name } = team
          const release = `r${Math.floor(next() * 5)}`
          const edits = [
            (before: Registry | null) => promoted(before, { [name]: release }),
            (before: Registry | null) => rolledOut(before, name, { release, percent: 10 }),
            (before: Registry | null) => rolledBack(before, name),
            (before: Registry | null) =>
              rolledBackAndBlocked(before, name, { release, by: 'guard', at: '', reason: 'it fails' }),
            (before: Registry | null) => withdrawn(before, name, entryOf(before, name)?.live),
          ]
          const edit = edits[Math.floor(next() * edits.length)] ?? assert.fail()
          try {
            team.alone = edit(team.alone)
          } catch (rejected) {
            const change = team.store.change((before) => ({
              registry: edit(before),
              note: { action: 'start', by: name },
            }))
            await assert.rejects(change, { message: (rejected as Error).message })
            return
          }
          await team.store.change((before) => ({ registry: edit(before), note: { action: 'start', by: name } }))
        }),
      )
      const registry = await store.readRegistry()
      for (const { name, alone } of teams)
        assert.deepEqual(
          [entryOf(registry, name), rolloutOf(registry, name)],
          [entryOf(alone, name), rolloutOf(alone, name)],
          name,
        )
      assert.deepEqual(entryOf(registry, 'remote-x'), { live: 'x1', previous: [] })
    }
  })

test('the first release of a remote can be for some visitors: it has no entry before it is live for everyone', () => {
  const site = promoted(null, { shell: 's1', 'remote-public': 'p1' })
  const some = rolledOut(site, 'remote-new', { release: 'n1', percent: 5 })
  assert.deepEqual([some.remotes, some.newcomers], [site.remotes, { 'remote-new': { release: 'n1', percent: 5 } }])
  assert.deepEqual(partsOf(some), ['shell', 'remote-public', 'remote-new'])
  const live = promoted(some, { 'remote-new': 'n1' })
  assert.deepEqual([live.remotes['remote-new'], live.newcomers], [{ live: 'n1', previous: [] }, undefined])
  assert.deepEqual(JSON.stringify(rolledBack(some, 'remote-new')), JSON.stringify(site))
})

test('a first release that the guard rolled back is blocked, and a forced rollout lifts the block', () => {
  const site = promoted(null, { shell: 's1', 'remote-public': 'p1' })
  const some = rolledOut(site, 'remote-new', { release: 'n1', percent: 5 })
  const block = { release: 'n1', by: 'guard', at: '2026-11-23T12:00:00.000Z', reason: 'it fails' }
  const blocked = rolledBackAndBlocked(some, 'remote-new', block)
  assert.deepEqual([blocked.newcomers, blockOf(blocked, 'remote-new', 'n1')], [undefined, block])
  const forced = rolledOut(blocked, 'remote-new', { release: 'n1', percent: 5 })
  assert.deepEqual([blockOf(forced, 'remote-new', 'n1'), forced.newcomers?.['remote-new']?.percent], [undefined, 5])
})

test('a release that was rolled back is blocked with its reason until a forced promotion', () => {
  const live = promoted(promoted(null, { shell: 's1', 'remote-public': 'p1' }), { 'remote-public': 'p2' })
  const rollingOut = rolledOut(live, 'remote-public', { release: 'p3', percent: 10 })
  const block = { release: 'p3', by: 'guard', at: '2026-11-23T12:00:00.000Z', reason: 'it fails' }
  const blocked = rolledBackAndBlocked(rollingOut, 'remote-public', block)
  assert.deepEqual(blocked.remotes['remote-public'], { live: 'p2', previous: ['p1'], takenBack: [block] })
  assert.equal(blockOf(blocked, 'remote-public', 'p3')?.reason, 'it fails')
  // Releases promoted in between do not lift the block.
  const later = promoted(blocked, { 'remote-public': 'p4' })
  assert.equal(blockOf(later, 'remote-public', 'p3')?.reason, 'it fails')
  const forced = promoted(later, { 'remote-public': 'p3' })
  assert.deepEqual(forced.remotes['remote-public'], { live: 'p3', previous: ['p4', 'p2', 'p1'] })
})
