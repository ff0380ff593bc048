import {
  MAX_WEBHOOKS,
  newWebhook,
  webhook,
  webhookChange,
  webhookDelivery,
  webhookWithSecret,
  type Webhook,
  type WebhookDelivery,
} from '@tekskills/shared/contracts/http/webhooks'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Selectable, Updateable } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { definedOnly } from '../../platform/database/defined-only'
import { newId } from '../../platform/database/ids'
import type { Schema } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { conflict, invalidField, notFound } from '../../platform/http/problems/problem-error'
import { idParams } from '../../platform/http/validation/record-id'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { sessionOf } from '../session/access-plugin'
import { noteOwnChange } from '../session/own-account'
import type { Session } from '../session/session'
import { pathOf, type Delivery } from './webhook-deliveries'
import { purposeOf } from './webhook-sender'
import { newWebhookSecret } from './webhook-signature'
import { targetProblem } from './webhook-target'

/** How long a replaced secret signs too. */
const OVERLAP_MS = 24 * 60 * 60_000
/** Deliveries that the log shows. */
const SHOWN = 100

const deliveryParams = idParams.extend({ deliveryId: idParams.shape.id })

/** The webhooks of the signed-in account, their secrets and their log (ADR 0119). Prefix: `/api/webhooks`. */
export const webhooksRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { database, now, signer, config } = deps
  const { queries } = database
  const tests = createRateLimit(database, 'webhook-tests', [{ points: 20, seconds: 5 * 60 }])

  /** Records what was done to a webhook; its path and query may be secret, so only its host is named. */
  const noteChange = (
    transaction: Queries,
    session: Session,
    {
      did,
      url,
      ip,
    }: { did: 'added a' | 'changed the' | 'deleted the' | 'replaced the secret of the'; url: string; ip: string },
  ) => noteOwnChange(transaction, session, { at: now(), ip, what: `${did} webhook for ${new URL(url).host}` })

  const ownWebhooks = (transaction: Queries, { accountId }: Session) =>
    transaction.selectFrom('webhook').selectAll().where('account_id', '=', accountId)

  /** An own webhook, locked. Throws 404. */
  async function lockOwn(transaction: Queries, session: Session, id: string) {
    const row = await ownWebhooks(transaction, session).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw notFound('This webhook could not be found.')
    return row
  }

  function checkTarget(url: string): void {
    const problem = targetProblem(url, config.webhookTargets)
    if (problem) throw invalidField('url', 'URL_NOT_ALLOWED', problem)
  }

  app.get('', { schema: { response: { 200: z.array(webhook) } } }, async (request) => {
    const rows = await ownWebhooks(queries, sessionOf(request)).orderBy('id').execute()
    return rows.map((row) => shown(row, now()))
  })

  app.post('', { schema: { body: newWebhook, response: { 201: webhookWithSecret } } }, async (request, reply) => {
    const session = sessionOf(request)
    const { url, events } = request.body
    checkTarget(url)
    const at = now()
    const id = newId(at.getTime())
    const secret = newWebhookSecret()
    const row = await inTransaction(deps, async (transaction) => {
      // Locked, so that two at the same time do not exceed the number.
      await transaction.selectFrom('account').select('id').where('id', '=', session.accountId).forUpdate().execute()
      const own = await ownWebhooks(transaction, session).execute()
      if (own.length >= MAX_WEBHOOKS)
        throw conflict('TOO_MANY_WEBHOOKS', `An account can have at most ${MAX_WEBHOOKS} webhooks. Delete one first.`)
      await noteChange(transaction, session, { did: 'added a', url, ip: request.ip })
      return transaction
        .insertInto('webhook')
        .values({
          id,
          account_id: session.accountId,
          url,
          events: [...new Set(events)],
          secret: signer.seal(purposeOf(id), secret),
          former_secret: null,
          former_until: null,
          created_at: at,
          disabled_at: null,
          disabled_reason: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return reply.code(201).send({ webhook: shown(row, at), secret })
  })

  app.put(
    '/:id',
    { schema: { params: idParams, body: webhookChange, response: { 200: webhook } } },
    async (request) => {
      const session = sessionOf(request)
      const { url, events, isEnabled } = request.body
      if (url !== undefined) checkTarget(url)
      return inTransaction(deps, async (transaction) => {
        const before = await lockOwn(transaction, session, request.params.id)
        const values: Updateable<Schema['webhook']> = definedOnly({ url, events: events && [...new Set(events)] })
        if (isEnabled === true) Object.assign(values, { disabled_at: null, disabled_reason: null })
        if (isEnabled === false && before.disabled_at === null) Object.assign(values, { disabled_at: now() })
        if (Object.keys(values).length === 0) return shown(before, now())
        const row = await transaction
          .updateTable('webhook')
          .set(values)
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow()
        await noteChange(transaction, session, { did: 'changed the', url: row.url, ip: request.ip })
        return shown(row, now())
      })
    },
  )

  app.delete('/:id', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    const session = sessionOf(request)
    await inTransaction(deps, async (transaction) => {
      const { id, url } = await lockOwn(transaction, session, request.params.id)
      await transaction.deleteFrom('webhook').where('id', '=', id).execute()
      await noteChange(transaction, session, { did: 'deleted the', url, ip: request.ip })
    })
    return reply.code(204).send(null)
  })

  app.post('/:id/secret', { schema: { params: idParams, response: { 200: webhookWithSecret } } }, async (request) => {
    const session = sessionOf(request)
    const secret = newWebhookSecret()
    return inTransaction(deps, async (transaction) => {
      const before = await lockOwn(transaction, session, request.params.id)
      const row = await transaction
        .updateTable('webhook')
        .set({
          secret: signer.seal(purposeOf(before.id), secret),
          former_secret: before.secret,
          former_until: new Date(now().getTime() + OVERLAP_MS),
        })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await noteChange(transaction, session, { did: 'replaced the secret of the', url: row.url, ip: request.ip })
      return { webhook: shown(row, now()), secret }
    })
  })

  app.post('/:id/test', { schema: { params: idParams, response: { 202: z.null() } } }, async (request, reply) => {
    const session = sessionOf(request)
    await tests.count(session.accountId)
    await inTransaction(deps, async (transaction) => {
      const { id, disabled_at } = await lockOwn(transaction, session, request.params.id)
      if (disabled_at) throw disabled()
      const at = now()
      const told = {
        type: 'webhook.test',
        kind: null,
        record_id: null,
        slug: null,
        created_at: at,
        next_attempt_at: at,
      }
      const none = { delivered_at: null, status: null, error: null }
      await transaction
        .insertInto('webhook_delivery')
        .values({ id: newId(at.getTime()), webhook_id: id, ...told, ...none })
        .execute()
    })
    return reply.code(202).send(null)
  })

  app.get(
    '/:id/deliveries',
    { schema: { params: idParams, response: { 200: z.array(webhookDelivery) } } },
    async (request) => {
      const { id } = request.params
      const own = await ownWebhooks(queries, sessionOf(request)).where('id', '=', id).executeTakeFirst()
      if (!own) throw notFound('This webhook could not be found.')
      const log = queries.selectFrom('webhook_delivery').selectAll().where('webhook_id', '=', id)
      const rows = await log.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(SHOWN).execute()
      return rows.map(shownDelivery)
    },
  )

  app.post(
    '/:id/deliveries/:deliveryId/again',
    { schema: { params: deliveryParams, response: { 202: z.null() } } },
    async (request, reply) => {
      const session = sessionOf(request)
      await tests.count(session.accountId)
      await inTransaction(deps, async (transaction) => {
        const { id, disabled_at } = await lockOwn(transaction, session, request.params.id)
        if (disabled_at) throw disabled()
        const again = await transaction
          .updateTable('webhook_delivery')
          .set({ attempts: 0, next_attempt_at: now(), delivered_at: null, status: null, error: null })
          .where('id', '=', request.params.deliveryId)
          .where('webhook_id', '=', id)
          .returning('id')
          .executeTakeFirst()
        if (!again) throw notFound('This delivery could not be found.')
      })
      return reply.code(202).send(null)
    },
  )
}

const disabled = () => conflict('WEBHOOK_DISABLED', 'This webhook is disabled. Enable it first.')

const shown = (row: Selectable<Schema['webhook']>, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  createdAt: row.created_at.toISOString(),
  isEnabled: row.disabled_at === null,
  disabledReason: row.disabled_reason,
  formerSecretUntil: row.former_until && row.former_until > now ? row.former_until.toISOString() : null,
})

const shownDelivery = (row: Delivery): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  path: pathOf(row),
  createdAt: row.created_at.toISOString(),
  attempts: row.attempts,
  state: row.delivered_at ? 'DELIVERED' : row.next_attempt_at ? 'WAITING' : 'GIVEN_UP',
  nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  status: row.status,
  error: row.error,
})
