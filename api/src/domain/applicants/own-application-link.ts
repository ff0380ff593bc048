import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { isId } from '../../platform/http/validation/record-id'
import type { Signer } from '../../platform/signing/signer'

const PURPOSE = 'own-application'
/** A link is valid for 90 days, longer than most decisions take (ADR 0052). */
const TTL_MS = 90 * 24 * 60 * 60_000

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

/** The times at which links to the page of an applicant were mailed. */
interface LinkTimes {
  link_sent_at: Date | null
  links_valid_from: Date | null
}

/**
 * The columns of an applicant to whom a link is mailed, and whose earlier links stay valid, because one of them may be
 * open in a browser (ADR 0129). `link_sent_at` is the time to sign: never before that of the last revocation, which
 * another transaction may have stored after `now` was read.
 */
export function addedLink({ links_valid_from }: Pick<LinkTimes, 'links_valid_from'>, now: Date) {
  const sentAt = links_valid_from && links_valid_from > now ? links_valid_from : now
  return { link_sent_at: sentAt, links_valid_from: links_valid_from ?? sentAt }
}

/** The columns of an applicant whose links, all mailed by `now`, stop working; a link mailed after this is valid. */
export const revokedLinks = (now: Date): LinkTimes => ({
  link_sent_at: null,
  // Tokens have milliseconds, so a link that was mailed in this one is older.
  links_valid_from: new Date(now.getTime() + 1),
})

/** Signs and records a link to the page of an applicant, whose row the caller has locked, and returns its URL. */
export async function issueLink(
  { transaction, now }: { transaction: Queries; now: Date },
  { signer, siteOrigin }: { signer: Signer; siteOrigin: string },
  applicant: { id: string; links_valid_from: Date | null },
): Promise<string> {
  const added = addedLink(applicant, now)
  await transaction.updateTable('applicant').set(added).where('id', '=', applicant.id).execute()
  return ownApplicationUrl(signer, siteOrigin, applicant.id, added.link_sent_at)
}

/** Condition for the applicant whose link was mailed at `sentAt` and has not been revoked. */
export const hasLink = ({ id, sentAt }: OpenedLink): RawBuilder<SqlBool> =>
  sql<SqlBool>`(applicant.id = ${id}::uuid and applicant.links_valid_from <= ${sentAt}::timestamptz)`

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
