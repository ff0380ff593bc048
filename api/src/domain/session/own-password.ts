import { writeAudit } from '../../platform/audit/audit-log'
import type { Database, Queries } from '../../platform/database/database'
import { invalidField } from '../../platform/http/problems/problem-error'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { createAccountRepository } from './accounts.repository'
import { passwordMatches } from './passwords'

export type OwnPassword = ReturnType<typeof createOwnPassword>

/**
 * Asks signed-in staff for their password again before a change that a stolen session must not make (ASVS 7.5.1). All
 * such changes share five wrong attempts in five minutes.
 */
export function createOwnPassword(database: Database, now: () => Date) {
  const accounts = createAccountRepository(database.queries)
  const guesses = createRateLimit(database, 'own-password', [{ points: 5, seconds: 5 * 60 }])

  return {
    /** Returns the account if `password` is its own. Throws 422 at the field `currentPassword`, or 429. */
    async confirm(accountId: string, password: string, ip: string) {
      await guesses.count(accountId)
      const account = await accounts.findById(accountId)
      if (await passwordMatches(password, account.password_hash)) {
        await guesses.forgive(accountId)
        return account
      }
      await noteFailedProof(database.queries, { account, wrong: 'password', ip, at: now() })
      throw invalidField('currentPassword', 'INVALID', 'This is not your current password.')
    },
  }
}

interface FailedProof {
  account: { id: string; username: string }
  wrong: 'password' | 'code' | 'passkey'
  ip: string
  at: Date
}

/** Records in the audit log that the user of a session could not prove to be its owner (ASVS 16.3.1). */
export const noteFailedProof = (queries: Queries, { account: { id, username }, wrong, ip, at }: FailedProof) =>
  writeAudit(queries, {
    action: 'failedLogin',
    entity: 'account',
    entityId: id,
    accountId: id,
    summary: `a confirmation by ${username} failed: wrong ${wrong}`,
    ip,
    at,
  })
