import type { SubscriptionState } from '@tekskills/shared/contracts/http/newsletter'
import type { VerifiedToken } from '../../platform/captcha/verified-token'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { createMailLinks } from '../../platform/mail/mail-links'
import { createDoubleOptIn } from '../subscriptions/double-opt-in'
import { confirmationMail, welcomeMail } from './newsletter-mails'
import {
  addSubscriber,
  confirmSubscriber,
  recordConfirmationRequest,
  statusOfSubscriber,
  unsubscribeSubscriber,
} from './subscribers.repository'

/** The links in newsletter emails. */
export const newsletterLinks = ({ signer, config }: Pick<Dependencies, 'signer' | 'config'>) =>
  createMailLinks(signer, config.siteOrigin, {
    purpose: 'newsletter',
    page: '/newsletter',
    call: '/api/public/user/newsLetter',
  })

/** Newsletter subscriptions with double opt-in. */
export function createNewsletter(deps: Dependencies) {
  const { mail, now } = deps
  const signUp = createDoubleOptIn(deps, 'newsletter-confirmation')
  const links = newsletterLinks(deps)

  return {
    /**
     * Subscribes an email address. Returns the function that sends the confirmation request, to be called after the
     * response.
     */
    signUp: (email: string, verified: VerifiedToken | undefined) =>
      signUp({
        email,
        verified,
        add: (transaction) => addSubscriber(transaction, email, now()),
        record: recordConfirmationRequest,
        request: (id, at) => confirmationMail(email, links.confirm(id, at)),
      }),

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
