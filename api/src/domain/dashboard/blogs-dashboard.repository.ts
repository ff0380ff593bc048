import type { AttentionIssue, BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { contentKindName, type ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { Trend } from '@tekskills/shared/contracts/http/trends'
import { sql, type SqlBool } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Queries } from '../../platform/database/database'
import { siteDay } from '../../platform/time/site-day'
import { isPublicAt, statusAt } from '../content/publication'
import { mostReadItems } from '../reading-figures/reading-figures.repository'
import { staffNameOf } from '../session/staff-person'
import { countAs, lastSevenDays, monthStarts, monthToDate, trendOf, type CalendarMonths } from './aggregates'

const MAX_ROWS = 8
/** A draft that has not been edited for this long is stale. */
const STALE_MS = 30 * 24 * 60 * 60_000
/** The length at which search engines cut a description, in characters (contract §3.5). */
const MAX_SHOWN_LENGTH = 155

/**
 * The statistics of the content area (BO-03; contract §3.8), in one query, so that all of them reflect the same moment.
 * Months are complete and oldest first.
 */
export async function readBlogsDashboard(queries: Queries, scope: CalendarMonths): Promise<BlogsDashboard> {
  const { now } = scope
  const { content, other, changed, received, published, scheduled, recent, attention, ...panels } = await queries
    .selectNoFrom([
      jsonArrayFrom(contentTotals(queries, now)).as('content'),
      jsonObjectFrom(otherTotals(queries)).$notNull().as('other'),
      enquiryTrend(now).as('received'),
      publishedTrend(scope).as('published'),
      stockChange(now).as('changed'),
      jsonArrayFrom(publishedByMonth(scope)).as('publishedByMonth'),
      jsonArrayFrom(blogsByCategory(queries)).as('blogsByCategory'),
      jsonArrayFrom(blogsByAuthor(queries)).as('blogsByAuthor'),
      jsonArrayFrom(scheduledItems(queries, now)).as('scheduled'),
      jsonArrayFrom(recentItems(queries)).as('recent'),
      jsonArrayFrom(mostReadItems(queries, { today: siteDay(now, scope.timeZone), limit: MAX_ROWS })).as('mostRead'),
      jsonArrayFrom(itemsThatNeedAttention(queries, now)).as('attention'),
    ])
    .executeTakeFirstOrThrow()
  const { authors, categories, enquiries, newEnquiries, confirmed, pending } = other
  const totalsOf = (contentType: ContentKindName) => {
    const { kind: _kind, ...totals } = content.find(({ kind }) => kind === contentType) ?? noItems(contentType)
    return totals
  }
  const sinceLastWeek = (status: 'draft' | 'scheduled') => {
    const current = content.reduce((sum, totals) => sum + totals[status], 0)
    return { current, previous: current - changed[status] }
  }
  return {
    ...panels,
    trends: {
      enquiries: received,
      drafts: sinceLastWeek('draft'),
      scheduled: sinceLastWeek('scheduled'),
      published,
    },
    totals: {
      blogs: totalsOf('BLOG'),
      newsRooms: totalsOf('NEWSROOM'),
      caseStudies: totalsOf('CASESTUDY'),
      authors,
      categories,
      enquiries: { total: enquiries, new: newEnquiries },
      subscribers: { confirmed, pending },
    },
    scheduled: scheduled.map(({ published_at, ...item }) => ({
      ...item,
      scheduledAt: new Date(published_at ?? now).toISOString(),
    })),
    recent: recent.map(({ status, published_at, updated_at, ...item }) => ({
      ...item,
      status: statusAt({ status, publishedAt: published_at ? new Date(published_at) : null }, now),
      updatedAt: new Date(updated_at).toISOString(),
    })),
    attention: attention.flatMap(({ issue, ...item }) => (issue ? [{ ...item, issue }] : [])),
    generatedAt: now.toISOString(),
  }
}

const noItems = (kind: ContentKindName) => ({ kind, total: 0, published: 0, draft: 0, scheduled: 0, archived: 0 })

const contentTotals = (queries: Queries, now: Date) =>
  queries
    .selectFrom('content_item')
    .where('deleted_at', 'is', null)
    .groupBy('kind')
    .select([
      'kind',
      countAs('total'),
      countAs('published', sql`status = 'PUBLISHED' or (status = 'SCHEDULED' and published_at <= ${now})`),
      countAs('draft', sql`status = 'DRAFT'`),
      countAs('scheduled', sql`status = 'SCHEDULED' and published_at > ${now}`),
      countAs('archived', sql`status = 'ARCHIVED'`),
    ])

/** Counts of authors, categories, enquiries and newsletter subscribers; each table is read once. */
const otherTotals = (queries: Queries) =>
  queries
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

/** Received enquiries, without spam, of the last seven days and of the seven before. */
function enquiryTrend(now: Date) {
  const periods = lastSevenDays(now)
  return sql<Trend>`(select ${trendOf(sql`created_at`, periods)} from enquiry
    where created_at > ${periods.previous.from} and status <> 'SPAM')`
}

/** Names the kinds, so that the planner uses the indexes that start with them. */
const ofEveryType = sql`kind in (${sql.join(contentKindName.options)})`

/** Publications of this month so far, and of the same part of the previous month. */
function publishedTrend({ now, timeZone }: CalendarMonths) {
  const periods = monthToDate(now, timeZone)
  return sql<Trend>`(select ${trendOf(sql`published_at`, periods)} from content_item
    where ${ofEveryType} and ${isPublicAt(now)} and published_at > ${periods.previous.from})`
}

/**
 * How much the numbers of drafts and scheduled items have grown in seven days. Reads only the items that were changed,
 * deleted or published by schedule since: what each was is in its latest revision of that time, which an item saved
 * more than 50 times since has lost.
 */
function stockChange(now: Date) {
  const { from: weekAgo } = lastSevenDays(now).current
  const kept = sql`${ofEveryType} and deleted_at is null`
  return sql<{ draft: number; scheduled: number }>`(
    select json_build_object(
      'draft', count(*) filter (where kept and status = 'DRAFT') - count(*) filter (where earlier = 'DRAFT'),
      'scheduled', count(*) filter (where kept and status = 'SCHEDULED' and published_at > ${now})
        - count(*) filter (where earlier = 'SCHEDULED' and published_at > ${weekAgo}))
    from (
      select status, published_at, true as kept, id from content_item where ${kept} and updated_at > ${weekAgo}
      union all
      select status, published_at, true, id from content_item where ${kept} and updated_at <= ${weekAgo}
        and status = 'SCHEDULED' and published_at > ${weekAgo} and published_at <= ${now}
      union all
      select status, published_at, false, id from content_item where deleted_at > ${weekAgo}
    ) as item left join lateral (
      select revision.status as earlier from content_revision as revision
      where revision.item_id = item.id and revision.at <= ${weekAgo} order by revision.version desc limit 1
    ) as before on true)`
}

const blogs = (queries: Queries) =>
  queries
    .selectFrom('content_item')
    .where('content_item.kind', '=', 'BLOG')
    .where('content_item.deleted_at', 'is', null)

const blogsByCategory = (queries: Queries) =>
  blogs(queries)
    .innerJoin('category', 'category.id', 'content_item.category_id')
    .select(['category.id', 'category.category_name as categoryName', countAs('count')])
    .groupBy(['category.id', 'category.category_name'])
    .orderBy('count', 'desc')
    .orderBy('categoryName')

const blogsByAuthor = (queries: Queries) =>
  blogs(queries)
    .innerJoin('author', 'author.id', 'content_item.author_id')
    .select(['author.id', 'author.author_name as authorName', countAs('count')])
    .groupBy(['author.id', 'author.author_name'])
    .orderBy('count', 'desc')
    .orderBy('authorName')

const publishedByMonth = (scope: CalendarMonths) =>
  sql<BlogsDashboard['publishedByMonth'][number]>`
    (with month as (${monthStarts(scope)}), published as (
      select kind, date_trunc('month', published_at at time zone ${scope.timeZone}) as start, count(*) as items
      from content_item
      where ${isPublicAt(scope.now)}
        and published_at >= (select min(start) from month) at time zone ${scope.timeZone}
      group by 1, 2
    )
    select to_char(month.start, 'YYYY-MM') as month,
      coalesce(sum(items) filter (where kind = 'BLOG'), 0)::int as blogs,
      coalesce(sum(items) filter (where kind = 'NEWSROOM'), 0)::int as "newsRooms",
      coalesce(sum(items) filter (where kind = 'CASESTUDY'), 0)::int as "caseStudies"
    from month left join published on published.start = month.start
    group by month.start order by month.start)`

const scheduledItems = (queries: Queries, now: Date) =>
  queries
    .selectFrom('content_item')
    .select(['kind', 'id', 'name as title', 'published_at'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'SCHEDULED')
    .where('published_at', '>', now)
    .orderBy('published_at')
    .limit(MAX_ROWS)

const recentItems = (queries: Queries) =>
  queries
    .selectFrom('content_item')
    .select(['kind', 'id', 'name as title', 'status', 'published_at', 'updated_at'])
    .select(staffNameOf('content_item.updated_by').as('updatedBy'))
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MAX_ROWS)

const goesPublic = sql`status in ('PUBLISHED', 'SCHEDULED')`
const lacksAlt = sql`(picture_id is not null and image_alt = '' and not image_decorative)`
const isTooLong = sql`(meta_description is null and length(description) > ${sql.lit(MAX_SHOWN_LENGTH)})`

/**
 * Items that need attention, least recently updated first: public pictures without alternative text, summaries that are
 * too long for search engines without a meta description, and stale drafts.
 */
function itemsThatNeedAttention(queries: Queries, now: Date) {
  const issue = sql<AttentionIssue | null>`case
    when ${goesPublic} and ${lacksAlt} then 'NO_ALT'
    when ${goesPublic} and ${isTooLong} then 'NO_META'
    when status = 'DRAFT' and updated_at < ${new Date(now.getTime() - STALE_MS)} then 'STALE_DRAFT' end`
  return (
    queries
      .selectFrom('content_item')
      .select(['kind', 'id', 'name as title', issue.as('issue')])
      .where('deleted_at', 'is', null)
      // The same condition as the partial index, so that the planner uses it.
      .where(sql<SqlBool>`(status = 'DRAFT' or ${goesPublic} and (${lacksAlt} or ${isTooLong}))`)
      .where(issue, 'is not', null)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(MAX_ROWS)
  )
}
