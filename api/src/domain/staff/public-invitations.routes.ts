import {
  invitationAcceptance,
  invitationAccepted,
  invitationToken,
  openInvitation,
} from '@tekskills/shared/contracts/http/staff'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { prepareNewPassword } from '../session/password-change'
import { acceptInvitation, readOpenInvitation, usernameOf } from './invitations'

/** The invitation behind a mailed link, and accepting it (contract §3.7, additions). Prefix: `/api/public/invitation`. */
export const publicInvitationsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { database, now } = deps
  const perAddress = createRateLimit(database, 'invitation', [{ points: 60, seconds: 60 * 60 }])

  app.post(
    '',
    { schema: { body: invitationToken, response: { 200: openInvitation } }, config: { access: 'public' } },
    async (request, reply) => {
      await perAddress.count(request.ip)
      reply.header('cache-control', 'no-store')
      return readOpenInvitation(database.queries, request.body.token, now())
    },
  )

  app.post(
    '/accept',
    { schema: { body: invitationAcceptance, response: { 201: invitationAccepted } }, config: { access: 'public' } },
    async (request, reply) => {
      await perAddress.count(request.ip)
      const { token, name, password } = request.body
      const { email } = await readOpenInvitation(database.queries, token, now())
      const passwordHash = await prepareNewPassword(password, { username: usernameOf(email), email }, 'password')
      // The person who accepts has no account yet.
      const accepted = await inWriteContext(deps, { accountId: null, ip: request.ip }, (context) =>
        acceptInvitation(context, { token, name, passwordHash }),
      )
      return reply.header('cache-control', 'no-store').code(201).send(accepted)
    },
  )
}
