import { createHash } from 'node:crypto'
import type { SubscriptionState } from '@tekskills/shared/contracts/http/newsletter'
import type { VerifiedToken } from '../../platform/captcha/verified-token'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { createMailLinks } from '../../platform/mail/mail-links'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { confirmationMail, welcomeMail } from './newsletter-mails'
import {
  addSubscriber,
  confirmSubscriber,
  recordConfirmationRequest,
  statusOfSubscriber,
  unsubscribeSubscriber,
} from './subscribers.repository'

/** An email address gets at most one confirmation request within this time, however often it is entered. */
const ASK_AGAIN_MS = 10 * 60_000
/** Sign-ups of one email address within a day that may send it a confirmation request. */
const PER_DAY = { points: 5, seconds: 24 * 60 * 60 }

const LINKED = { purpose: 'newsletter', page: '/newsletter', call: '/api/public/user/newsLetter' }

/** Hashed, so that no limit stores an email address. */
const keyOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url')

/** Newsletter subscriptions with double opt-in. */
export function createNewsletter(deps: Dependencies) {
  const { captcha, mail, signer, config, now } = deps
  const requests = createRateLimit(deps.database, 'newsletter-confirmation', [PER_DAY])
  const links = createMailLinks(signer, config.siteOrigin, LINKED)

  return {
    /**
     * Subscribes an email address. Returns the work that sends it a confirmation request, unless it is confirmed, one was
     * sent recently, or it has had its share for the day: strangers who enter an address cannot have its owner mailed all
     * day. Do that work after the response, whose time would otherwise reveal who is subscribed.
     */
    async signUp(email: string, verified: VerifiedToken | undefined): Promise<() => Promise<void>> {
      const at = now()
      // A token that is sent again must not use up the share of an address.
      if (verified) await captcha.assertUnspent(deps.database.queries, verified)
      // Before the transaction: counting takes a connection of its own.
      const isWithinDay = await requests.allows(keyOf(email))
      const { id, status, askedAt } = await inTransaction(deps, async (transaction) => {
        if (verified) await captcha.spend(transaction, verified)
        return addSubscriber(transaction, email, at)
      })
      return async () => {
        const askedRecently = askedAt !== undefined && at.getTime() - askedAt.getTime() < ASK_AGAIN_MS
        if (status === 'CONFIRMED' || askedRecently || !isWithinDay) return
        await inTransaction(deps, async (transaction) => {
          // Of two concurrent sign-ups, one asks.
          if (askedAt && !(await recordConfirmationRequest(transaction, id, { before: askedAt, now: at }))) return
          await mail.queue(transaction, confirmationMail(email, links.confirm(id, at)))
        })
        mail.wake()
      }
    },

    /**
     * Confirms the subscription of a link. Returns undefined if the link is invalid or has expired. Confirming twice
     * succeeds and sends no second email.
     */
    async confirm(token: string): Promise<SubscriptionState | undefined> {
      const id = links.subscriberToConfirm(token, now())
      if (!id) return undefined
      const row = await inTransaction(deps, async (transaction) => {
        const confirmed = await confirmSubscriber(transaction, id, now())
        if (confirmed?.changed)
          await mail.queue(transaction, welcomeMail(confirmed.email, links.unsubscribe(id), links.oneClick(id)))
        return confirmed
      })
      mail.wake()
      return row && { status: 'CONFIRMED', changed: row.changed }
    },

    /** Ends the subscription of a link. Returns undefined if the link is invalid. Unsubscribing twice succeeds. */
    async unsubscribe(token: string): Promise<SubscriptionState | undefined> {
      const id = links.subscriberToUnsubscribe(token, now())
      if (!id) return undefined
      const changed = await inTransaction(deps, (transaction) => unsubscribeSubscriber(transaction, id, now()))
      return { status: 'UNSUBSCRIBED', changed }
    },

    /**
     * The state of the subscription that a link belongs to. Returns undefined if the link is invalid or has expired, and
     * for a confirmation link whose subscriber has unsubscribed since.
     */
    async stateOf(purpose: 'confirm' | 'unsubscribe', token: string): Promise<SubscriptionState | undefined> {
      const id =
        purpose === 'confirm' ? links.subscriberToConfirm(token, now()) : links.subscriberToUnsubscribe(token, now())
      const status = id && (await statusOfSubscriber(deps.database.queries, id))
      const hasUnsubscribed = purpose === 'confirm' && status === 'UNSUBSCRIBED'
      return status && !hasUnsubscribed ? { status, changed: false } : undefined
    },
  }
}
