import type { Queries } from '../../platform/database/database'

/** An address whose owner never confirmed is forgotten after this long; its link has been void for weeks by then. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Forgets the addresses that nobody confirmed. Those that unsubscribed stay, so that we know not to write. */
export async function forgetUnconfirmed(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await queries.deleteFrom('subscriber').where('status', '=', 'PENDING').where('asked_at', '<', before).execute()
}
