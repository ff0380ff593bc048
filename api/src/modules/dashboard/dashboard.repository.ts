import { sql } from 'kysely'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import type { Queries } from '../../database/database'
import { statusAt } from '../../content/status'

const RECENT = 8

interface DashboardScope {
  now: Date
  /** How many calendar months back, this one included. */
  months: number
  /** Time zone whose calendar the months follow. */
  timeZone: string
}

/** The figures of the content area (BO-03; contract §3.8). Months come complete and oldest first. */
export async function readBlogsDashboard(queries: Queries, scope: DashboardScope): Promise<BlogsDashboard> {
  return {
    totals: await readTotals(queries, scope.now),
    publishedByMonth: await readMonths(queries, scope),
    blogsByCategory: await queries
      .selectFrom('blog')
      .innerJoin('category', 'category.id', 'blog.category_id')
      .select(['category.id', 'category.category_name as categoryName', sql<number>`count(*)::int`.as('count')])
      .where('blog.deleted_at', 'is', null)
      .groupBy(['category.id', 'category.category_name'])
      .orderBy('count', 'desc')
      .orderBy('categoryName')
      .execute(),
    blogsByAuthor: await queries
      .selectFrom('blog')
      .innerJoin('author', 'author.id', 'blog.author_id')
      .select(['author.id', 'author.author_name as authorName', sql<number>`count(*)::int`.as('count')])
      .where('blog.deleted_at', 'is', null)
      .groupBy(['author.id', 'author.author_name'])
      .orderBy('count', 'desc')
      .orderBy('authorName')
      .execute(),
    recent: await readRecent(queries, scope.now),
    generatedAt: scope.now.toISOString(),
  }
}

async function readTotals(queries: Queries, now: Date): Promise<BlogsDashboard['totals']> {
  const isPublic = sql`(status = 'PUBLISHED' or (status = 'SCHEDULED' and published_at <= ${now}))`
  const blogs = await queries
    .selectFrom('blog')
    .where('deleted_at', 'is', null)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where ${isPublic})::int`.as('published'),
      sql<number>`count(*) filter (where status = 'DRAFT')::int`.as('draft'),
      sql<number>`count(*) filter (where status = 'SCHEDULED' and published_at > ${now})::int`.as('scheduled'),
      sql<number>`count(*) filter (where status = 'ARCHIVED')::int`.as('archived'),
    ])
    .executeTakeFirstOrThrow()
  const count = sql<number>`count(*)::int`.as('count')
  const authors = await queries.selectFrom('author').select(count).executeTakeFirstOrThrow()
  const categories = await queries.selectFrom('category').select(count).executeTakeFirstOrThrow()
  return { blogs, authors: authors.count, categories: categories.count }
}

async function readMonths(queries: Queries, { now, months, timeZone }: DashboardScope) {
  const { rows } = await sql<{ month: string; blogs: number }>`
    with month as (
      select generate_series(
        date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) - make_interval(months => ${months - 1}),
        date_trunc('month', ${now}::timestamptz at time zone ${timeZone}),
        interval '1 month') as start
    )
    select to_char(month.start, 'YYYY-MM') as month, count(blog.id)::int as blogs
    from month left join blog on date_trunc('month', blog.published_at at time zone ${timeZone}) = month.start
      and blog.deleted_at is null and blog.status in ('PUBLISHED', 'SCHEDULED') and blog.published_at <= ${now}
    group by month.start order by month.start`.execute(queries)
  return rows
}

async function readRecent(queries: Queries, now: Date): Promise<BlogsDashboard['recent']> {
  const rows = await queries
    .selectFrom('blog')
    .leftJoin('account', 'account.id', 'blog.updated_by')
    .select(['blog.id', 'blog.blog_name', 'blog.status', 'blog.published_at', 'blog.updated_at'])
    .select(sql<string | null>`coalesce(account.name, account.username)`.as('updated_by'))
    .where('blog.deleted_at', 'is', null)
    .orderBy('blog.updated_at', 'desc')
    .orderBy('blog.id')
    .limit(RECENT)
    .execute()
  return rows.map(({ id, blog_name, status, published_at, updated_at, updated_by }) => ({
    kind: 'BLOG',
    id,
    title: blog_name,
    status: statusAt({ status, publishedAt: published_at }, now),
    updatedAt: updated_at.toISOString(),
    updatedBy: updated_by,
  }))
}
