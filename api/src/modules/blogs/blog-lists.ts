import { sql, type Expression, type SqlBool } from 'kysely'
import { listQuery } from '@tekskills/shared/contracts/http/lists'
import { z } from 'zod'
import { isId } from '../../content/record-address'
import type { Queries } from '../../database/database'
import { readSort, type SortTerm } from '../../lists/list-request'
import { pageAnswer } from '../../lists/page'
import { badRequest } from '../../problems/problem-error'
import { cardOf, selectBlogs, selectVisible, staffBlogOf, withCardColumns, withStaffColumns } from './blog-rows'
import type { BlogSelection } from './blog-rows'

const draw = z.number().int().optional()

/** Parameters of the staff table (contract §3.3). */
export const staffBlogList = listQuery.extend({ draw })

/** Parameters of the public list: the filters of row 6 beside the usual ones; `category` and `author` by slug or id. */
export const publicBlogList = listQuery.extend({
  draw,
  category: z.string().max(120).optional(),
  tag: z.string().max(40).optional(),
  author: z.string().max(120).optional(),
  featured: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
})

const sortColumns: Record<string, string> = {
  updatedAt: 'blog.updated_at',
  blogName: 'lower(blog.blog_name)',
  status: 'blog.status',
  publishedAt: 'blog.published_at',
  categoryName: 'lower(category.category_name)',
  authorName: 'lower(author.author_name)',
}

const statuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED']

/** The staff table: every blog that is not deleted. */
export async function listStaffBlogs(queries: Queries, list: z.infer<typeof staffBlogList>, now: Date) {
  const sort = readSort(list.sort, Object.keys(sortColumns), { column: 'updatedAt', direction: 'desc' })
  let found = selectBlogs(queries)
  if (list.type) found = found.where(hasStatus(list.type, now))
  if (list.q) found = found.where(staffMatch(list.q))
  const total = await countOf(found)
  const rows = await paged(withStaffColumns(found), sort, list).execute()
  return pageAnswer({ ...list, content: rows.map((row) => staffBlogOf(row, now)), total, sort })
}

/** The public list: what is visible, newest first. */
export async function listPublicBlogs(queries: Queries, list: z.infer<typeof publicBlogList>, now: Date) {
  const sort = readSort(list.sort, ['publishedAt', 'blogName'], { column: 'publishedAt', direction: 'desc' })
  let found = selectVisible(queries, now)
  if (list.category) found = found.where(isId(list.category) ? 'category.id' : 'category.slug', '=', list.category)
  if (list.author) found = found.where(isId(list.author) ? 'author.id' : 'author.slug', '=', list.author)
  if (list.tag) found = found.where(sql<SqlBool>`blog.tags @> array[${list.tag}]`)
  if (list.featured !== undefined) found = found.where('blog.featured', '=', list.featured)
  if (list.q) found = found.where(publicMatch(list.q))
  const total = await countOf(found)
  const rows = await paged(withCardColumns(found), sort, list).execute()
  return pageAnswer({ ...list, content: rows.map(cardOf), total, sort })
}

function hasStatus(type: string, now: Date): Expression<SqlBool> {
  if (!statuses.includes(type)) throw badRequest('INVALID_PARAM', `"type" must be one of: ${statuses.join(', ')}.`)
  return sql`case when blog.status = 'SCHEDULED' and blog.published_at <= ${now} then 'PUBLISHED' else blog.status end = ${type}`
}

const staffMatch = (q: string): Expression<SqlBool> =>
  sql`(blog.search_key like contains_pattern(${q})
    or search_key(category.category_name) like contains_pattern(${q})
    or search_key(author.author_name) like contains_pattern(${q})
    or search_key(array_to_string(blog.tags, ' ')) like contains_pattern(${q}))`

const publicMatch = (q: string): Expression<SqlBool> =>
  sql`(blog.search_words @@ websearch_to_tsquery('english', ${q}) or blog.search_key like contains_pattern(${q}))`

async function countOf(found: BlogSelection): Promise<number> {
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return total
}

interface Orderable<Query> {
  orderBy(expression: Expression<unknown>): Query
  limit(count: number): Query
  offset(count: bigint): Query
}

function paged<Query extends Orderable<Query>>(query: Query, sort: SortTerm[], { page, size }: { page: number; size: number }) {
  let ordered = query
  for (const { column, direction } of sort) {
    ordered = ordered.orderBy(sql`${sql.raw(sortColumns[column]!)} ${sql.raw(direction)} nulls last`)
  }
  // The id last: rows that are equal otherwise keep their order from page to page.
  return ordered.orderBy(sql`blog.id`).limit(size).offset(BigInt(page) * BigInt(size))
}
