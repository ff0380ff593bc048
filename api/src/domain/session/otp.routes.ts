import { otpCode, otpRemoval, otpSetup, ownerProof, recoveryCodes } from '@tekskills/shared/contracts/http/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { conflict } from '../../platform/http/problems/problem-error'
import { sessionOf } from './access-plugin'
import { authenticatorNotice } from './account-notices'
import { lockOwnAccount, noteOwnChange } from './own-account'
import { noteFailedProof, type OwnPassword } from './own-password'
import { wrongCode, type OwnerProofs } from './owner-proof'
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

interface OtpDeps extends Dependencies {
  ownPassword: OwnPassword
  ownerProofs: OwnerProofs
}

/** Routes to set up, confirm and turn off the authenticator (contract §3.4, additions). */
export const otpRoutes: FastifyPluginAsyncZod<OtpDeps> = async (app, deps) => {
  const { database, mail, now, signer, ownPassword, ownerProofs } = deps
  const accounts = createAccountRepository(database.queries)

  /** Records a change in the audit log, and notifies the owner; call `mail.wake` after the commit. */
  const noteChange = async (transaction: Queries, session: Session, change: 'on' | 'off', ip: string) => {
    await noteOwnChange(transaction, session, { at: now(), ip, what: `turned two-factor authentication ${change}` })
    const owner = await createAccountRepository(transaction).findById(session.accountId)
    await mail.queue(transaction, authenticatorNotice(owner, change))
  }

  app.post('/me/otp', { schema: { body: ownerProof, response: { 200: otpSetup } } }, async (request) => {
    const { accountId, username } = sessionOf(request)
    const { otp_secret: current } = await accounts.findById(accountId)
    if (current) throw conflict('INVALID_TRANSITION', 'Two-factor authentication is already on.')
    await ownerProofs.confirm(accountId, request.body, request.ip)
    const setup = newOtpSecret(username)
    const values = { otp_pending_secret: sealOtpSecret(signer, accountId, setup.secret) }
    await database.queries.updateTable('account').set(values).where('id', '=', accountId).execute()
    return setup
  })

  app.put('/me/otp', { schema: { body: otpCode, response: { 200: recoveryCodes } } }, async (request) => {
    const session = sessionOf(request)
    await ownerProofs.countGuess(session.accountId)
    const { otp_pending_secret: pending } = await accounts.findById(session.accountId)
    const secret = pending ? unsealOtpSecret(signer, session.accountId, pending) : undefined
    const step = secret ? stepOf(secret, request.body.otp, now()) : undefined
    if (!secret || step === undefined) throw wrongCode()
    const codes = await inTransaction(deps, async (transaction) => {
      await lockOwnAccount(transaction, session)
      const sealed = sealOtpSecret(signer, session.accountId, secret)
      const values = { otp_secret: sealed, otp_pending_secret: null, otp_last_step: String(step) }
      await transaction.updateTable('account').set(values).where('id', '=', session.accountId).execute()
      // They were opened with the password alone, perhaps by someone else.
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
    const account = await ownPassword.confirm(accountId, request.body.currentPassword, request.ip)
    await ownerProofs.countGuess(accountId)
    const isOff = await inTransaction(deps, async (transaction) => {
      await lockOwnAccount(transaction, session, account)
      const given = { accountId, code: request.body.otp, signer, now: now() }
      if (!(await acceptSecondFactor(transaction, given))) return false
      const values = { otp_secret: null, otp_pending_secret: null, otp_last_step: null }
      await transaction.updateTable('account').set(values).where('id', '=', accountId).execute()
      const passkeys = transaction.selectFrom('passkey').select('id').where('account_id', '=', accountId)
      if ((await passkeys.execute()).length === 0) {
        await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
      }
      await noteChange(transaction, session, 'off', request.ip)
      return true
    })
    if (!isOff) {
      await noteFailedProof(database.queries, { account, wrong: 'code', ip: request.ip, at: now() })
      throw wrongCode()
    }
    mail.wake()
    return reply.code(204).send(null)
  })
}
