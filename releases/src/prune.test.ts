import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Registry } from '@tekskills/shared/contracts/release'
import { prune } from './prune'
import type { ReleaseStore } from './store/release-store'

const PUBLIC = 'remote-public'
const DAY = 86_400_000
const now = Date.parse('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => now - days * DAY

/** A registry in which one release is live and there are no previous ones. */
const liveAs = (release: string) =>
  ({
    schema: 1,
    version: 1,
    shell: null,
    remotes: { [PUBLIC]: { live: release, previous: [] } },
  }) as unknown as Registry

test('the retention of a release counts from when it was last live, however long ago it was built', async () => {
  const change = (release: string, days: number) => ({
    action: 'promote',
    by: 'ada',
    version: 1,
    at: new Date(daysAgo(days)).toISOString(),
    registry: liveAs(release),
  })
  const removed: string[] = []
  const store = {
    readRegistry: async () => liveAs('live'),
    // Newest first: `left` was live until ten days ago, `gone` until forty.
    history: { list: async () => [change('live', 10), change('left', 40), change('gone', 50)] },
    releases: async (name: string) =>
      new Map(name === PUBLIC ? ['live', 'left', 'gone', 'never'].map((release) => [release, daysAgo(60)]) : []),
    remove: async (_name: string, release: string) => void removed.push(release),
  } as unknown as ReleaseStore
  assert.deepEqual(await prune(store, 30, { now, isDryRun: true }), [`${PUBLIC} gone`, `${PUBLIC} never`])
  assert.deepEqual(removed, [])
  assert.deepEqual(await prune(store, 30, { now }), [`${PUBLIC} gone`, `${PUBLIC} never`])
  assert.deepEqual(removed, ['gone', 'never'])
})
