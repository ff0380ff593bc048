import { sql } from 'kysely'
import type { PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import type { ResolvedMeta } from '@tekskills/shared/contracts/http/content'
import type { Queries } from '../../database/database'
import { gone, notFound } from '../../problems/problem-error'
import { cardOf, selectVisible, withCardColumns } from './blog-rows'

const RELATED = 3

/**
 * The published blog that a name means: its slug, else a slug it had before, else its exact name, letter case aside.
 * Throws 410 for one that was archived or deleted, 404 for anything else.
 */
export async function readPublicBlog(queries: Queries, name: string, now: Date): Promise<PublicBlog> {
  const row = await findVisible(queries, name, now)
  if (!row) throw (await wasPublic(queries, name)) ? gone() : notFound('This blog could not be found.')
  const card = cardOf(row)
  return {
    ...card,
    content: row.content,
    updatedAt: row.updated_at.toISOString(),
    meta: metaOf(row, card),
    related: await relatedTo(queries, row, now),
    previous: await neighbour(queries, row, now, 'previous'),
    next: await neighbour(queries, row, now, 'next'),
  }
}

const selectDetail = (queries: Queries, now: Date) =>
  withCardColumns(selectVisible(queries, now))
    .select(['blog.content', 'blog.updated_at', 'blog.meta_title', 'blog.meta_description'])
    .select(['blog.keywords', 'blog.canonical_link', 'blog.noindex'])

type DetailRow = Awaited<ReturnType<ReturnType<typeof selectDetail>['executeTakeFirstOrThrow']>>

async function findVisible(queries: Queries, name: string, now: Date): Promise<DetailRow | undefined> {
  const bySlug = await selectDetail(queries, now).where('blog.slug', '=', name).executeTakeFirst()
  if (bySlug) return bySlug
  const former = queries
    .selectFrom('former_slug')
    .select('record_id')
    .where('kind', '=', 'blog')
    .where('slug', '=', name)
  const byFormerSlug = await selectDetail(queries, now).where('blog.id', 'in', former).executeTakeFirst()
  if (byFormerSlug) return byFormerSlug
  return selectDetail(queries, now)
    .where(sql<string>`lower(blog.blog_name)`, '=', name.toLowerCase())
    .orderBy('blog.published_at', 'desc')
    .executeTakeFirst()
}

async function wasPublic(queries: Queries, slug: string): Promise<boolean> {
  const row = await queries
    .selectFrom('blog')
    .select('id')
    .where('slug', '=', slug)
    .where('published_at', 'is not', null)
    .where((where) => where.or([where('status', '=', 'ARCHIVED'), where('deleted_at', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}

/** The spec's page-meta record: what the editor wrote for search engines, else what the item itself says. */
function metaOf(
  row: DetailRow,
  { blogName, slug, description, tags, url }: PublicBlog | ReturnType<typeof cardOf>,
): ResolvedMeta {
  return {
    title: row.meta_title || blogName,
    description: row.meta_description || description,
    keywords: row.keywords || tags.join(', '),
    canonicalLink: row.canonical_link || `/blog/${slug}`,
    image: url ? `${url}&crop=share` : '',
    robots: row.noindex ? 'noindex, nofollow' : 'index, follow',
  }
}

/** Up to three others, those that share most tags first, then the same category, then the newest. */
async function relatedTo(queries: Queries, row: DetailRow, now: Date) {
  const shared = sql<number>`cardinality(array(select unnest(blog.tags) intersect select unnest(${row.tags}::text[])))`
  const rows = await withCardColumns(selectVisible(queries, now))
    .where('blog.id', '<>', row.id)
    .where((where) => where.or([where('blog.category_id', '=', row.category_id), where(shared, '>', 0)]))
    .orderBy(shared, 'desc')
    .orderBy(sql`blog.category_id is not distinct from ${row.category_id}::uuid`, 'desc')
    .orderBy('blog.published_at', 'desc')
    .orderBy('blog.id')
    .limit(RELATED)
    .execute()
  return rows.map(cardOf)
}

async function neighbour(queries: Queries, { id, published_at }: DetailRow, now: Date, side: 'previous' | 'next') {
  const [comparison, direction] = side === 'previous' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  const row = await selectVisible(queries, now)
    .select(['blog.blog_name', 'blog.slug'])
    .where(sql`(blog.published_at, blog.id)`, comparison, sql`(${published_at}::timestamptz, ${id}::uuid)`)
    .orderBy('blog.published_at', direction)
    .orderBy('blog.id', direction)
    .executeTakeFirst()
  return row ? { blogName: row.blog_name, slug: row.slug ?? '' } : null
}
