import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Registry } from '@tekskills/shared/contracts/release'
import { blockOf, entryOf, partsOf, promoted, rolledBack, rolledOut, rolledBackAndBlocked } from './registry-edits'

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
  const { shell, remotes, ...rest } = registry
  return [
    ...partsOf(registry).filter((part) => part !== name),
    ...partsOf(registry).flatMap((part) => (part === name ? [] : [JSON.stringify(entryOf(registry, part), null, 2)])),
    JSON.stringify(rest, null, 2),
  ]
}

test(`promotions, rollouts and rollbacks leave every other entry unchanged, byte for byte (${ROUNDS} random registries)`, () => {
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
    }
    for (const name of NAMES) {
      for (const [what, edit] of Object.entries(edits)) {
        let after: Registry
        try {
          after = edit(name)
        } catch (error) {
          // No earlier release to roll back to, or no live one to roll out beside: rejected, so nothing is written.
          assert.match((error as Error).message, /has no (earlier|live) release|goes live for everyone at once/)
          continue
        }
        assert.deepEqual(otherTexts(JSON.parse(JSON.stringify(after)) as Registry, name), otherTexts(registry, name))
        done.set(what, (done.get(what) ?? 0) + 1)
      }
    }
  }
  for (const count of done.values()) assert.ok(count >= ROUNDS)
  assert.equal(done.size, 4)
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
