import type { Queries } from '../../database/database'

const KEPT_MS = 24 * 60 * 60_000

/** Forgets answers that nobody repeats a request for any more. */
export async function forgetAnswers(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await queries.deleteFrom('idempotent_answer').where('created_at', '<', before).execute()
}
