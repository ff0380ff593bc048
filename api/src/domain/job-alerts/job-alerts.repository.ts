import { savedJobSearch, type SavedJobSearch } from '@tekskills/shared/contracts/http/job-alerts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { AskedSubscription } from '../subscriptions/double-opt-in'
import { isId } from '../../platform/http/validation/record-id'

/** Unconfirmed alerts are deleted after this time, by when their links have expired. */
const UNCONFIRMED_TTL_MS = 8 * 24 * 60 * 60_000
/** The interval between two searches for new jobs. */
const DIGEST_MS = 24 * 60 * 60_000

/**
 * Whether an alert belongs to an email address, ignoring case as the index does; databases may not lower-case letters
 * beyond ASCII.
 */
const isOf = (email: string) => sql<boolean>`lower(email) = lower(${email})`

/** Returns the alert of an email address, ignoring case, for a search, and inserts one if there is none. */
export async function addAlert(
  transaction: Queries,
  email: string,
  search: SavedJobSearch,
  now: Date,
): Promise<AskedSubscription> {
  const id = newId(now.getTime())
  const stored = JSON.stringify(search)
  const inserted = await transaction
    .insertInto('job_alert')
    .values({ id, email, search: stored, created_at: now, asked_at: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email), search`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { id, isConfirmed: false }
  const row = await transaction
    .selectFrom('job_alert')
    .select(['id', 'status', 'asked_at'])
    .where(isOf(email))
    .where('search', '=', sql`${stored}::jsonb`)
    .forUpdate()
    .executeTakeFirst()
  // It was canceled at this very moment; the visitor may sign up again.
  if (!row) return { id, isConfirmed: true }
  return { id: row.id, isConfirmed: row.status === 'CONFIRMED', askedAt: row.asked_at }
}

/**
 * Records that a confirmation request is sent now, which delays the next one. Returns false if another one was sent
 * since the one `before`, or the alert is gone.
 */
export async function recordAlertRequest(
  transaction: Queries,
  id: string,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> {
  const recorded = await transaction
    .updateTable('job_alert')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('asked_at', '=', before)
    .executeTakeFirst()
  return recorded.numUpdatedRows > 0n
}

/** The alert of a link; undefined if it is gone. */
export async function readAlert(queries: Queries, id: string) {
  if (!isId(id)) return undefined
  const query = queries.selectFrom('job_alert').select(['status', 'search']).where('id', '=', id)
  const row = await query.executeTakeFirst()
  return row && { ...row, search: savedJobSearch.parse(row.search) }
}

/** Confirms a pending alert. Returns undefined if it is gone. */
export async function confirmAlert(transaction: Queries, id: string, now: Date) {
  if (!isId(id)) return undefined
  const rows = transaction.selectFrom('job_alert').select(['email', 'status', 'search']).where('id', '=', id)
  const row = await rows.forUpdate().executeTakeFirst()
  if (!row) return undefined
  const changed = row.status === 'PENDING'
  if (changed) {
    await transaction
      .updateTable('job_alert')
      .set({ status: 'CONFIRMED', confirmed_at: now, next_digest_at: new Date(now.getTime() + DIGEST_MS) })
      .where('id', '=', id)
      .execute()
  }
  return { email: row.email, search: savedJobSearch.parse(row.search), changed }
}

/** Deletes an alert with its emails in the outbox. Returns false if it was gone. */
export async function deleteAlert(transaction: Queries, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const deleted = await transaction.deleteFrom('job_alert').where('id', '=', id).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Deletes the alerts of an email address, ignoring case, with their emails in the outbox. Returns their ids. */
export async function deleteAlertsOf(transaction: Queries, email: string): Promise<string[]> {
  const deleted = await transaction.deleteFrom('job_alert').where(isOf(email)).returning('id').execute()
  return deleted.map(({ id }) => id)
}

/** Deletes alerts by id, with their emails in the outbox. One parameter for all: there may be more than a query can have. */
export async function deleteAlerts(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries
    .deleteFrom('job_alert')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}

/** Deletes alerts that were never confirmed. */
export async function deleteUnconfirmedAlerts(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNCONFIRMED_TTL_MS)
  await queries.deleteFrom('job_alert').where('status', '=', 'PENDING').where('asked_at', '<', before).execute()
}

/** The ids of the confirmed alerts that are due for a search. */
export async function dueAlerts(queries: Queries, now: Date): Promise<string[]> {
  const due = queries
    .selectFrom('job_alert')
    .select('id')
    .where('status', '=', 'CONFIRMED')
    .where('next_digest_at', '<=', now)
    .orderBy('next_digest_at')
    .orderBy('id')
  return (await due.execute()).map(({ id }) => id)
}

/** Locks an alert that is due; undefined if it is gone, or another instance is processing or has processed it. */
export async function claimAlert(transaction: Queries, id: string, now: Date) {
  const row = await transaction
    .selectFrom('job_alert')
    .selectAll()
    .where('id', '=', id)
    .where('next_digest_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && { ...row, search: savedJobSearch.parse(row.search) }
}

/**
 * Records which jobs a digest names, and when to search again. Closed jobs are dropped from the record, so that a
 * reopened job counts as new.
 */
export async function recordDigest(
  transaction: Queries,
  { id, told }: { id: string; told: readonly string[] },
  newJobs: readonly string[],
  now: Date,
): Promise<void> {
  const next_digest_at = new Date(now.getTime() + DIGEST_MS)
  const kept = sql<string[]>`array(select career.id from career
    where career.id = any(${[...told, ...newJobs]}::uuid[]) and career.status <> 'CLOSED')`
  await transaction
    .updateTable('job_alert')
    .set(newJobs.length > 0 ? { next_digest_at, told: kept } : { next_digest_at })
    .where('id', '=', id)
    .execute()
}
