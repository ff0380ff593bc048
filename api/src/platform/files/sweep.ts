import type { Quarantine, StoredEntry } from './file-storage'

const DAY_MS = 24 * 60 * 60_000
/** How long a swept file can be restored. */
export const QUARANTINE_DAYS = 30
/** Maximum number of files that one sweep moves: this share of a store, or `MIN_LIMIT` files in a small store. */
const MAX_SHARE = 0.05
const MIN_LIMIT = 10

/** More files have no record than crashes can leave behind, so the files probably belong to another database. */
export class SweepRejectedError extends Error {
  override name = 'SweepRejectedError'
}

/** A file store, and the ids that records reference. */
export interface SweptStore {
  /** Plural noun for error messages: `pictures`. */
  what: string
  known: ReadonlySet<string>
  entries: AsyncIterable<StoredEntry>
  quarantine: Quarantine
}

export interface SweepOptions {
  /** Minimum age of swept files in milliseconds; the record of a younger file may not be committed yet. */
  age: number
  now: Date
  /** Disables the limit; set by an operator who has checked the files. */
  all?: boolean
}

/**
 * Moves files without a record into quarantine and returns their number. Files are deleted after 30 days in quarantine,
 * and moved back if a record references them again. Throws {@link SweepRejectedError}, with nothing moved, for more
 * than 5% of the store.
 */
export async function sweepStore(
  { what, known, entries, quarantine }: SweptStore,
  { age, now, all = false }: SweepOptions,
): Promise<number> {
  for await (const { key, storedAt } of quarantine.list()) {
    if (known.has(key)) await quarantine.release(key)
    else if (now.getTime() - storedAt.getTime() > QUARANTINE_DAYS * DAY_MS) await quarantine.remove(key)
  }
  const unnamed: string[] = []
  let total = 0
  for await (const { key, storedAt } of entries) {
    total += 1
    if (!known.has(key) && Date.now() - storedAt.getTime() >= age) unnamed.push(key)
  }
  const limit = Math.max(MIN_LIMIT, Math.floor(total * MAX_SHARE))
  if (!all && unnamed.length > limit) {
    throw new SweepRejectedError(
      `${unnamed.length} of ${total} ${what} belong to no record. A sweep moves at most ${limit}, so nothing was moved: ` +
        'see "Files that no record references" in docs/runbooks/database.md.',
    )
  }
  for (const key of unnamed) await quarantine.add(key)
  return unnamed.length
}
