import { isDeepStrictEqual } from 'node:util'
import { ensureReleases } from '../release/ensure-releases'
import { prune } from '@tekskills/releases/prune'
import { withoutEarlier } from '@tekskills/releases/registry/registry-edits'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { releaseNames } from '../repository'
import { builtReleases } from './built-releases'

/**
 * Builds everything once, into the store that the browser tests use. Like a fresh machine, the store has one release of
 * each part: a fallback to an earlier build would hide failures.
 */
try {
  const store = releaseStore(builtReleases.releasesDir)
  const { built } = await ensureReleases({ ...builtReleases, store, log: console.log })
  const registry = await store.readRegistry()
  if (registry && !isDeepStrictEqual(registry, withoutEarlier(registry)))
    await store.change(() => ({ registry: withoutEarlier(registry), note: { action: 'promote', by: 'test build' } }))
  await prune(store, 0, { parts: releaseNames })
  console.log(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Nothing has changed since the last build.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
