/** Files that are sent or fetched at the same time. */
const AT_ONCE = 16

/**
 * Does a piece of work for each entry, sixteen at a time. After a failure no further entry is begun; rejects with the first
 * failure when everything that was begun has ended.
 */
export async function eachOf<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>): Promise<void> {
  const waiting = entries.values()
  const failures: unknown[] = []
  const worker = async () => {
    for (const entry of waiting) {
      if (failures.length > 0) return
      await work(entry).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (failures.length > 0) throw failures[0]
}
