import type { Signer } from '../../platform/signing/signer'

const CONFIRM = 'newsletter-confirm'
const UNSUBSCRIBE = 'newsletter-unsubscribe'
/** A confirmation link is valid for a week (contract §3.7). */
const CONFIRM_MS = 7 * 24 * 60 * 60_000

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>

/** The signed links in newsletter emails, each for one subscriber and one purpose. */
export function createNewsletterLinks(signer: Signer, siteOrigin: string) {
  const link = (page: string, token: string) => `${siteOrigin}/newsletter/${page}?token=${token}`
  const subscriberOf = (purpose: string, token: string, now: Date) => {
    const opened = signer.open(purpose, token, now)
    return opened === 'expired' ? undefined : opened?.subject
  }
  return {
    confirm: (id: string, now: Date) => link('confirm', signer.sign(CONFIRM, id, new Date(now.getTime() + CONFIRM_MS))),
    unsubscribe: (id: string) => link('unsubscribe', signer.sign(UNSUBSCRIBE, id)),
    /** The URL to which email clients send the one-click request of RFC 8058. */
    oneClick: (id: string) =>
      `${siteOrigin}/api/public/user/newsLetter/unsubscribe?token=${signer.sign(UNSUBSCRIBE, id)}`,
    /** The subscriber id in the token of a confirmation link; undefined if the token is invalid or has expired. */
    subscriberToConfirm: (token: string, now: Date) => subscriberOf(CONFIRM, token, now),
    /** The subscriber id in the token of an unsubscribe link; undefined if the token is invalid. */
    subscriberToUnsubscribe: (token: string, now: Date) => subscriberOf(UNSUBSCRIBE, token, now),
  }
}
