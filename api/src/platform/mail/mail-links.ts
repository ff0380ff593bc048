import type { Signer } from '../signing/signer'

/** A confirmation link is valid for a week (contract §3.7). */
const CONFIRM_MS = 7 * 24 * 60 * 60_000

export type MailLinks = ReturnType<typeof createMailLinks>

/** A subscription by email, whose links lead to pages below `page` and act through calls below `call`. */
interface LinkedSubscription {
  /** Begins the purpose that is part of a signature, so that a link of one kind never opens another. */
  purpose: string
  page: string
  call: string
}

/** The signed links in subscription emails, each for one subscriber and one purpose. */
export function createMailLinks(signer: Signer, siteOrigin: string, { purpose, page, call }: LinkedSubscription) {
  const [confirm, unsubscribe] = [`${purpose}-confirm`, `${purpose}-unsubscribe`]
  const link = (name: string, token: string) => `${siteOrigin}${page}/${name}?token=${token}`
  const subscriberOf = (signedFor: string, token: string, now: Date) => {
    const opened = signer.open(signedFor, token, now)
    return opened === 'expired' ? undefined : opened?.subject
  }
  return {
    confirm: (id: string, now: Date) => link('confirm', signer.sign(confirm, id, new Date(now.getTime() + CONFIRM_MS))),
    unsubscribe: (id: string) => link('unsubscribe', signer.sign(unsubscribe, id)),
    /** The URL to which email clients send the one-click request of RFC 8058. */
    oneClick: (id: string) => `${siteOrigin}${call}/unsubscribe?token=${signer.sign(unsubscribe, id)}`,
    /** The subscriber id in the token of a confirmation link; undefined if the token is invalid or has expired. */
    subscriberToConfirm: (token: string, now: Date) => subscriberOf(confirm, token, now),
    /** The subscriber id in the token of an unsubscribe link; undefined if the token is invalid. */
    subscriberToUnsubscribe: (token: string, now: Date) => subscriberOf(unsubscribe, token, now),
  }
}
