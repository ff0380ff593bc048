import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import { MAX_REVIEW_LINKS, type ReviewLink, type ReviewLinkInput } from '@tekskills/shared/contracts/http/reviews'
import { REVIEW_TOKEN } from '@tekskills/shared/contracts/review-token'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { conflict, notFound, ProblemError } from '../../platform/http/problems/problem-error'
import type { Signer } from '../../platform/signing/signer'
import { ofContentTeam } from '../session/content-team'
import { personOf, staffNameOf } from '../session/staff-person'
import { lockReviewed, type ReviewedItem } from './reviews.repository'
import type { ReviewWrite } from './reviews.service'

const DAY_MS = 24 * 60 * 60_000

const purposeOf = (kind: ContentKindName) => `review link ${kind}`

interface Opening {
  signer: Signer
  now: Date
}

/** A link that is being used. */
export interface OpenLink {
  id: string
  itemId: string
  allowsComments: boolean
  expiresAt: Date
  createdBy: string | null
  notifiedAt: Date | null
}

/**
 * The link of a token, which leads to an item of this kind; undefined for any other token. Throws 410 `LINK_EXPIRED` once
 * it has expired, been revoked, or its item has been deleted, and while whoever made it is not of the content team.
 */
export async function openReviewLink(
  queries: Queries,
  kind: ContentKindName,
  token: string,
  { signer, now }: Opening,
): Promise<OpenLink | undefined> {
  const opened = signer.open(purposeOf(kind), token, now)
  if (opened === 'expired') throw expired()
  if (!opened) return undefined
  const link = await queries
    .selectFrom('review_link')
    .innerJoin('content_item', 'content_item.id', 'review_link.item_id')
    .selectAll('review_link')
    .where('review_link.id', '=', opened.subject.slice(REVIEW_TOKEN.length))
    .where('revoked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('review_link.created_by', 'in', ofContentTeam(queries))
    .executeTakeFirst()
  if (!link) throw expired()
  return {
    id: link.id,
    itemId: link.item_id,
    allowsComments: link.allows_comments,
    expiresAt: link.expires_at,
    createdBy: link.created_by,
    notifiedAt: link.notified_at,
  }
}

const expired = () => new ProblemError(410, 'LINK_EXPIRED', 'This preview link no longer works.')

/** Where the links of an item lead. */
export interface LinkTarget {
  /** Path of a public page up to the slug, e.g. `/blog/`. */
  pagePath: string
  signer: Signer
  now: Date
}

/** The usable links of an item, oldest first. Their tokens are signed again, so that no link is stored. */
export async function readReviewLinks(
  queries: Queries,
  { kind, id }: ReviewedItem,
  { pagePath, signer, now }: LinkTarget,
): Promise<ReviewLink[]> {
  const links = await usable(queries, id, now)
    .innerJoin('content_item', 'content_item.id', 'review_link.item_id')
    .selectAll('review_link')
    .select('content_item.slug')
    .select(staffNameOf('review_link.created_by').as('creator'))
    .orderBy('review_link.created_at')
    .orderBy('review_link.id')
    .execute()
  return links.map((link) => ({
    id: link.id,
    url: `${pagePath}${link.slug ?? id}?preview=${signer.sign(purposeOf(kind), REVIEW_TOKEN + link.id, link.expires_at)}`,
    allowsComments: link.allows_comments,
    createdAt: link.created_at.toISOString(),
    createdBy: personOf(link.created_by, link.creator),
    expiresAt: link.expires_at.toISOString(),
  }))
}

const usable = (queries: Queries, itemId: string, now: Date) =>
  queries
    .selectFrom('review_link')
    .where('review_link.item_id', '=', itemId)
    .where('review_link.revoked_at', 'is', null)
    .where('review_link.expires_at', '>', now)
    .where('review_link.created_by', 'in', ofContentTeam(queries))

/** Makes a link to an item, which the audit log says. Throws 404, and 409 for too many links. */
export async function createReviewLink(
  write: ReviewWrite,
  { allowsComments = false, days }: ReviewLinkInput,
): Promise<{ id: string }> {
  const { transaction, item, entity, actor, now } = write
  const { name } = await lockReviewed(transaction, item)
  const links = await usable(transaction, item.id, now).select('id').execute()
  if (links.length >= MAX_REVIEW_LINKS)
    throw conflict('TOO_MANY_LINKS', `There are ${MAX_REVIEW_LINKS} links to this. Revoke one first.`)
  const id = newId(now.getTime())
  const link = {
    id,
    item_id: item.id,
    allows_comments: allowsComments,
    created_at: now,
    created_by: actor.accountId,
    // Whole seconds, as in tokens.
    expires_at: new Date(Math.floor((now.getTime() + days * DAY_MS) / 1000) * 1000),
  }
  await transaction.insertInto('review_link').values(link).execute()
  await auditRecord(write, { action: 'preview', entity, entityId: item.id }, name)
  return { id }
}

/** Revokes a link; what was said through it stays. Throws 404. */
export async function revokeReviewLink(write: ReviewWrite, linkId: string): Promise<void> {
  const { transaction, item, entity, now } = write
  const { name } = await lockReviewed(transaction, item)
  const revoked = await transaction
    .updateTable('review_link')
    .set({ revoked_at: now })
    .where('id', '=', linkId)
    .where('item_id', '=', item.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!revoked) throw notFound('This link has been revoked.')
  await auditRecord(write, { action: 'stop', entity, entityId: item.id }, name)
}
