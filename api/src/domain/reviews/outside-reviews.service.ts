import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import {
  MAX_OUTSIDE_COMMENTS,
  type OutsideCommentInput,
  type OutsideReview,
} from '@tekskills/shared/contracts/http/reviews'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, invalidField, notFound, ProblemError } from '../../platform/http/problems/problem-error'
import { queueReviewMails, type QuotedComment } from './review-mails'
import { openReviewLink, type OpenLink } from './review-links'
import { countComments, lockReviewed, readThreads } from './reviews.repository'
import type { Signer } from '../../platform/signing/signer'

/** Milliseconds after an email about comments through a link in which there is no other. */
const QUIET_MS = 15 * 60_000

interface OutsideAccess {
  kind: ContentKindName
  token: string
  signer: Signer
  now: Date
}

/** The link of a token. Throws 404 for any other token, and 410 `LINK_EXPIRED`. */
export async function openLink(queries: Queries, { kind, token, ...opening }: OutsideAccess): Promise<OpenLink> {
  const link = await openReviewLink(queries, kind, token, opening)
  if (!link) throw notFound()
  return link
}

/** What was said through a link, oldest first: nothing of what colleagues say among themselves. Throws 404 and 410. */
export async function readOutsideReview(queries: Queries, access: OutsideAccess): Promise<OutsideReview> {
  const { id, allowsComments, expiresAt } = await openLink(queries, access)
  const threads = await readThreads(queries, 'link_id', id)
  return {
    allowsComments,
    expiresAt: expiresAt.toISOString(),
    threads: threads.map((thread) => ({
      id: thread.id,
      field: thread.field,
      passage: thread.passage,
      comments: thread.comments.map((comment) => ({
        id: comment.id,
        text: comment.text,
        createdAt: comment.created_at.toISOString(),
        author: comment.outside_name ?? comment.own_name,
        isStaff: comment.account_id !== null,
      })),
      isResolved: thread.resolved_at !== null,
    })),
  }
}

/** The context of a comment from outside. */
export interface OutsideWrite extends WriteContext {
  kind: ContentKindName
  /** The names of the fields of a write of the item. */
  fields: ReadonlySet<string>
  siteOrigin: string
}

/**
 * Comments through a link on an item, a field or a passage, or replies to a comment of the same link, which is open again
 * if it was resolved. Staff get an email. Throws 403 for a link without comments, 404, 409 for too many, and 422.
 */
export async function commentFromOutside(
  write: OutsideWrite,
  link: OpenLink,
  input: Required<OutsideCommentInput>,
): Promise<{ id: string }> {
  const { transaction, kind, now } = write
  if (!link.allowsComments) throw new ProblemError(403, 'COMMENTS_CLOSED', 'This link is read-only.')
  const item = { kind, id: link.itemId }
  const { name: itemName } = await lockReviewed(transaction, item)
  if ((await countComments(transaction, 'link_id', link.id)) >= MAX_OUTSIDE_COMMENTS)
    throw conflict('TOO_MANY_COMMENTS', 'There are too many comments here. Please write to whoever sent you the link.')
  const thread = await threadOf(write, link, input)
  const id = newId(now.getTime())
  await transaction
    .insertInto('review_comment')
    .values({ id, thread_id: thread.id, outside_name: input.name, text: input.text, created_at: now })
    .execute()
  const { field, quote } = thread
  const comment = { text: input.text, field, quote, outsideName: input.name }
  await notify(write, link, { itemName, threadId: thread.id, comment })
  return { id }
}

/** The thread of a comment: an open one of the link, or a new one. */
async function threadOf(
  { transaction, fields, now }: OutsideWrite,
  link: OpenLink,
  input: Required<OutsideCommentInput>,
) {
  const { threadId, field, passage } = input
  if (threadId !== null) {
    const reopened = await transaction
      .updateTable('review_thread')
      .set({ resolved_at: null, resolved_by: null })
      .where('id', '=', threadId)
      .where('link_id', '=', link.id)
      .returning(['id', 'field', 'quote'])
      .executeTakeFirst()
    if (!reopened) throw notFound('This comment has been deleted.')
    return reopened
  }
  if (field === null ? passage !== null : !fields.has(field))
    throw invalidField('field', 'ENUM', 'Choose a part of this page.')
  const thread = {
    id: newId(now.getTime()),
    item_id: link.itemId,
    link_id: link.id,
    field,
    quote: passage?.quote ?? null,
    quote_before: passage?.before ?? null,
    quote_after: passage?.after ?? null,
    created_at: now,
  }
  await transaction.insertInto('review_thread').values(thread).execute()
  return thread
}

/** Emails the account that made the link and the one that takes care of the item, unless they were emailed just now. */
async function notify(
  write: OutsideWrite,
  link: OpenLink,
  said: { itemName: string; threadId: string; comment: QuotedComment },
) {
  const { transaction, kind, siteOrigin, now } = write
  if (link.notifiedAt && now.getTime() - link.notifiedAt.getTime() < QUIET_MS) return
  const review = await transaction
    .selectFrom('review')
    .select('assigned_to')
    .where('item_id', '=', link.itemId)
    .executeTakeFirst()
  const to = [...new Set([link.createdBy, review?.assigned_to])].filter((id) => typeof id === 'string')
  const item = { kind, id: link.itemId }
  // The subject does not have the name that was given: it could be anything.
  const mail = { ...said, item, to, what: 'commented on', siteOrigin, author: 'An outside reviewer' }
  await queueReviewMails(write, mail)
  await transaction.updateTable('review_link').set({ notified_at: now }).where('id', '=', link.id).execute()
}
