import type { SubscriberStatus } from '@tekskills/shared/contracts/http/newsletter'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { AskedSubscription } from '../subscriptions/double-opt-in'
import { isId } from '../../platform/http/validation/record-id'

/** An unconfirmed email address is deleted after this long; its link expires weeks earlier. */
const UNCONFIRMED_TTL_MS = 30 * 24 * 60 * 60_000

/**
 * Returns the subscriber of an email address, ignoring case, and inserts one if there is none. An unsubscribed one
 * becomes pending again.
 */
export async function addSubscriber(transaction: Queries, email: string, now: Date): Promise<AskedSubscription> {
  const id = newId(now.getTime())
  const inserted = await transaction
    .insertInto('subscriber')
    .values({ id, email, created_at: now, asked_at: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { id, isConfirmed: false }
  const row = await transaction
    .selectFrom('subscriber')
    .select(['id', 'status', 'asked_at'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.status !== 'UNSUBSCRIBED')
    return { id: row.id, isConfirmed: row.status === 'CONFIRMED', askedAt: row.asked_at }
  const back = { status: 'PENDING', asked_at: now, confirmed_at: null, unsubscribed_at: null } as const
  await transaction.updateTable('subscriber').set(back).where('id', '=', row.id).execute()
  return { id: row.id, isConfirmed: false }
}

/**
 * Records that a confirmation request is sent now, which delays the next one. Returns false if another one was sent since
 * the one `before`.
 */
export async function recordConfirmationRequest(
  transaction: Queries,
  id: string,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> {
  const recorded = await transaction
    .updateTable('subscriber')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('asked_at', '=', before)
    .executeTakeFirst()
  return recorded.numUpdatedRows > 0n
}

/** Confirms a pending subscriber. Returns undefined if there is none, or if it has unsubscribed. */
export async function confirmSubscriber(
  transaction: Queries,
  id: string,
  now: Date,
): Promise<{ email: string; changed: boolean } | undefined> {
  if (!isId(id)) return undefined
  const rows = transaction.selectFrom('subscriber').select(['email', 'status']).where('id', '=', id)
  const row = await rows.forUpdate().executeTakeFirst()
  if (!row || row.status === 'UNSUBSCRIBED') return undefined
  const changed = row.status === 'PENDING'
  if (changed) {
    const values = { status: 'CONFIRMED', confirmed_at: now } as const
    await transaction.updateTable('subscriber').set(values).where('id', '=', id).execute()
  }
  return { email: row.email, changed }
}

/** The status of a subscription; undefined for an unknown id. */
export async function statusOfSubscriber(queries: Queries, id: string): Promise<SubscriberStatus | undefined> {
  if (!isId(id)) return undefined
  const row = await queries.selectFrom('subscriber').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status
}

/**
 * Ends a subscription, and deletes its newsletters that wait in the outbox. Returns false if it had already ended.
 */
export async function unsubscribeSubscriber(transaction: Queries, id: string, now: Date): Promise<boolean> {
  if (!isId(id)) return false
  const ended = await transaction
    .updateTable('subscriber')
    .set({ status: 'UNSUBSCRIBED', unsubscribed_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'UNSUBSCRIBED')
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) return false
  // A statement of its own: a batch that wrote to the subscriber held its row until it was committed.
  await sql`with deleted as (
      delete from mail where subscriber_id = ${id} and refused_at is null returning issue_id)
    update newsletter_recipient set unsent_at = ${now} from deleted
    where newsletter_recipient.issue_id = deleted.issue_id and subscriber_id = ${id}`.execute(transaction)
  return true
}

/**
 * Deletes email addresses that were never confirmed. Unsubscribed ones are kept, so that they are not mailed again.
 */
export async function deleteUnconfirmedSubscribers(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNCONFIRMED_TTL_MS)
  await queries.deleteFrom('subscriber').where('status', '=', 'PENDING').where('asked_at', '<', before).execute()
}
