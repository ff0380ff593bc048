import type { LRUCache } from 'lru-cache'
import type { ContentTag } from '../contracts/remote-manifest'

/** An entry that is being loaded. */
interface Load<Entry> {
  /** Undefined until `make` has been called. */
  entry?: Promise<Entry>
  /** Tags that changed since it began: the entry may contain their previous content. */
  changed: Set<ContentTag>
  /** The load after it, for callers that arrive after a change. */
  next?: Promise<Entry>
}

/**
 * An in-memory cache whose entries are dropped when the content they show changes. `storeOf` selects the store of an entry;
 * when it returns undefined, the entry is not stored. Concurrent callers share one load, and there is at most one load per
 * key at a time: otherwise changes that arrive faster than entries load would pile up loads until nothing is served.
 */
export function createTaggedCache<Entry extends { tags: ReadonlySet<ContentTag> }>(
  stores: readonly LRUCache<string, Entry>[],
  storeOf: (entry: Entry) => LRUCache<string, Entry> | undefined = () => stores[0],
) {
  const loads = new Map<string, Load<Entry>>()
  let epoch = 0

  /** A load with current content. `make` belongs to the epoch `askedIn`, in which it was requested. */
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
    const changed = new Set<ContentTag>()
    const started: Load<Entry> = { changed }
    const isRunning = () => loads.get(key) === started
    loads.set(key, started)
    started.entry = make()
      .then((made) => {
        // What was read before a change must not be cached after it.
        const isCurrent = isRunning() && ![...changed].some((tag) => made.tags.has(tag))
        if (isCurrent) storeOf(made)?.set(key, made)
        return made
      })
      .finally(() => isRunning() && loads.delete(key))
    return started.entry
  }

  return {
    /** The stored entry of a key. */
    find(key: string): Entry | undefined {
      for (const store of stores) {
        const entry = store.get(key)
        if (entry) return entry
      }
      return undefined
    },

    /** Whether an entry with current content is being loaded. */
    isLoading: (key: string): boolean => loads.get(key)?.changed.size === 0,

    /** Loads and stores the entry of a key, or joins a running load. Rejects as `make` does. */
    load: (key: string, make: () => Promise<Entry>): Promise<Entry> => load(key, make),

    /** Drops every entry with one of these tags. */
    drop(tags: readonly ContentTag[]): void {
      for (const { changed } of loads.values()) for (const tag of tags) changed.add(tag)
      for (const store of stores)
        for (const [key, entry] of store.entries()) if (tags.some((tag) => entry.tags.has(tag))) store.delete(key)
    },

    /** Drops every entry whose key is not kept; those of them that are being loaded will not be stored. */
    retain(isKept: (key: string) => boolean): void {
      for (const key of loads.keys()) if (!isKept(key)) loads.delete(key)
      for (const store of stores) for (const key of store.keys()) if (!isKept(key)) store.delete(key)
    },

    /** Drops every entry; entries that are being loaded will not be stored. */
    clear(): void {
      epoch++
      loads.clear()
      for (const store of stores) store.clear()
    },

    size: (): number => stores.reduce((sum, { size }) => sum + size, 0),
  }
}
