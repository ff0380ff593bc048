import { ensureReleases } from '../release/ensure-releases'
import { prune } from '@tekskills/releases/prune'
import { withoutEarlier } from '@tekskills/releases/registry/registry-edits'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { releaseNames } from '../repository'
import { builtReleases } from './built-releases'

/**
 * Builds everything once, into the store from which the browser tests take their releases. They start from one release of
 * each part, as on a fresh machine: a fallback to one of an earlier build would hide what they look for.
 */
try {
  const store = releaseStore(builtReleases.releasesDir)
  const { built } = await ensureReleases({ ...builtReleases, store, log: console.log })
  const registry = await store.readRegistry()
  if (registry) await store.writeRegistry(withoutEarlier(registry))
  await prune(store, 0, { parts: releaseNames })
  console.log(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Nothing has changed since the last build.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
