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

const count = (condition = sql`true`) => sql<number>`count(*) filter (where ${condition})::int`.as('count')

/** Counts of authors, categories, enquiries and newsletter subscribers, in one query. */
export async function readCounts(queries: Queries) {
  const { authors, categories, ...counts } = await queries
    .selectNoFrom((from) => [
      from.selectFrom('author').select(count()).$asScalar().$notNull().as('authors'),
      from.selectFrom('category').select(count()).$asScalar().$notNull().as('categories'),
      from
        .selectFrom('enquiry')
        .select(count(sql`status <> 'SPAM'`))
        .$asScalar()
        .$notNull()
        .as('enquiries'),
      from
        .selectFrom('enquiry')
        .select(count(sql`status = 'NEW'`))
        .$asScalar()
        .$notNull()
        .as('newEnquiries'),
      from
        .selectFrom('subscriber')
        .select(count(sql`status = 'CONFIRMED'`))
        .$asScalar()
        .$notNull()
        .as('confirmed'),
      from
        .selectFrom('subscriber')
        .select(count(sql`status = 'PENDING'`))
        .$asScalar()
        .$notNull()
        .as('pending'),
    ])
    .executeTakeFirstOrThrow()
  return {
    authors,
    categories,
    enquiries: { total: counts.enquiries, new: counts.newEnquiries },
    subscribers: { confirmed: counts.confirmed, pending: counts.pending },
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
