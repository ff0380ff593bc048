import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { statusAt } from '../content/publication'
import { staffNameOf } from '../session/staff-person'
import { readAttention, readCounts } from './content-panels.repository'

const MAX_ROWS = 8

interface DashboardScope {
  now: Date
  /** Number of calendar months, including the current one. */
  months: number
  /** Time zone of the calendar months. */
  timeZone: string
}

/** The statistics of the content area (BO-03; contract §3.8). Months are complete and oldest first. */
export async function readBlogsDashboard(queries: Queries, scope: DashboardScope): Promise<BlogsDashboard> {
  return {
    totals: await readTotals(queries, scope.now),
    publishedByMonth: await readMonths(queries, scope),
    blogsByCategory: await blogsBy(queries)
      .innerJoin('category', 'category.id', 'content_item.category_id')
      .select(['category.id', 'category.category_name as categoryName', count])
      .groupBy(['category.id', 'category.category_name'])
      .orderBy('count', 'desc')
      .orderBy('categoryName')
      .execute(),
    blogsByAuthor: await blogsBy(queries)
      .innerJoin('author', 'author.id', 'content_item.author_id')
      .select(['author.id', 'author.author_name as authorName', count])
      .groupBy(['author.id', 'author.author_name'])
      .orderBy('count', 'desc')
      .orderBy('authorName')
      .execute(),
    scheduled: await readScheduled(queries, scope.now),
    recent: await readRecent(queries, scope.now),
    attention: await readAttention(queries, scope.now),
    generatedAt: scope.now.toISOString(),
  }
}

const count = sql<number>`count(*)::int`.as('count')

const blogsBy = (queries: Queries) =>
  queries
    .selectFrom('content_item')
    .where('content_item.kind', '=', 'BLOG')
    .where('content_item.deleted_at', 'is', null)

const nothing = { total: 0, published: 0, draft: 0, scheduled: 0, archived: 0 }

async function readTotals(queries: Queries, now: Date): Promise<BlogsDashboard['totals']> {
  const isPublic = sql`(status = 'PUBLISHED' or (status = 'SCHEDULED' and published_at <= ${now}))`
  const rows = await queries
    .selectFrom('content_item')
    .where('deleted_at', 'is', null)
    .groupBy('kind')
    .select([
      'kind',
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where ${isPublic})::int`.as('published'),
      sql<number>`count(*) filter (where status = 'DRAFT')::int`.as('draft'),
      sql<number>`count(*) filter (where status = 'SCHEDULED' and published_at > ${now})::int`.as('scheduled'),
      sql<number>`count(*) filter (where status = 'ARCHIVED')::int`.as('archived'),
    ])
    .execute()
  const of = (contentType: ContentKindName) => {
    const { kind: _kind, ...totals } = rows.find(({ kind }) => kind === contentType) ?? {
      ...nothing,
      kind: contentType,
    }
    return totals
  }
  return {
    blogs: of('BLOG'),
    newsRooms: of('NEWSROOM'),
    caseStudies: of('CASESTUDY'),
    ...(await readCounts(queries)),
  }
}

async function readMonths(queries: Queries, { now, months, timeZone }: DashboardScope) {
  const { rows } = await sql<BlogsDashboard['publishedByMonth'][number]>`
    with month as (
      select generate_series(
        date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) - make_interval(months => ${months - 1}),
        date_trunc('month', ${now}::timestamptz at time zone ${timeZone}),
        interval '1 month') as start
    ), published as (
      select kind, date_trunc('month', published_at at time zone ${timeZone}) as start, count(*) as items
      from content_item
      where deleted_at is null and status in ('PUBLISHED', 'SCHEDULED') and published_at <= ${now}
        and published_at >= (select min(start) from month) at time zone ${timeZone}
      group by 1, 2
    )
    select to_char(month.start, 'YYYY-MM') as month,
      coalesce(sum(items) filter (where kind = 'BLOG'), 0)::int as blogs,
      coalesce(sum(items) filter (where kind = 'NEWSROOM'), 0)::int as "newsRooms",
      coalesce(sum(items) filter (where kind = 'CASESTUDY'), 0)::int as "caseStudies"
    from month left join published on published.start = month.start
    group by month.start order by month.start`.execute(queries)
  return rows
}

async function readScheduled(queries: Queries, now: Date): Promise<BlogsDashboard['scheduled']> {
  const rows = await queries
    .selectFrom('content_item')
    .select(['kind', 'id', 'name', 'published_at'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'SCHEDULED')
    .where('published_at', '>', now)
    .orderBy('published_at')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ kind, id, name, published_at }) => {
    return { kind, id, title: name, scheduledAt: (published_at ?? now).toISOString() }
  })
}

async function readRecent(queries: Queries, now: Date): Promise<BlogsDashboard['recent']> {
  const rows = await queries
    .selectFrom('content_item')
    .select([
      'content_item.kind',
      'content_item.id',
      'content_item.name',
      'content_item.status',
      'content_item.published_at',
    ])
    .select('content_item.updated_at')
    .select(staffNameOf('content_item.updated_by').as('updated_by'))
    .where('content_item.deleted_at', 'is', null)
    .orderBy('content_item.updated_at', 'desc')
    .orderBy('content_item.id')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ kind, id, name, status, published_at, updated_at, updated_by }) => ({
    kind,
    id,
    title: name,
    status: statusAt({ status, publishedAt: published_at }, now),
    updatedAt: updated_at.toISOString(),
    updatedBy: updated_by,
  }))
}
