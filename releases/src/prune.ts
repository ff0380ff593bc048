import type { Registry } from '@tekskills/shared/contracts/release'
import { entryOf, partsOf } from './registry/registry-edits'
import type { RegistryChange } from './registry/registry-history'
import type { ReleaseStore } from './store/release-store'

const DAY = 86_400_000

interface PruneOptions {
  /** Parts to look at beside those of the registry. */
  parts?: readonly string[]
  /** Milliseconds since 1970. */
  now?: number
}

/**
 * Removes releases that are neither live, rolled out nor remembered, and have not been for `days` days: a tab that was
 * opened with one may still ask for its files. Returns what is gone.
 */
export async function prune(
  store: ReleaseStore,
  days: number,
  { parts = [], now = Date.now() }: PruneOptions = {},
): Promise<string[]> {
  const registry = await store.readRegistry()
  const changes = await store.history.list(Infinity)
  const gone: string[] = []
  for (const name of new Set([...parts, ...partsOf(registry)])) {
    for (const [release, storedAt] of await store.releases(name)) {
      const usedAt = Math.max(storedAt, forgottenAt(changes, name, release))
      if (namesOf(registry, name).includes(release) || now - usedAt < days * DAY) continue
      await store.remove(name, release)
      gone.push(`${name} ${release}`)
    }
  }
  return gone
}

/** The releases that visitors of a registry may get, or fall back to. */
function namesOf(registry: Registry | null, name: string): (string | undefined)[] {
  const entry = entryOf(registry, name)
  return entry ? [entry.live, ...entry.previous, entry.rollout?.release] : []
}

/** When the registry named a release for the last time, of changes newest first; 0 when it never did. */
function forgottenAt(changes: readonly RegistryChange[], name: string, release: string): number {
  const last = changes.findIndex(({ registry }) => namesOf(registry, name).includes(release))
  const next = changes[last - 1]
  return next ? Date.parse(next.at) : 0
}
