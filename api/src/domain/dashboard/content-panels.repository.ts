import type { AttentionIssue, BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { sql, type SqlBool } from 'kysely'
import type { Queries } from '../../platform/database/database'

const MOST = 8
/** A draft that was not edited for so long needs a decision. */
const STALE_MS = 30 * 24 * 60 * 60_000
/** What search engines show of a description, in characters (contract §3.5). */
const SHOWN_DESCRIPTION = 155

const isPublic = sql`status in ('PUBLISHED', 'SCHEDULED')`
const hasNoWords = sql`(picture_id is not null and image_alt = '' and not image_decorative)`
const isCut = sql`(meta_description is null and length(description) > ${sql.lit(SHOWN_DESCRIPTION)})`

/** What visitors sent: enquiries that wait, and who subscribed. */
export async function readResponses(queries: Queries) {
  const enquiries = await queries
    .selectFrom('enquiry')
    .select(sql<number>`count(*) filter (where status <> 'SPAM')::int`.as('total'))
    .select(sql<number>`count(*) filter (where status = 'NEW')::int`.as('new'))
    .executeTakeFirstOrThrow()
  const subscribers = await queries
    .selectFrom('subscriber')
    .select(sql<number>`count(*) filter (where status = 'CONFIRMED')::int`.as('confirmed'))
    .select(sql<number>`count(*) filter (where status = 'PENDING')::int`.as('pending'))
    .executeTakeFirstOrThrow()
  return { enquiries, subscribers }
}

/**
 * What asks for attention, the longest untouched first: public pictures without a description, summaries that search engines
 * would cut with no description of their own, drafts left lying.
 */
export async function readAttention(queries: Queries, now: Date): Promise<BlogsDashboard['attention']> {
  const issue = sql<AttentionIssue | null>`case
    when ${isPublic} and ${hasNoWords} then 'NO_ALT'
    when ${isPublic} and ${isCut} then 'NO_META'
    when status = 'DRAFT' and updated_at < ${new Date(now.getTime() - STALE_MS)} then 'STALE_DRAFT' end`
  const rows = await queries
    .selectFrom('content_item')
    .select(['kind', 'id', 'name', issue.as('issue')])
    .where('deleted_at', 'is', null)
    // As the index says it, so that nothing else is looked at.
    .where(sql<SqlBool>`(status = 'DRAFT' or ${isPublic} and (${hasNoWords} or ${isCut}))`)
    .where(issue, 'is not', null)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ kind, id, name, issue: found }) => (found ? [{ kind, id, title: name, issue: found }] : []))
}
