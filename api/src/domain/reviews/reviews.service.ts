import type { AuditedEntity } from '@tekskills/shared/contracts/http/audit'
import { MAX_COMMENTS, type ThreadInput } from '@tekskills/shared/contracts/http/reviews'
import { sql } from 'kysely'
import { auditRecord } from '../../platform/audit/audit-log'
import { newId } from '../../platform/database/ids'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, invalidField, notFound, ProblemError } from '../../platform/http/problems/problem-error'
import { contentTeam } from '../session/content-team'
import { mentionedIn } from './mentions'
import { queueReviewMails, type QuotedComment } from './review-mails'
import { countComments, lockReviewed, type ReviewedItem } from './reviews.repository'

/** The context of a change to the comments on an item. */
export interface ReviewWrite extends WriteContext {
  item: ReviewedItem
  entity: AuditedEntity
  /** The names of the fields of a write of the item. */
  fields: ReadonlySet<string>
  siteOrigin: string
}

/** Comments on an item, one of its fields or a passage of its text. Throws 404, 409 for too many comments, and 422. */
export async function startThread(write: ReviewWrite, { text, field, passage }: ThreadInput): Promise<{ id: string }> {
  const { transaction, item, fields, now } = write
  const { name } = await lockReviewed(transaction, item)
  if (field === null ? passage !== null : !fields.has(field))
    throw invalidField('field', 'ENUM', 'Choose a field of this item.')
  const thread = {
    id: newId(now.getTime()),
    item_id: item.id,
    field,
    quote: passage?.quote ?? null,
    quote_before: passage?.before ?? null,
    quote_after: passage?.after ?? null,
    created_at: now,
  }
  await transaction.insertInto('review_thread').values(thread).execute()
  await addComment(write, thread.id, text)
  await mailMentioned(write, { itemName: name, threadId: thread.id, comment: { text, field, quote: thread.quote } })
  await audit(write, name)
  return { id: thread.id }
}

/** Replies to a comment, which is open again if it was resolved. Throws 404, and 409 for too many comments. */
export async function reply(write: ReviewWrite, threadId: string, text: string): Promise<{ id: string }> {
  const { name, field, quote } = await lockThread(write, threadId)
  const id = await addComment(write, threadId, text)
  await setResolved(write, threadId, false)
  const said = { itemName: name, threadId, comment: { text, field, quote } }
  const mentioned = await mailMentioned(write, said)
  await mailParticipants(write, said, mentioned)
  await audit(write, name)
  return { id }
}

/** Resolves a comment, or opens it again. Throws 404. */
export async function resolveThread(write: ReviewWrite, threadId: string, isResolved: boolean): Promise<void> {
  const { isResolved: was } = await lockThread(write, threadId)
  if (was !== isResolved) await setResolved(write, threadId, isResolved)
}

/** Changes the actor's own comment. Throws 403 for that of another account, and 404. */
export async function changeComment(write: ReviewWrite, id: string, text: string): Promise<void> {
  const { transaction, now } = write
  const { name, threadId, text: before, field, quote } = await lockOwnComment(write, id)
  await transaction.updateTable('review_comment').set({ text, edited_at: now }).where('id', '=', id).execute()
  await mailMentioned(write, { itemName: name, threadId, comment: { text, field, quote }, before })
  await audit(write, name)
}

/**
 * Deletes the actor's own comment, or one from outside; replies of others stay, and a thread without replies is deleted.
 * Throws 403 for that of another account, and 404.
 */
export async function deleteComment(write: ReviewWrite, id: string): Promise<void> {
  const { transaction } = write
  const { name, threadId } = await lockOwnComment(write, id, { orOutside: true })
  await transaction.deleteFrom('review_comment').where('id', '=', id).execute()
  const isEmpty = sql<boolean>`not exists (select from review_comment where thread_id = review_thread.id)`
  await transaction.deleteFrom('review_thread').where('id', '=', threadId).where(isEmpty).execute()
  await audit(write, name)
}

