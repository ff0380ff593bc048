import {
  apiToken,
  apiTokenMade,
  MAX_API_TOKENS,
  newApiToken,
  type ApiToken,
} from '@tekskills/shared/contracts/http/api-tokens'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { newId } from '../../platform/database/ids'
import type { Schema } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { conflict, notFound } from '../../platform/http/problems/problem-error'
import { idParams } from '../../platform/http/validation/record-id'
import { hashToken } from '../../platform/signing/secrets'
import { sessionOf } from './access-plugin'
import { apiTokenNotice } from './account-notices'
import { newApiToken as newToken } from './api-tokens.repository'
import { lockOwnAccount, noteOwnChange } from './own-account'
import type { OwnerProofs } from './owner-proof'

const DAY_MS = 24 * 60 * 60_000

interface ApiTokenDeps extends Dependencies {
  ownerProofs: OwnerProofs
}

/** Routes to list, create and revoke the tokens of the signed-in account (ADR 0118). Prefix: `/api/apiTokens`. */
export const apiTokensRoutes: FastifyPluginAsyncZod<ApiTokenDeps> = async (app, deps) => {
  const { database, mail, now, ownerProofs } = deps

  app.get('', { schema: { response: { 200: z.array(apiToken) } } }, async (request) => {
    const own = database.queries.selectFrom('api_token').selectAll()
    const rows = await own.where('account_id', '=', sessionOf(request).accountId).orderBy('id').execute()
    return rows.map((row) => shown(row, now()))
  })

  app.post('', { schema: { body: newApiToken, response: { 201: apiTokenMade } } }, async (request, reply) => {
    const session = sessionOf(request)
    const { accountId } = session
    const { name, scopes, days, ...proof } = request.body
    const confirmed = await ownerProofs.confirm(accountId, proof, request.ip)
    const token = newToken()
    const at = now()
    const made = await inTransaction(deps, async (transaction) => {
      // Locked, so that two at the same time do not exceed the number.
      const owner = await lockOwnAccount(transaction, session, confirmed)
      const own = await transaction.selectFrom('api_token').select('id').where('account_id', '=', accountId).execute()
      if (own.length >= MAX_API_TOKENS) {
        throw conflict('TOO_MANY_TOKENS', `An account can have at most ${MAX_API_TOKENS} tokens. Revoke one first.`)
      }
      const row = await transaction
        .insertInto('api_token')
        .values({
          id: newId(at.getTime()),
          account_id: accountId,
          name,
          token_hash: hashToken(token),
          scopes: [...new Set(scopes)].sort(),
          created_at: at,
          expires_at: new Date(at.getTime() + days * DAY_MS),
          last_used_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const what = `created the token "${name}": ${row.scopes.join(', ')}`
      await noteOwnChange(transaction, session, { at, ip: request.ip, what })
      await mail.queue(transaction, apiTokenNotice(owner))
      return { apiToken: shown(row, at), token }
    })
    mail.wake()
    return reply.code(201).send(made)
  })

  // Needs no proof of the owner, because it only takes access away.
  app.delete('/:id', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    const session = sessionOf(request)
    await inTransaction(deps, async (transaction) => {
      const revoked = await transaction
        .deleteFrom('api_token')
        .where('id', '=', request.params.id)
        .where('account_id', '=', session.accountId)
        .returning('name')
        .executeTakeFirst()
      if (!revoked) throw notFound('This token could not be found.')
      await noteOwnChange(transaction, session, {
        at: now(),
        ip: request.ip,
        what: `revoked the token "${revoked.name}"`,
      })
    })
    return reply.code(204).send(null)
  })
}

const shown = (row: Selectable<Schema['api_token']>, now: Date): ApiToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= now,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})
