import type { SubscriptionStanding } from '@tekskills/shared/contracts/http/newsletter'
import type { VerifiedToken } from '../../platform/captcha/verified-token'
import { inTransaction } from '../../platform/database/in-transaction'
import type { Dependencies } from '../../platform/dependencies'
import { createNewsletterLinks } from './newsletter-links'
import { confirmationMail, welcomeMail } from './newsletter-mails'
import {
  addSubscriber,
  confirmSubscriber,
  noteAsked,
  statusOfSubscriber,
  unsubscribeSubscriber,
} from './subscribers.repository'

/** An address gets at most one request for confirmation within this time, however often it is typed in. */
const ASK_AGAIN_MS = 10 * 60_000

/** Subscriptions with double opt-in: only addresses confirmed from their mailbox get a newsletter. */
export function createNewsletter(deps: Dependencies) {
  const { captcha, mail, signer, config, now } = deps
  const links = createNewsletterLinks(signer, config.siteOrigin)

  return {
    /** Takes an address; asks it to confirm unless it has, or was asked a moment ago. */
    async signUp(email: string, verified: VerifiedToken | undefined): Promise<void> {
      const at = now()
      await inTransaction(deps, async (transaction) => {
        if (verified) await captcha.spend(transaction, verified)
        const { id, status, askedAt } = await addSubscriber(transaction, email, at)
        const askedLately = askedAt !== undefined && at.getTime() - askedAt.getTime() < ASK_AGAIN_MS
        if (status === 'CONFIRMED' || askedLately) return
        await noteAsked(transaction, id, at)
        await mail.queue(transaction, confirmationMail(email, links.confirm(id, at)))
      })
      mail.wake()
    },

    /** Undefined when the link is not valid any more. Confirming twice is no fault and sends no second mail. */
    async confirm(token: string): Promise<SubscriptionStanding | undefined> {
      const id = links.whoConfirms(token, now())
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

    /** Undefined when the link was not made here; ending a subscription twice is no fault. */
    async unsubscribe(token: string): Promise<SubscriptionStanding | undefined> {
      const id = links.whoUnsubscribes(token, now())
      if (!id) return undefined
      const changed = await inTransaction(deps, (transaction) => unsubscribeSubscriber(transaction, id, now()))
      return { status: 'UNSUBSCRIBED', changed }
    },

    /** The status of the subscription of a link; undefined when the link is not valid any more. */
    async standingOf(purpose: 'confirm' | 'unsubscribe', token: string): Promise<SubscriptionStanding | undefined> {
      const id = purpose === 'confirm' ? links.whoConfirms(token, now()) : links.whoUnsubscribes(token, now())
      const status = id && (await statusOfSubscriber(deps.database.queries, id))
      const hasLeft = purpose === 'confirm' && status === 'UNSUBSCRIBED'
      return status && !hasLeft ? { status, changed: false } : undefined
    },
  }
}
