import { credentials, me, ownName, signedIn } from '@tekskills/shared/contracts/http/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../platform/audit/audit-log'
import { captchaFailed } from '../../platform/captcha/captcha-guard'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { bearerOf, sessionOf } from './access-plugin'
import type { KnownDevices } from './known-devices'
import { createLoginLimits } from './login-limits'
import { lockOwnAccount, noteOwnChange } from './own-account'
import { otpRoutes } from './otp.routes'
import { ownSessionsRoutes } from './own-sessions.routes'
import type { OwnPassword } from './own-password'
import type { OwnerProofs } from './owner-proof'
import type { Passkeys } from './passkeys'
import { passkeyRoutes } from './passkeys.routes'
import { passwordRoutes } from './password.routes'
import { createSessionRepository, type SessionRepository } from './sessions.repository'
import { createAccountRepository } from './accounts.repository'
import { createSignIn } from './sign-in.service'
import type { TokenProofs } from './token-proofs'
import { hasXsrfCookieOf } from './xsrf-plugin'

interface SessionDeps extends Dependencies {
  sessions: SessionRepository
  devices: KnownDevices
  proofs: TokenProofs
  passkeys: Passkeys
  ownPassword: OwnPassword
  ownerProofs: OwnerProofs
}

/** Login, the signed-in account, logout (contract §3.4; rows 16 and 17). */
export const sessionRoutes: FastifyPluginAsyncZod<SessionDeps> = async (app, deps) => {
  const { config, database, sessions, devices, proofs, passkeys, captcha, signer, mail, now } = deps
  const { queries } = database
  const accounts = createAccountRepository(queries)
  const limits = createLoginLimits(database)
  const signIn = createSignIn({ queries, limits, devices, passkeys, signer, mail, now })

  app.post(
    '/public/authenticate',
    { schema: { body: credentials, response: { 200: signedIn } }, config: { access: 'public' }, bodyLimit: 16_384 },
    async (request, reply) => {
      const keyThumbprint = await proofs.keyOfSignIn(request)
      const token = await captcha.verify(request.body.token, request.ip)
      if (!token && captcha.guardsLogin) throw captchaFailed()
      if (token) await captcha.spend(queries, token)
      const { ip, cookies, headers } = request
      const {
        signedIn: response,
        account,
        deviceId,
      } = await signIn(request.body, {
        ip,
        cookies,
        userAgent: headers['user-agent'] ?? '',
        keyThumbprint,
      })
      devices.remember(reply, account, deviceId)
      reply.header('cache-control', 'no-store').setXsrfCookie(response.token)
      return response
    },
  )

  app.get('/me', { schema: { response: { 200: me } } }, async (request, reply) => {
    const { accountId, isFactorRequired } = sessionOf(request)
    const account = await accounts.findById(accountId)
    const token = bearerOf(request) ?? ''
    if (!hasXsrfCookieOf(request, token)) reply.setXsrfCookie(token)
    return {
      id: account.id,
      username: account.username,
      name: account.name,
      email: account.email,
      authorities: [{ authority: account.role }],
      otpEnabled: account.otp_secret !== null,
      passkeys: (await passkeys.ofAccount(account.id)).length,
      otpRequired: isFactorRequired || config.secondFactorRoles.includes(account.role),
      administersStaff: account.administers_staff,
      lastLoginAt: account.last_login_at?.toISOString() ?? null,
    }
  })

  app.put('/me/name', { schema: { body: ownName, response: { 204: z.null() } } }, async (request, reply) => {
    const session = sessionOf(request)
    await inTransaction(deps, async (transaction) => {
      const { id, name } = await lockOwnAccount(transaction, session)
      if (name === request.body.name) return
      await transaction.updateTable('account').set({ name: request.body.name }).where('id', '=', id).execute()
      await noteOwnChange(transaction, session, { at: now(), ip: request.ip, what: 'changed their name' })
    })
    return reply.code(204).send(null)
  })

  await app.register(passwordRoutes, { ...deps, prefix: '' })
  await app.register(otpRoutes, { ...deps, prefix: '' })
  await app.register(passkeyRoutes, { ...deps, prefix: '' })
  await app.register(ownSessionsRoutes, { ...deps, prefix: '' })

  // Always 204: an expired bearer token is not an error.
  app.post(
    '/logout',
    { schema: { response: { 204: z.null() } }, config: { access: 'public' } },
    async (request, reply) => {
      const token = bearerOf(request)
      const session = token ? await sessions.find(token) : undefined
      if (typeof session === 'object') {
        const { accountId, username } = session
        const change = {
          action: 'logout',
          entity: 'account',
          entityId: accountId,
          summary: `${username} logged out`,
        } as const
        await queries.transaction().execute(async (transaction) => {
          await createSessionRepository(transaction, now).end(session.id)
          await writeAudit(transaction, { ...change, at: now(), accountId, ip: request.ip })
        })
      }
      return reply.header('cache-control', 'no-store').code(204).send(null)
    },
  )
}
