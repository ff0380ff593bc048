import { changePassword, forgotPassword, resetPassword } from '@tekskills/shared/contracts/http/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { sessionOf } from './access-plugin'
import type { KnownDevices } from './known-devices'
import type { OwnerProofs } from './owner-proof'
import { prepareNewPassword, setPassword } from './password-change'
import { lockOwnAccount } from './own-account'
import { findReset, requestReset } from './password-reset'
import { createAccountRepository } from './accounts.repository'

const MINUTE_S = 60

const nothing = z.null()

interface PasswordDeps extends Dependencies {
  devices: KnownDevices
  ownerProofs: OwnerProofs
}

/** Forgotten, reset and changed passwords (contract §3.4, additions). */
export const passwordRoutes: FastifyPluginAsyncZod<PasswordDeps> = async (app, deps) => {
  const { database, captcha, mail, now, devices, ownerProofs } = deps
  const accounts = createAccountRepository(database.queries)
  const perAddress = createRateLimit(database, 'forgot-address', [{ points: 10, seconds: 60 * MINUTE_S }])
  const perAccount = createRateLimit(database, 'forgot-account', [{ points: 3, seconds: 60 * MINUTE_S }])
  const changes = createRateLimit(database, 'change-password', [{ points: 10, seconds: 5 * MINUTE_S }])
  const resets = createRateLimit(database, 'reset-password', [{ points: 20, seconds: 60 * MINUTE_S }])

  app.post(
    '/public/forgotPassword',
    { schema: { body: forgotPassword, response: { 202: nothing } }, config: { access: 'public' } },
    async (request, reply) => {
      await perAddress.count(request.ip)
      const verified = await captcha.verify(request.body.token, request.ip)
      if (verified) await captcha.spend(database.queries, verified)
      const sendReset = async () => {
        const account = await accounts.findByLogin(request.body.username)
        if (!account) return
        // Strangers who use up the requests for an account do not lock out its owner, because one link always works.
        const isAllowed = await perAccount.allows(account.id)
        await requestReset(deps, account, { unlessOneWorks: !isAllowed })
      }
      // The timing of the response must not reveal whether there is such an account.
      mail.afterResponse(reply.raw, sendReset)
      return reply.header('cache-control', 'no-store').code(202).send(null)
    },
  )

  app.post(
    '/public/resetPassword',
    { schema: { body: resetPassword, response: { 204: nothing } }, config: { access: 'public' } },
    async (request, reply) => {
      await resets.count(request.ip)
      const owner = await findReset(database.queries, request.body.resetToken, now())
      if (!owner) throw expired()
      const passwordHash = await prepareNewPassword(request.body.password, owner, 'password')
      await inTransaction(deps, async (transaction) => {
        await transaction.selectFrom('account').select('id').where('id', '=', owner.id).forUpdate().execute()
        // Of two concurrent requests with one link, the second finds it used.
        if (!(await findReset(transaction, request.body.resetToken, now()))) throw expired()
        await setPassword(transaction, mail, { owner, passwordHash, ip: request.ip, now: now() })
      })
      mail.wake()
      return reply.header('cache-control', 'no-store').code(204).send(null)
    },
  )

  app.post('/me/password', { schema: { body: changePassword, response: { 204: nothing } } }, async (request, reply) => {
    const session = sessionOf(request)
    const { newPassword, ...proof } = request.body
    const owner = await ownerProofs.confirm(session.accountId, proof, request.ip)
    // The check is expensive, and so far only guesses of the old password are counted.
    await changes.count(session.accountId)
    const passwordHash = await prepareNewPassword(newPassword, owner, 'newPassword')
    const change = { owner, passwordHash, exceptSession: session.id, ip: request.ip, now: now() }
    await inTransaction(deps, async (transaction) => {
      await lockOwnAccount(transaction, session, owner)
      await setPassword(transaction, mail, change)
    })
    mail.wake()
    const device = devices.find(request.cookies, owner)
    if (device) devices.remember(reply, { id: owner.id, password_hash: passwordHash }, device)
    return reply.code(204).send(null)
  })
}

const expired = () =>
  new ProblemError(410, 'LINK_EXPIRED', 'This link is no longer valid. Ask for a new one on the login page.')
