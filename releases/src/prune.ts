import type { Registry } from '@tekskills/shared/contracts/release'
import { entryOf, partsOf, rolloutOf } from './registry/registry-edits'
import type { RegistryChange } from './registry/registry-history'
import type { ReleaseStore } from './store/release-store'

const DAY_MS = 86_400_000

interface PruneOptions {
  /** Parts to prune in addition to those of the registry. */
  parts?: readonly string[]
  /** Milliseconds since 1970. */
  now?: number
  /** Removes nothing. */
  isDryRun?: boolean
}

/**
 * Removes releases that the registry has not referenced, as live, rolled out or previous, for `days` days: until then a tab
 * that was opened with one may still request its files. Returns what was removed, or would be in a dry run, each as
 * `<part> <release>`.
 */
export async function prune(
  store: ReleaseStore,
  days: number,
  { parts = [], now = Date.now(), isDryRun = false }: PruneOptions = {},
): Promise<string[]> {
  const registry = await store.readRegistry()
  const changes = await store.history.list(Infinity)
  const removed: string[] = []
  for (const name of new Set([...parts, ...partsOf(registry)])) {
    for (const [release, storedAt] of await store.releases(name)) {
      const usedAt = Math.max(storedAt, lastReferencedAt(changes, name, release))
      if (referencedReleases(registry, name).includes(release) || now - usedAt < days * DAY_MS) continue
      if (!isDryRun) await store.remove(name, release)
      removed.push(`${name} ${release}`)
    }
  }
  return removed
}

/** The releases that a registry serves to visitors or can fall back to. */
function referencedReleases(registry: Registry | null, name: string): (string | undefined)[] {
  const { live, previous = [] } = entryOf(registry, name) ?? {}
  return [live, ...previous, rolloutOf(registry, name)?.release]
}

/** Until when the registry referenced a release, given changes newest first; 0 when it never did. */
function lastReferencedAt(changes: readonly RegistryChange[], name: string, release: string): number {
  const last = changes.findIndex(({ registry }) => referencedReleases(registry, name).includes(release))
  const next = changes[last - 1]
  return next ? Date.parse(next.at) : 0
}
