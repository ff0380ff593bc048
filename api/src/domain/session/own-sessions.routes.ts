import { ownSession } from '@tekskills/shared/contracts/http/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { notFound } from '../../platform/http/problems/problem-error'
import { idParams } from '../../platform/http/validation/record-id'
import { sessionOf } from './access-plugin'
import { noteOwnChange } from './own-account'
import { IDLE_MS } from './sessions.repository'

/** The sessions of the signed-in account, and revoking them (contract §3.4, additions). */
export const ownSessionsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { database, now } = deps

  app.get('/me/sessions', { schema: { response: { 200: z.array(ownSession) } } }, async (request) => {
    const { id: current, accountId } = sessionOf(request)
    const idleSince = new Date(now().getTime() - IDLE_MS)
    const rows = await database.queries
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now())
      .where('last_seen_at', '>', idleSince)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      current: row.id === current,
      ip: row.ip,
      userAgent: row.user_agent,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    }))
  })

  app.delete(
    '/me/sessions/:id',
    { schema: { params: idParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const session = sessionOf(request)
      await inTransaction(deps, async (transaction) => {
        const ended = await transaction
          .deleteFrom('session')
          .where('id', '=', request.params.id)
          .where('account_id', '=', session.accountId)
          .returning('id')
          .executeTakeFirst()
        if (!ended) throw notFound('This session could not be found.')
        const change = { at: now(), ip: request.ip, what: 'ended a session elsewhere', action: 'logout' } as const
        await noteOwnChange(transaction, session, change)
      })
      return reply.code(204).send(null)
    },
  )
}
