import { createHash } from 'node:crypto'
import type { VerifiedToken } from '../../platform/captcha/verified-token'
import type { Queries } from '../../platform/database/database'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import type { MailMessage } from '../../platform/mail/mail-message'

/** A subscription gets at most one confirmation request within this time, however often it is asked for. */
const ASK_AGAIN_MS = 10 * 60_000
/** Sign-ups of one email address within a day that may send it a confirmation request. */
const PER_DAY = { points: 5, seconds: 24 * 60 * 60 }

/** A requested subscription. */
export interface AskedSubscription {
  id: string
  isConfirmed: boolean
  /** When its last confirmation request was sent; absent for a new one. */
  askedAt?: Date
}

interface SignUp {
  email: string
  verified: VerifiedToken | undefined
  /** Adds or finds the subscription; undefined to leave it alone. `isWithinDay`: the address may still be emailed today. */
  add(transaction: Queries, isWithinDay: boolean): Promise<AskedSubscription | undefined>
  /** Records that a request is sent; false if another one was sent since the one `before`. */
  record(transaction: Queries, id: string, sent: { before: Date; now: Date }): Promise<boolean>
  /** The email that asks for the confirmation. */
  request(id: string, now: Date): MailMessage
}

/** Hashed, so that no limit stores an email address. */
const keyOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url')

/**
 * Creates the sign-up of a subscription with double opt-in (ADR 0024). It returns the work that sends a confirmation
 * request, unless the subscription is confirmed, one was sent recently, or the address has reached its daily limit, so
 * that strangers cannot flood its owner with email. Do that work after the response, whose timing would otherwise
 * reveal who has subscribed.
 * @param limit name of the limit of requests for an address
 */
export function createDoubleOptIn(deps: Dependencies, limit: string) {
  const { captcha, database, mail, now } = deps
  const requests = createRateLimit(database, limit, [PER_DAY])

  return async ({ email, verified, add, record, request }: SignUp): Promise<() => Promise<void>> => {
    const at = now()
    // A token that is sent again must not use up the share of an address.
    if (verified) await captcha.assertUnspent(database.queries, verified)
    // Before the transaction, because counting takes a connection of its own.
    const isWithinDay = await requests.allows(keyOf(email))
    const subscription = await inTransaction(deps, async (transaction) => {
      if (verified) await captcha.spend(transaction, verified)
      return add(transaction, isWithinDay)
    })
    return async () => {
      if (!subscription || subscription.isConfirmed || !isWithinDay) return
      const { id, askedAt } = subscription
      if (askedAt !== undefined && at.getTime() - askedAt.getTime() < ASK_AGAIN_MS) return
      await inTransaction(deps, async (transaction) => {
        // Of two concurrent sign-ups, only one sends a request.
        if (askedAt && !(await record(transaction, id, { before: askedAt, now: at }))) return
        await mail.queue(transaction, request(id, at))
      })
      mail.wake()
    }
  }
}
