import type { RequiredFactor, OwnerProof } from '@tekskills/shared/contracts/http/session'
import type { Database } from '../../platform/database/database'
import { invalidField, ProblemError } from '../../platform/http/problems/problem-error'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import type { Signer } from '../../platform/signing/signer'
import { noteFailedProof, type OwnPassword } from './own-password'
import type { Passkeys } from './passkeys'
import { acceptSecondFactor } from './second-factor'

interface Deps {
  database: Database
  ownPassword: OwnPassword
  passkeys: Passkeys
  signer: Signer
  now: () => Date
}

export type OwnerProofs = ReturnType<typeof createOwnerProofs>

/** Asks signed-in staff to prove who they are before a change of their password or second factors. */
export function createOwnerProofs({ database, ownPassword, passkeys, signer, now }: Deps) {
  const guesses = createRateLimit(database, 'own-otp', [{ points: 5, seconds: 5 * 60 }])

  /** Uncounts a correct answer, because administrators confirm several changes in a row. */
  const forgiven = async <Account extends { id: string }>(account: Account): Promise<Account> => {
    await guesses.forgive(account.id)
    return account
  }

  return {
    /** Counts an answer of a second factor: five in five minutes. Throws 429. */
    countGuess: (accountId: string) => guesses.count(accountId),

    /**
     * Returns the account if the password is correct and, if it has a second factor, that is proven too. Throws 403
     * `SECOND_FACTOR_NEEDED` with a challenge if only the password was given, 422 at a field that is wrong, or 429.
     */
    async confirm(accountId: string, { currentPassword, otp, passkey }: OwnerProof, ip: string) {
      const account = await ownPassword.confirm(accountId, currentPassword, ip)
      const hasPasskey = (await passkeys.ofAccount(accountId)).length > 0
      if (account.otp_secret === null && !hasPasskey) return account
      if (passkey) {
        await guesses.count(accountId)
        if (await passkeys.accept(passkey, account, 'CONFIRM', ip)) return forgiven(account)
        await noteFailedProof(database.queries, { account, wrong: 'passkey', ip, at: now() })
        throw invalidField('passkey', 'INVALID', PASSKEY_REFUSED)
      }
      if (otp !== undefined) {
        await guesses.count(accountId)
        if (await acceptSecondFactor(database.queries, { accountId, code: otp, signer, now: now() }))
          return forgiven(account)
        await noteFailedProof(database.queries, { account, wrong: 'code', ip, at: now() })
        throw wrongCode()
      }
      const members: RequiredFactor = {
        authenticator: account.otp_secret !== null,
        passkey: await passkeys.challenge(accountId, 'CONFIRM'),
      }
      throw new ProblemError(403, 'SECOND_FACTOR_NEEDED', `To continue, ${askFor(members)}.`, {
        members: { ...members },
      })
    },
  }
}

export const PASSKEY_REFUSED = 'This passkey was not accepted. Try again, or enter a code.'

// Not 401, which would sign out a user who mistyped the code.
export const wrongCode = () =>
  invalidField('otp', 'INVALID', 'This code is not valid. Wait for the next one and try again.')

/** What an account with a second factor has to do, as part of a sentence. */
export function askFor({ authenticator, passkey }: RequiredFactor): string {
  const code = authenticator ? 'enter the code from your authenticator app' : 'enter a recovery code'
  return passkey ? `use your passkey, or ${code}` : code
}
