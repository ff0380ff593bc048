import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { Passage, Review, ReviewThread } from '@tekskills/shared/contracts/http/reviews'
import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { notFound } from '../../platform/http/problems/problem-error'
import { personOf, staffNameOf } from '../session/staff-person'

/** An item that is not deleted, by its content type and id. */
export interface ReviewedItem {
  kind: ContentKindName
  id: string
}

const selectItem = (queries: Queries, { kind, id }: ReviewedItem) =>
  queries
    .selectFrom('content_item')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)

/** Locks an item against other changes. Throws 404. */
export async function lockReviewed(transaction: Queries, item: ReviewedItem) {
  const row = await selectItem(transaction, item).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The comments on an item, oldest first. Threads that are left without a comment are left out. Throws 404. */
export async function readReview(queries: Queries, item: ReviewedItem): Promise<Review> {
  if (!(await selectItem(queries, item).executeTakeFirst())) throw notFound()
  const threads = await queries
    .selectFrom('review_thread')
    .selectAll()
    .select(staffNameOf('review_thread.resolved_by').as('resolver'))
    .where('item_id', '=', item.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const comments = await queries
    .selectFrom('review_comment')
    .innerJoin('review_thread', 'review_thread.id', 'review_comment.thread_id')
    .selectAll('review_comment')
    .select(staffNameOf('review_comment.account_id').as('author'))
    .where('item_id', '=', item.id)
    .orderBy('review_comment.created_at')
    .orderBy('review_comment.id')
    .execute()
  const all = threads.map(({ resolver, ...thread }): ReviewThread => ({
    id: thread.id,
    field: thread.field,
    passage: passageOf(thread),
    comments: comments
      .filter(({ thread_id }) => thread_id === thread.id)
      .map(({ id, text, created_at, edited_at, account_id, author }) => ({
        id,
        text,
        createdAt: created_at.toISOString(),
        createdBy: { id: account_id, name: author ?? '' },
        editedAt: edited_at?.toISOString() ?? null,
      })),
    resolvedAt: thread.resolved_at?.toISOString() ?? null,
    resolvedBy: personOf(thread.resolved_by, resolver),
  }))
  return { threads: all.filter((thread) => thread.comments.length > 0) }
}

type StoredThread = Selectable<Schema['review_thread']>

function passageOf({ quote, quote_before, quote_after }: StoredThread): Passage | null {
  if (quote === null || quote_before === null || quote_after === null) return null
  return { quote, before: quote_before, after: quote_after }
}
