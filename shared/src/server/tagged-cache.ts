import type { LRUCache } from 'lru-cache'
import type { ContentTag } from '../contracts/remote-manifest'

/** An entry that is being made. */
interface Load<Entry> {
  /** Undefined until `make` was called. */
  entry?: Promise<Entry>
  /** What changed since it began: it may show these as they were. */
  changed: Set<ContentTag>
  /** The load after it, for a caller that asks once something changed. */
  next?: Promise<Entry>
}

/**
 * Entries in memory that are dropped when the content they show changes. They are stored in `stores`, each in the one that
 * `storeOf` names or, where it names none, nowhere. One load serves everybody who waits for it, and of one key no two run at
 * once: with changes that come faster than entries can be made, loads would else pile up until nothing is served.
 */
export function createTaggedCache<Entry extends { tags: ReadonlySet<ContentTag> }>(
  stores: readonly LRUCache<string, Entry>[],
  storeOf: (entry: Entry) => LRUCache<string, Entry> | undefined = () => stores[0],
) {
  const loads = new Map<string, Load<Entry>>()
  let epoch = 0

  /** The load that shows everything as it is now. `make` is of the epoch in which it was asked for. */
  function load(key: string, make: () => Promise<Entry>, askedIn = epoch): Promise<Entry> {
    if (askedIn !== epoch) return make()
    const running = loads.get(key)
    if (!running?.entry) return start(key, make)
    if (running.changed.size === 0) return running.entry
    const again = () => load(key, make, askedIn)
    running.next ??= running.entry.then(again, again)
    return running.next
  }

  function start(key: string, make: () => Promise<Entry>): Promise<Entry> {
    const startedIn = epoch
    const changed = new Set<ContentTag>()
    const started: Load<Entry> = { changed }
    loads.set(key, started)
    started.entry = make()
      .then((made) => {
        // What was read before a change must not be cached after it.
        const isCurrent = startedIn === epoch && ![...changed].some((tag) => made.tags.has(tag))
        if (isCurrent) storeOf(made)?.set(key, made)
        return made
      })
      .finally(() => startedIn === epoch && loads.delete(key))
    return started.entry
  }

  return {
    /** The entry that is stored under a key. */
    find(key: string): Entry | undefined {
      for (const store of stores) {
        const entry = store.get(key)
        if (entry) return entry
      }
      return undefined
    },

    /** Whether an entry is being made that shows everything as it is now. */
    isLoading: (key: string): boolean => loads.get(key)?.changed.size === 0,

    /** Makes the entry of a key and stores it; joins a load that is under way. Rejects as `make` does. */
    load: (key: string, make: () => Promise<Entry>): Promise<Entry> => load(key, make),

    /** Drops every entry that shows one of these. */
    drop(tags: readonly ContentTag[]): void {
      for (const { changed } of loads.values()) for (const tag of tags) changed.add(tag)
      for (const store of stores)
        for (const [key, entry] of store.entries()) if (tags.some((tag) => entry.tags.has(tag))) store.delete(key)
    },

    /** Drops every entry; what is being made now is not stored. */
    clear(): void {
      epoch++
      loads.clear()
      for (const store of stores) store.clear()
    },

    size: (): number => stores.reduce((sum, { size }) => sum + size, 0),
  }
}
