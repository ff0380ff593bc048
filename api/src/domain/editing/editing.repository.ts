import type { OtherEditor } from '@tekskills/shared/contracts/http/editing'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'

/** An open form reports twice within this time; an editor who has not reported for longer is considered gone. */
const FRESH_MS = 75_000

interface OpenForm {
  entity: string
  recordId: string
  accountId: string
}

/** Records that an account has the form of a record open. Returns the other editors, longest open first. */
export async function recordEditing(
  queries: Queries,
  { entity, recordId, accountId }: OpenForm,
  now: Date,
): Promise<OtherEditor[]> {
  const stale = new Date(now.getTime() - FRESH_MS)
  await queries.deleteFrom('editing').where('seen_at', '<', stale).execute()
  await queries
    .insertInto('editing')
    .values({ entity, record_id: recordId, account_id: accountId, since: now, seen_at: now })
    .onConflict((same) => same.columns(['entity', 'record_id', 'account_id']).doUpdateSet({ seen_at: now }))
    .execute()
  const rows = await queries
    .selectFrom('editing')
    .innerJoin('account', 'account.id', 'editing.account_id')
    .select([sql<string>`coalesce(account.name, account.username)`.as('name'), 'editing.since'])
    .where('entity', '=', entity)
    .where('record_id', '=', recordId)
    .where('account_id', '<>', accountId)
    .orderBy('editing.since')
    .execute()
  return rows.map(({ name, since }) => ({ name, since: since.toISOString() }))
}

/** Records that the form was closed. */
export const endEditing = (queries: Queries, { entity, recordId, accountId }: OpenForm) =>
  queries
    .deleteFrom('editing')
    .where('entity', '=', entity)
    .where('record_id', '=', recordId)
    .where('account_id', '=', accountId)
    .execute()