async function addComment(write: ReviewWrite, threadId: string, text: string): Promise<string> {
  const { transaction, item, now } = write
  if ((await countComments(transaction, 'item_id', item.id)) >= MAX_COMMENTS)
    throw conflict('TOO_MANY_COMMENTS', 'There are too many comments on this. Delete some of yours first.')
  const id = newId(now.getTime())
  const comment = { id, thread_id: threadId, account_id: authorOf(write), text, created_at: now }
  await transaction.insertInto('review_comment').values(comment).execute()
  return id
}

function authorOf({ actor }: WriteContext): string {
  if (actor.accountId === null) throw new Error('A comment has an author.')
  return actor.accountId
}

const setResolved = ({ transaction, actor, now }: ReviewWrite, threadId: string, isResolved: boolean) =>
  transaction
    .updateTable('review_thread')
    .set(isResolved ? { resolved_at: now, resolved_by: actor.accountId } : { resolved_at: null, resolved_by: null })
    .where('id', '=', threadId)
    .execute()

async function lockThread({ transaction, item }: ReviewWrite, id: string) {
  const { name } = await lockReviewed(transaction, item)
  const thread = await transaction
    .selectFrom('review_thread')
    .select(['resolved_at', 'field', 'quote'])
    .where('item_id', '=', item.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!thread) throw notFound('This comment has been deleted.')
  const { field, quote, resolved_at } = thread
  return { name, field, quote, isResolved: resolved_at !== null }
}

async function lockOwnComment({ transaction, item, actor }: ReviewWrite, id: string, { orOutside = false } = {}) {
  const { name } = await lockReviewed(transaction, item)
  const comment = await transaction
    .selectFrom('review_comment')
    .innerJoin('review_thread', 'review_thread.id', 'review_comment.thread_id')
    .select(['account_id', 'thread_id', 'text', 'field', 'quote'])
    .where('item_id', '=', item.id)
    .where('review_comment.id', '=', id)
    .executeTakeFirst()
  if (!comment) throw notFound('This comment has been deleted.')
  const mayChange = comment.account_id === null ? orOutside : comment.account_id === actor.accountId
  if (!mayChange) throw new ProblemError(403, 'NOT_YOURS', 'Only its author can change a comment.')
  const { thread_id: threadId, text, field, quote } = comment
  return { name, threadId, text, field, quote }
}

interface Mentioning {
  itemName: string
  threadId: string
  comment: QuotedComment
  /** The previous text of a changed comment; colleagues already mentioned in it get no second email. */
  before?: string
}

/** Emails the colleagues that a comment mentions, and returns their ids. Wake the mailer once it is committed. */
async function mailMentioned(write: ReviewWrite, { before = '', ...said }: Mentioning): Promise<string[]> {
  const team = await contentTeam(write.transaction)
  const mentioned = new Set(mentionedIn(before, team).map(({ id }) => id))
  const to = mentionedIn(said.comment.text, team).flatMap(({ id }) => (mentioned.has(id) ? [] : [id]))
  const { item, siteOrigin } = write
  await queueReviewMails(write, { ...said, item, to, what: 'mentioned you in a comment on', siteOrigin })
  return to
}

/** Emails the colleagues who have written in a thread that somebody replied, except those the reply mentions. */
async function mailParticipants(write: ReviewWrite, said: Mentioning, mentioned: readonly string[]) {
  const { transaction, item, siteOrigin } = write
  const writers = await transaction
    .selectFrom('review_comment')
    .select('account_id')
    .distinct()
    .where('thread_id', '=', said.threadId)
    .execute()
  const to = writers.flatMap(({ account_id: id }) => (id === null || mentioned.includes(id) ? [] : [id]))
  await queueReviewMails(write, { ...said, item, to, what: 'replied to a comment on', siteOrigin })
}

const audit = (write: ReviewWrite, name: string) =>
  auditRecord(write, { action: 'note', entity: write.entity, entityId: write.item.id }, name)
