import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'

/** Forgets enquiries 24 months after they came, as the privacy notice promises. */
export async function forgetEnquiries(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('enquiry')
    .where('created_at', '<', sql<Date>`${now}::timestamptz - interval '24 months'`)
    .execute()
}
