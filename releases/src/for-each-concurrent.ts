/** Uploads or downloads that run at the same time. */
const CONCURRENCY = 16

/**
 * Runs an async task for each entry, sixteen at a time. After a failure no further task is started; once all running tasks
 * have settled, it rejects with the first failure.
 */
export async function forEachConcurrent<Entry>(
  entries: readonly Entry[],
  task: (entry: Entry) => Promise<void>,
): Promise<void> {
  const queue = entries.values()
  const failures: unknown[] = []
  const worker = async () => {
    for (const entry of queue) {
      if (failures.length > 0) return
      await task(entry).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  if (failures.length > 0) throw failures[0]
}
