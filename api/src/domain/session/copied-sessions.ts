import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../platform/audit/audit-log'
import type { Database } from '../../platform/database/database'
import { conflict, ProblemError } from '../../platform/http/problems/problem-error'
import type { Mailer } from '../../platform/mail/mailer'
import { copiedSessionNotice } from './account-notices'
import { createAccountRepository } from './accounts.repository'
import type { KnownDevices } from './known-devices'
import type { Session } from './session'

interface Deps {
  database: Database
  devices: KnownDevices
  mail: Mailer
  now: () => Date
}

export type CopiedSessions = ReturnType<typeof createCopiedSessions>

/** What happens to a session whose token is used without the key that it is bound to (ADR 0101). */
export function createCopiedSessions({ database: { queries }, devices, mail, now }: Deps) {
  /** Ends the session, with an email to its owner and an entry in the audit log; once, however many calls arrive. */
  async function end({ id, accountId, username }: Session, { ip }: FastifyRequest): Promise<void> {
    const at = now()
    await queries.transaction().execute(async (transaction) => {
      const ended = await transaction
        .updateTable('session')
        // Releases from before bound sessions ignore `copied_at`; to them the session looks idle for too long.
        .set({ copied_at: at, last_seen_at: new Date(0) })
        .where('id', '=', id)
        .where('copied_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!ended) return
      const entry = { action: 'logout', entity: 'account', entityId: accountId, accountId: null, ip, at } as const
      await writeAudit(transaction, {
        ...entry,
        summary: `a session of ${username} was ended: its token was used in another browser`,
      })
      const owner = await createAccountRepository(transaction).findById(accountId)
      await mail.queue(transaction, copiedSessionNotice(owner, { ip, at }))
    })
    mail.wake()
  }

  return {
    /**
     * The error for a call without the key. A page of an older release sends no proofs, although it is in the browser where
     * the account signed in: its call is rejected but the session continues. Any other such call ends the session.
     */
    async refuse(session: Session, proof: 'foreign' | 'missing', request: FastifyRequest): Promise<ProblemError> {
      const owner = await createAccountRepository(queries).findById(session.accountId)
      const isOlderPage = proof === 'missing' && devices.find(request.cookies, owner) !== undefined
      if (isOlderPage) {
        return conflict(
          'PAGE_OUTDATED',
          'This page is older than your login. Reload it; if that does not help, log out and log in again.',
        )
      }
      await end(session, request)
      return copiedSession()
    },
  }
}

/** The 401 that both browsers get. */
export const copiedSession = () =>
  new ProblemError(
    401,
    'SESSION_COPIED',
    'This login was used in another browser, so it has been ended. Log in again, and tell your administrator.',
  )
