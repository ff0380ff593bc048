import { otpCode, otpRemoval, otpRequest, otpSetup, recoveryCodes } from '@tekskills/shared/contracts/http/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { conflict, invalidField } from '../../platform/http/problems/problem-error'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { sessionOf } from './access-plugin'
import { authenticatorNotice } from './account-notices'
import type { OwnPassword } from './own-password'
import {
  acceptSecondFactor,
  newOtpSecret,
  renewRecoveryCodes,
  sealOtpSecret,
  stepOf,
  unsealOtpSecret,
} from './second-factor'
import type { Session } from './session'
import { createAccountRepository } from './accounts.repository'
import { endSessions } from './sessions.repository'

/** Routes to set up, confirm and turn off the authenticator (contract §3.4, additions). */
export const otpRoutes: FastifyPluginAsyncZod<Dependencies & { ownPassword: OwnPassword }> = async (app, deps) => {
  const { database, mail, now, signer, ownPassword } = deps
  const accounts = createAccountRepository(database.queries)
  const guesses = createRateLimit(database, 'own-otp', [{ points: 5, seconds: 5 * 60 }])

  /** Records a change in the audit log, and tells the owner; call `mail.wake` after the commit. */
  const noteChange = async (transaction: Queries, session: Session, change: 'on' | 'off', ip: string) => {
    const { accountId, username } = session
    const entry = { action: 'update', entity: 'account', entityId: accountId, ip, accountId } as const
    await writeAudit(transaction, {
      ...entry,
      at: now(),
      summary: `${username} turned two-factor authentication ${change}`,
    })
    const owner = await createAccountRepository(transaction).findById(accountId)
    await mail.queue(transaction, authenticatorNotice(owner, change))
  }

  app.post('/me/otp', { schema: { body: otpRequest, response: { 200: otpSetup } } }, async (request) => {
    const { accountId, username } = sessionOf(request)
    const account = await ownPassword.confirm(accountId, request.body.currentPassword)
    if (account.otp_secret) throw conflict('INVALID_TRANSITION', 'Two-factor authentication is already on.')
    const setup = newOtpSecret(username)
    const values = { otp_pending_secret: sealOtpSecret(signer, accountId, setup.secret) }
    await database.queries.updateTable('account').set(values).where('id', '=', accountId).execute()
    return setup
  })

  app.put('/me/otp', { schema: { body: otpCode, response: { 200: recoveryCodes } } }, async (request) => {
    const session = sessionOf(request)
    await guesses.count(session.accountId)
    const { otp_pending_secret: pending } = await accounts.findById(session.accountId)
    const secret = pending ? unsealOtpSecret(signer, session.accountId, pending) : undefined
    const step = secret ? stepOf(secret, request.body.otp, now()) : undefined
    if (!secret || step === undefined) throw wrongCode()
    const codes = await inTransaction(deps, async (transaction) => {
      const sealed = sealOtpSecret(signer, session.accountId, secret)
      const values = { otp_secret: sealed, otp_pending_secret: null, otp_last_step: String(step) }
      await transaction.updateTable('account').set(values).where('id', '=', session.accountId).execute()
      // They were opened by the password alone, perhaps by someone else.
      await endSessions(transaction, session.accountId, session.id)
      await noteChange(transaction, session, 'on', request.ip)
      return renewRecoveryCodes(transaction, session.accountId)
    })
    mail.wake()
    return { recoveryCodes: codes }
  })

  app.delete('/me/otp', { schema: { body: otpRemoval, response: { 204: z.null() } } }, async (request, reply) => {
    const session = sessionOf(request)
    const { accountId } = session
    await ownPassword.confirm(accountId, request.body.currentPassword)
    await guesses.count(accountId)
    await inTransaction(deps, async (transaction) => {
      const given = { accountId, code: request.body.otp, signer, now: now() }
      const accepted = await acceptSecondFactor(transaction, given)
      if (!accepted) throw wrongCode()
      const values = { otp_secret: null, otp_pending_secret: null, otp_last_step: null }
      await transaction.updateTable('account').set(values).where('id', '=', accountId).execute()
      await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
      await noteChange(transaction, session, 'off', request.ip)
    })
    mail.wake()
    return reply.code(204).send(null)
  })
}

// Not 401, which would sign out a user who mistyped the code.
const wrongCode = () => invalidField('otp', 'INVALID', 'This code is not valid. Wait for the next one and try again.')
