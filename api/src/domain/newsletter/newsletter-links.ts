import type { Signer } from '../../platform/signing/signer'

const CONFIRM = 'newsletter-confirm'
const UNSUBSCRIBE = 'newsletter-unsubscribe'
/** A confirmation link holds for a week (contract §3.7). */
const CONFIRM_MS = 7 * 24 * 60 * 60_000

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>

/** The signed links of newsletter mails, each for one subscriber and one purpose: people follow them to a page. */
export function createNewsletterLinks(signer: Signer, siteOrigin: string) {
  const link = (page: string, token: string) => `${siteOrigin}/newsletter/${page}?token=${token}`
  const subscriberOf = (purpose: string, token: string, now: Date) => {
    const said = signer.open(purpose, token, now)
    return said === 'expired' ? undefined : said?.subject
  }
  return {
    confirm: (id: string, now: Date) => link('confirm', signer.sign(CONFIRM, id, new Date(now.getTime() + CONFIRM_MS))),
    unsubscribe: (id: string) => link('unsubscribe', signer.sign(UNSUBSCRIBE, id)),
    /** Where a mail client sends the one click of RFC 8058. */
    oneClick: (id: string) =>
      `${siteOrigin}/api/public/user/newsLetter/unsubscribe?token=${signer.sign(UNSUBSCRIBE, id)}`,
    /** The subscriber whose link this token is of; undefined when it is not valid any more or never was. */
    whoConfirms: (token: string, now: Date) => subscriberOf(CONFIRM, token, now),
    whoUnsubscribes: (token: string, now: Date) => subscriberOf(UNSUBSCRIBE, token, now),
  }
}
