import { releaseNames } from '../repository'
import { entryOf } from './registry-edits'
import type { ReleaseStore } from './release-store'

const DAY = 86_400_000

/**
 * Removes releases that are neither live, rolled out nor remembered and were built more than `days` days ago: a tab that was opened
 * with one may still ask for its files. Answers what is gone.
 */
export async function prune(store: ReleaseStore, days: number, now = Date.now()): Promise<string[]> {
  const registry = await store.readRegistry()
  const gone: string[] = []
  for (const name of releaseNames) {
    const entry = entryOf(registry, name)
    const known = new Set(entry ? [entry.live, ...entry.previous, entry.rollout?.release] : [])
    for (const [release, storedAt] of await store.releases(name)) {
      if (known.has(release) || now - storedAt < days * DAY) continue
      await store.remove(name, release)
      gone.push(`${name} ${release}`)
    }
  }
  return gone
}
