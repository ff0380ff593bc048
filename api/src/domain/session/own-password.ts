import type { Database } from '../../platform/database/database'
import { invalidField } from '../../platform/http/problems/problem-error'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { createAccountRepository } from './accounts.repository'
import { passwordMatches } from './passwords'

export type OwnPassword = ReturnType<typeof createOwnPassword>

/**
 * Asks signed-in staff for their password again before a change that a stolen session must not make (ASVS 7.5.1). All
 * such changes share five wrong attempts in five minutes.
 */
export function createOwnPassword(database: Database) {
  const accounts = createAccountRepository(database.queries)
  const guesses = createRateLimit(database, 'own-password', [{ points: 5, seconds: 5 * 60 }])

  return {
    /** Returns the account if `password` is its own. Throws 422 at the field `currentPassword`, or 429. */
    async confirm(accountId: string, password: string) {
      await guesses.count(accountId)
      const account = await accounts.findById(accountId)
      if (await passwordMatches(password, account.password_hash)) {
        await guesses.forgive(accountId)
        return account
      }
      throw invalidField('currentPassword', 'INVALID', 'This is not your current password.')
    },
  }
}
