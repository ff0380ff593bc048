import type { AttentionIssue, BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { sql, type SqlBool } from 'kysely'
import type { Queries } from '../../platform/database/database'

const MAX_ITEMS = 8
/** A draft that has not been edited for this long is stale. */
const STALE_MS = 30 * 24 * 60 * 60_000
/** The length at which search engines cut a description, in characters (contract §3.5). */
const MAX_SHOWN_LENGTH = 155

const isPublic = sql`status in ('PUBLISHED', 'SCHEDULED')`
const lacksAlt = sql`(picture_id is not null and image_alt = '' and not image_decorative)`
const isTooLong = sql`(meta_description is null and length(description) > ${sql.lit(MAX_SHOWN_LENGTH)})`

const countAs = <Name extends string>(name: Name, condition = sql`true`) =>
  sql<number>`count(*) filter (where ${condition})::int`.as(name)

/** Counts of authors, categories, enquiries and newsletter subscribers, in one query that reads each table once. */
export async function readCounts(queries: Queries) {
  const { authors, categories, enquiries, newEnquiries, confirmed, pending } = await queries
    .selectFrom([
      (from) => from.selectFrom('author').select(countAs('authors')).as('author_counts'),
      (from) => from.selectFrom('category').select(countAs('categories')).as('category_counts'),
      (from) =>
        from
          .selectFrom('enquiry')
          .select([countAs('enquiries', sql`status <> 'SPAM'`), countAs('newEnquiries', sql`status = 'NEW'`)])
          .as('enquiry_counts'),
      (from) =>
        from
          .selectFrom('subscriber')
          .select([countAs('confirmed', sql`status = 'CONFIRMED'`), countAs('pending', sql`status = 'PENDING'`)])
          .as('subscriber_counts'),
    ])
    .selectAll()
    .executeTakeFirstOrThrow()
  return {
    authors,
    categories,
    enquiries: { total: enquiries, new: newEnquiries },
    subscribers: { confirmed, pending },
  }
}

/**
 * Items that need attention, least recently updated first: public pictures without alternative text, summaries that are
 * too long for search engines without a meta description, and stale drafts.
 */
export async function readAttention(queries: Queries, now: Date): Promise<BlogsDashboard['attention']> {
  const issue = sql<AttentionIssue | null>`case
    when ${isPublic} and ${lacksAlt} then 'NO_ALT'
    when ${isPublic} and ${isTooLong} then 'NO_META'
    when status = 'DRAFT' and updated_at < ${new Date(now.getTime() - STALE_MS)} then 'STALE_DRAFT' end`
  const rows = await queries
    .selectFrom('content_item')
    .select(['kind', 'id', 'name', issue.as('issue')])
    .where('deleted_at', 'is', null)
    // The same condition as the partial index, so that the planner uses it.
    .where(sql<SqlBool>`(status = 'DRAFT' or ${isPublic} and (${lacksAlt} or ${isTooLong}))`)
    .where(issue, 'is not', null)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(MAX_ITEMS)
    .execute()
  return rows.flatMap(({ kind, id, name, issue: found }) => (found ? [{ kind, id, title: name, issue: found }] : []))
}
