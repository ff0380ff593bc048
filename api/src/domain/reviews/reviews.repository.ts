import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { Passage, Review, ReviewThread } from '@tekskills/shared/contracts/http/reviews'
import { sql, type Selectable } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { notFound } from '../../platform/http/problems/problem-error'
import { contentTeam } from '../session/content-team'
import { personOf, staffNameOf } from '../session/staff-person'

/** An item that is not deleted, by its content type and id. */
export interface ReviewedItem {
  kind: ContentKindName
  id: string
}

const selectItem = (queries: Queries, { kind, id }: ReviewedItem) =>
  queries
    .selectFrom('content_item')
    .select(['id', 'name', 'version'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)

/** Locks an item against other changes. Throws 404. */
export async function lockReviewed(transaction: Queries, item: ReviewedItem) {
  const row = await selectItem(transaction, item).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * The account that last changed the content of an item, with its draft; `null` if it is not known. Archiving, restoring
 * or publishing it, or reverting its bundle, does not count: that shows the content to no one else.
 */
export async function lastAuthor(queries: Queries, itemId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('content_item')
    .leftJoin('content_draft', 'content_draft.item_id', 'content_item.id')
    .select(['content_item.content_by', 'content_draft.item_id', 'content_draft.content_by as drafted_by'])
    .where('content_item.id', '=', itemId)
    .executeTakeFirstOrThrow()
  return row.item_id === null ? row.content_by : row.drafted_by
}

/** The number of comments by staff on an item, or from outside through a link: neither takes the room of the other. */
export async function countComments(queries: Queries, of: 'item_id' | 'link_id', id: string): Promise<number> {
  const { count } = await queries
    .selectFrom('review_comment')
    .innerJoin('review_thread', 'review_thread.id', 'review_comment.thread_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(of, '=', id)
    .where('outside_name', of === 'item_id' ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The threads on an item, or of a link, oldest first, each with its passage and its comments; those that are left without
 * one are not among them. `author` is a colleague’s name for staff; people outside see `own_name` only, never the name with
 * which someone signs in.
 */
export async function readThreads(queries: Queries, of: 'item_id' | 'link_id', id: string) {
  const threads = await queries
    .selectFrom('review_thread')
    .selectAll()
    .select(staffNameOf('review_thread.resolved_by').as('resolver'))
    .where(of, '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const comments = await queries
    .selectFrom('review_comment')
    .innerJoin('review_thread', 'review_thread.id', 'review_comment.thread_id')
    .leftJoin('account', 'account.id', 'review_comment.account_id')
    .selectAll('review_comment')
    .select('account.name as own_name')
    .select(staffNameOf('review_comment.account_id').as('author'))
    .where(of, '=', id)
    .orderBy('review_comment.created_at')
    .orderBy('review_comment.id')
    .execute()
  return threads
    .map((thread) => ({
      ...thread,
      passage: passageOf(thread),
      comments: comments.filter(({ thread_id }) => thread_id === thread.id),
    }))
    .filter((thread) => thread.comments.length > 0)
}

/**
 * The comments on an item, oldest first, without threads that are left without one, and its approval, which is required for
 * these kinds. Throws 404.
 */
export async function readReview(
  queries: Queries,
  item: ReviewedItem,
  demanded: readonly ContentKindName[],
): Promise<Omit<Review, 'links'>> {
  const reviewed = await selectItem(queries, item).executeTakeFirst()
  if (!reviewed) throw notFound()
  const threads = await readThreads(queries, 'item_id', item.id)
  return {
    threads: threads.map(threadOf),
    version: reviewed.version,
    ...(await readApproval(queries, item.id, reviewed.version)),
    isDemanded: demanded.includes(item.kind),
    team: await contentTeam(queries),
  }
}

const threadOf = (thread: Awaited<ReturnType<typeof readThreads>>[number]): ReviewThread => ({
  id: thread.id,
  field: thread.field,
  passage: thread.passage,
  comments: thread.comments.map(({ id, text, created_at, edited_at, account_id, author, outside_name }) => ({
    id,
    text,
    createdAt: created_at.toISOString(),
    createdBy: personOf(account_id, author),
    outsideName: outside_name,
    editedAt: edited_at?.toISOString() ?? null,
  })),
  isOutside: thread.link_id !== null,
  resolvedAt: thread.resolved_at?.toISOString() ?? null,
  resolvedBy: personOf(thread.resolved_by, thread.resolver),
})

async function readApproval(queries: Queries, itemId: string, version: number) {
  const author = await lastAuthor(queries, itemId)
  const row = await queries
    .selectFrom('content_item')
    .leftJoin('review', 'review.item_id', 'content_item.id')
    .select(['assigned_to', 'step', 'step_version', 'step_at', 'step_by'])
    .select(staffNameOf('review.assigned_to').as('assignee'))
    .select(staffNameOf('review.step_by').as('stepper'))
    .select(sql<string | null>`(select coalesce(name, username) from account where id = ${author})`.as('author'))
    .where('content_item.id', '=', itemId)
    .executeTakeFirstOrThrow()
  const { step, step_version, step_at, step_by } = row
  const isTaken = step !== null && step_version !== null && step_at !== null && !(step === 'APPROVED' && !step_by)
  return {
    lastAuthor: personOf(author, row.author),
    assignee: personOf(row.assigned_to, row.assignee),
    approval: isTaken
      ? { step, version: step_version, at: step_at.toISOString(), by: personOf(step_by, row.stepper) }
      : null,
    isApproved: isTaken && step === 'APPROVED' && step_version === version,
  }
}

type StoredThread = Selectable<Schema['review_thread']>

/** The passage that a thread refers to; `null` if it refers to a whole field or item. */
function passageOf({ quote, quote_before, quote_after }: StoredThread): Passage | null {
  if (quote === null || quote_before === null || quote_after === null) return null
  return { quote, before: quote_before, after: quote_after }
}
