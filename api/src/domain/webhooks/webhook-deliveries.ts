import type { WebhookPayload } from '@tekskills/shared/contracts/http/webhooks'
import { sql, type Selectable } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { pagePaths } from '../content/page-paths'

/** Lease of a claimed delivery: no other instance sends it for this long, and after a crash it is sent again then. */
const CLAIM_MS = 60_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Delays after each failed attempt; after the last of them, a day is over and the webhook is disabled. */
const DELAYS_MINUTES = [0.5, 2, 10, 30, 60, 120, 240, 480, 480] as const
/** How far back scheduled items are announced that went public while no instance was running. */
const LATEST_MS = 7 * 24 * HOUR_MS

export type Delivery = Selectable<Schema['webhook_delivery']>

/** Path of the public page that a delivery is about; null for a bundle and for a test. */
export const pathOf = ({ kind, slug }: Pick<Delivery, 'kind' | 'slug'>) =>
  kind && slug !== null ? `${pagePaths[kind]}${slug}` : null

/** The body of a delivery, the same at every attempt. */
export function payloadOf(delivery: Delivery): WebhookPayload {
  const path = pathOf(delivery)
  return {
    type: delivery.type,
    timestamp: delivery.created_at.toISOString(),
    data: {
      ...(delivery.kind && { kind: delivery.kind }),
      ...(delivery.record_id && { id: delivery.record_id }),
      ...(path !== null && { path }),
    },
  }
}

/** Queues deliveries for scheduled items that have gone public by time: each once, by whichever instance comes first. */
export async function announceDueItems(queries: Queries, now: Date): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await sql`
      with due as (
        insert into webhook_due (item_id, published_at)
        select id, published_at from content_item
        where status = 'SCHEDULED' and deleted_at is null
          and published_at <= ${now} and published_at > ${new Date(now.getTime() - LATEST_MS)}
          and exists (select from webhook where disabled_at is null)
        on conflict do nothing
        returning item_id, published_at
      )
      select tell_webhooks('item.published', content_item.kind, content_item.id, content_item.slug, due.published_at)
      from due join content_item on content_item.id = due.item_id`.execute(transaction)
  })
}

/** The webhooks with deliveries that are due, if their owners may still have webhooks. */
export async function dueWebhooks(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .innerJoin('account', 'account.id', 'webhook.account_id')
    .select('webhook.id')
    .distinct()
    .where('next_attempt_at', '<=', now)
    .where('webhook.disabled_at', 'is', null)
    .where('account.disabled', '=', false)
    .where('account.role', '=', 'BLOGS')
    .execute()
  return rows.map(({ id }) => id)
}

/** Claims the oldest delivery of a webhook that is due; two instances never claim the same one. */
export async function claimDelivery(queries: Queries, webhookId: string, now: Date): Promise<Delivery | undefined> {
  const due = queries
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('next_attempt_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return queries
    .updateTable('webhook_delivery')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: new Date(now.getTime() + CLAIM_MS) })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}

/** Records that a delivery has arrived. */
export async function noteDelivered(queries: Queries, id: string, status: number, now: Date): Promise<void> {
  const values = { delivered_at: now, next_attempt_at: null, status, error: null }
  await queries.updateTable('webhook_delivery').set(values).where('id', '=', id).execute()
}

/** Records a failed attempt. Returns false if it was the last one. */
export async function noteFailed(
  queries: Queries,
  { id, attempts }: Delivery,
  failure: { status: number | null; error: string; isFinal: boolean },
  now: Date,
): Promise<boolean> {
  const delay = failure.isFinal ? undefined : DELAYS_MINUTES[attempts - 1]
  const next_attempt_at = delay === undefined ? null : new Date(now.getTime() + delay * MINUTE_MS)
  const values = { next_attempt_at, status: failure.status, error: failure.error }
  await queries.updateTable('webhook_delivery').set(values).where('id', '=', id).execute()
  return delay !== undefined
}

/** Deletes deliveries of more than 30 days ago, and the notes about items that went public by then. */
export async function deleteOldDeliveries(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * 24 * HOUR_MS)
  await queries.deleteFrom('webhook_delivery').where('created_at', '<', before).execute()
  await queries.deleteFrom('webhook_due').where('published_at', '<', before).execute()
}
