import { isId } from '../../platform/http/validation/record-id'
import type { Signer } from '../../platform/signing/signer'

const PURPOSE = 'own-application'
/** A link is valid for 90 days, longer than most decisions take (ADR 0052). */
const TTL_MS = 90 * 24 * 60 * 60_000
/** A link is mailed again only if it stays valid for longer than this. */
const MIN_VALIDITY_MS = 60 * 24 * 60 * 60_000

/**
 * The URL of an applicant's own page, mailed at `sentAt`. The token is in the fragment, which browsers never send to
 * a server, so neither logs nor referrers contain it.
 */
export function ownApplicationUrl(signer: Signer, siteOrigin: string, id: string, sentAt: Date): string {
  const subject = `${id}-${sentAt.getTime().toString(36)}`
  return `${siteOrigin}/my-application#${signer.sign(PURPOSE, subject, new Date(sentAt.getTime() + TTL_MS))}`
}

/**
 * A text without the tokens of applicants' own pages. Anyone who has a token can act as the applicant, so staff read the
 * emails without it.
 */
export const withoutOwnLinks = (text: string): string => text.replaceAll(/(\/my-application#)[^\s"<>]+/g, '$1…')

/**
 * The issue time of the link to mail: that of the previous link if it stays valid for another 60 days, because a new one
 * would revoke it; otherwise now.
 */
export const lastingLink = (sentAt: Date | null, now: Date): Date =>
  sentAt && sentAt.getTime() + TTL_MS - now.getTime() > MIN_VALIDITY_MS ? sentAt : now

/**
 * The applicant whose link has this token, and when it was mailed; undefined if the token is invalid or has expired.
 */
export function openOwnApplicationToken(signer: Signer, token: string, now: Date): OpenedLink | undefined {
  const opened = signer.open(PURPOSE, token, now)
  if (!opened || opened === 'expired') return undefined
  const at = opened.subject.lastIndexOf('-')
  const id = opened.subject.slice(0, at)
  return isId(id) ? { id, sentAt: new Date(Number.parseInt(opened.subject.slice(at + 1), 36)) } : undefined
}

export interface OpenedLink {
  id: string
  sentAt: Date
}
