import { LRUCache } from 'lru-cache'

/** Maximum number of counted addresses; the least recently visited are dropped. */
const MAX_ADDRESSES = 1000

/** Counts the visits to addresses, so that a new release can be warmed up with the most visited pages. */
export function createVisitCounts() {
  const visits = new LRUCache<string, number>({ max: MAX_ADDRESSES })
  return {
    /** Counts a visit of an address. */
    add(address: string): void {
      visits.set(address, (visits.get(address) ?? 0) + 1)
    },

    /** All counted addresses, most visited first. */
    ranked: (): string[] => [...visits.entries()].sort(([, a], [, b]) => b - a).map(([address]) => address),
  }
}
