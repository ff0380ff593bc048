import type { Config } from '../../platform/config/config'
import type { Queries } from '../../platform/database/database'
import type { Mailer } from '../../platform/mail/mailer'
import type { Signer, Signers } from '../../platform/signing/signer'
import {
  claimDelivery,
  dueWebhooks,
  noteDelivered,
  noteFailed,
  payloadOf,
  announceDueItems,
  type Delivery,
} from './webhook-deliveries'
import { disabledWebhookNotice } from './webhook-notices'
import { signedHeaders } from './webhook-signature'
import { postMessage, type Attempt } from './webhook-target'

/** Longest delay before a delivery, in milliseconds, while receivers respond. */
const POLL_MS = 5_000
/** Limit on receivers that are called at the same time. */
const MAX_AT_ONCE = 8
/** The status by which a receiver unsubscribes. */
const GONE = 410

interface SenderDeps {
  queries: Queries
  signer: Signer
  mail: Mailer
  config: Pick<Config, 'siteOrigin' | 'webhookTargets'>
  now: () => Date
}

/** The secret of a webhook is of no use to another. */
export const purposeOf = (id: string) => `webhook ${id}`

/** Seals the secrets anew that are sealed by the key of the database alone. */
export async function resealWebhookSecrets(queries: Queries, { signer, earlier }: Signers): Promise<void> {
  if (!earlier) return
  const rows = await queries.selectFrom('webhook').select(['id', 'secret', 'former_secret']).execute()
  for (const { id, secret, former_secret: former } of rows) {
    const opened = earlier.unseal(purposeOf(id), secret)
    if (opened === undefined) continue
    const openedFormer = former === null ? undefined : earlier.unseal(purposeOf(id), former)
    const values = {
      secret: signer.seal(purposeOf(id), opened),
      former_secret: openedFormer === undefined ? null : signer.seal(purposeOf(id), openedFormer),
    }
    await queries.updateTable('webhook').set(values).where('id', '=', id).where('secret', '=', secret).execute()
  }
}

export type WebhookSender = ReturnType<typeof createWebhookSender>

/**
 * Delivers what the database has for webhooks, at least once and with the same `webhook-id` each time: one delivery after
 * another for each receiver, several receivers at once, so that a slow one does not delay the others.
 */
export function createWebhookSender({ queries, signer, mail, config, now }: SenderDeps) {
  async function readWebhook(id: string) {
    return queries
      .selectFrom('webhook')
      .innerJoin('account', 'account.id', 'webhook.account_id')
      .select(['webhook.url', 'webhook.secret', 'webhook.former_secret', 'webhook.former_until', 'account.email'])
      .where('webhook.id', '=', id)
      .where('webhook.disabled_at', 'is', null)
      .executeTakeFirst()
  }

  type StoredWebhook = NonNullable<Awaited<ReturnType<typeof readWebhook>>>

  async function send(id: string, webhook: StoredWebhook, delivery: Delivery): Promise<Attempt> {
    const at = now()
    const formerHolds = webhook.former_until !== null && webhook.former_until > at
    const sealed = [webhook.secret, ...(formerHolds && webhook.former_secret !== null ? [webhook.former_secret] : [])]
    const secrets = sealed.flatMap((secret) => signer.unseal(purposeOf(id), secret) ?? [])
    // The key of the site was replaced: only a new secret helps.
    if (secrets.length === 0) return { error: 'its secret can no longer be read, so replace it' }
    const body = JSON.stringify(payloadOf(delivery))
    const timestamp = Math.floor(at.getTime() / 1000)
    const headers = signedHeaders({ id: delivery.id, timestamp, body, secrets })
    return postMessage(webhook.url, { body, headers, targets: config.webhookTargets })
  }

  async function giveUp(id: string, webhook: StoredWebhook, reason: string): Promise<void> {
    await queries.transaction().execute(async (transaction) => {
      const disabled = await transaction
        .updateTable('webhook')
        .set({ disabled_at: now(), disabled_reason: reason })
        .where('id', '=', id)
        .where('disabled_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!disabled) return
      const page = `${config.siteOrigin}/dashboard?view=account`
      await mail.queue(transaction, disabledWebhookNotice(webhook.email, { url: webhook.url, reason, page }))
    })
    mail.wake()
  }

  /** Delivers what is due for one webhook until something fails. */
  async function deliver(id: string, isClosing: () => boolean): Promise<void> {
    while (!isClosing()) {
      const webhook = await readWebhook(id)
      const delivery = webhook && (await claimDelivery(queries, id, now()))
      if (!webhook || !delivery) return
      const attempt = await send(id, webhook, delivery)
      if ('status' in attempt && attempt.status >= 200 && attempt.status < 300) {
        await noteDelivered(queries, delivery.id, attempt.status, now())
        continue
      }
      const status = 'status' in attempt ? attempt.status : null
      const error = 'error' in attempt ? attempt.error : `the response was ${attempt.status}`
      const failure = { status, error, isFinal: status === GONE }
      if (!(await noteFailed(queries, delivery, failure, now()))) await giveUp(id, webhook, error)
      return
    }
  }

  return {
    /** One round: queues what went public by time, then delivers what is due to each receiver. */
    async run(isClosing: () => boolean = () => false): Promise<void> {
      await announceDueItems(queries, now())
      const ids = await dueWebhooks(queries, now())
      for (let start = 0; start < ids.length; start += MAX_AT_ONCE) {
        await Promise.all(ids.slice(start, start + MAX_AT_ONCE).map((id) => deliver(id, isClosing)))
      }
    },
  }
}

export type Webhooks = ReturnType<typeof startWebhooks>

/** Runs the sender now and every five seconds, one round after another. */
export function startWebhooks(sender: WebhookSender, onError: (error: unknown) => void) {
  let isClosing = false
  let waiting = 0
  let rounds: Promise<void> = Promise.resolve()

  /** One more round, after those that run already. */
  const run = (): Promise<void> => {
    waiting += 1
    rounds = rounds
      .then(() => (isClosing ? undefined : sender.run(() => isClosing)))
      .catch(onError)
      .finally(() => (waiting -= 1))
    return rounds
  }
  const poll = setInterval(() => void (waiting === 0 && run()), POLL_MS).unref()
  void run()
  return {
    run,
    async close(): Promise<void> {
      isClosing = true
      clearInterval(poll)
      await rounds
    },
  }
}
