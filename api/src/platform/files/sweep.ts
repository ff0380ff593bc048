import type { Quarantine, StoredEntry } from './file-storage'

const DAY = 24 * 60 * 60_000
/** How long a swept file can be brought back. */
export const QUARANTINE_DAYS = 30
/** What one sweep may move: this share of a store, or this number of files where the store is small. */
const LARGEST_SHARE = 0.05
const SMALLEST_LIMIT = 10

/** More files are named by no record than crashes leave behind: the records are probably not those of these files. */
export class SweepRejectedError extends Error {
  override name = 'SweepRejectedError'
}

/** A store of files, and the ids that records name. */
export interface SweptStore {
  /** In the plural, for the message of an error: `pictures`. */
  what: string
  known: ReadonlySet<string>
  entries: AsyncIterable<StoredEntry>
  quarantine: Quarantine
}

export interface SweepOptions {
  /** Younger files stay, in milliseconds: their record may not be committed yet. */
  age: number
  now: Date
  /** An operator has looked, and decided that everything goes that no record names. */
  all?: boolean
}

/**
 * Moves files that no record names into quarantine and returns how many. What has been there for 30 days is deleted; what
 * a record names again is moved back. Throws {@link SweepRejectedError}, with nothing moved, for more than 5 % of the store.
 */
export async function sweepStore(
  { what, known, entries, quarantine }: SweptStore,
  { age, now, all = false }: SweepOptions,
): Promise<number> {
  for await (const { key, storedAt } of quarantine.list()) {
    if (known.has(key)) await quarantine.release(key)
    else if (now.getTime() - storedAt.getTime() > QUARANTINE_DAYS * DAY) await quarantine.remove(key)
  }
  const unnamed: string[] = []
  let total = 0
  for await (const { key, storedAt } of entries) {
    total += 1
    if (!known.has(key) && Date.now() - storedAt.getTime() >= age) unnamed.push(key)
  }
  const limit = Math.max(SMALLEST_LIMIT, Math.floor(total * LARGEST_SHARE))
  if (!all && unnamed.length > limit) {
    throw new SweepRejectedError(
      `No record names ${unnamed.length} of ${total} ${what}, and a sweep moves ${limit} at most, so nothing was moved: ` +
        'see "Files that no record names" in docs/runbooks/database.md.',
    )
  }
  for (const key of unnamed) await quarantine.add(key)
  return unnamed.length
}
