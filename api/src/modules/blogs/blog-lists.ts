import { sql, type Expression, type SqlBool } from 'kysely'
import { contentStatus, type ContentStatus } from '@tekskills/shared/contracts/http/content'
import { z } from 'zod'
import { isId } from '../../content/record-address'
import type { Queries } from '../../database/database'
import { readSort } from '../../lists/list-request'
import { readKind } from '../../lists/read-kind'
import { pageAnswer } from '../../lists/page'
import { alphabetical, paged } from '../../lists/paged'
import { staffList, type StaffList } from '../../lists/staff-list'
import { cardOf, selectBlogs, selectVisible, staffBlogOf, withCardColumns, withStaffColumns } from './blog-rows'
import type { BlogSelection } from './blog-rows'

/** Parameters of the public list: the filters of row 6 beside the usual ones; `category` and `author` by slug or id. */
export const publicBlogList = staffList.extend({
  category: z.string().max(120).optional(),
  tag: z.string().max(40).optional(),
  author: z.string().max(120).optional(),
  featured: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
})

const columns = {
  id: 'blog.id',
  updatedAt: 'blog.updated_at',
  blogName: alphabetical('blog.blog_name'),
  status: 'blog.status',
  publishedAt: 'blog.published_at',
  categoryName: alphabetical('category.category_name'),
  authorName: alphabetical('author.author_name'),
}

/** A scheduled blog whose time has come is published. */
const statusNow = (now: Date) =>
  sql<ContentStatus>`case when blog.status = 'SCHEDULED' and blog.published_at <= ${now} then 'PUBLISHED' else blog.status end`

/** The staff table: every blog that is not deleted. */
export async function listStaffBlogs(queries: Queries, list: StaffList, now: Date) {
  const sort = readSort(list.sort, ['updatedAt', 'blogName', 'status', 'publishedAt', 'categoryName', 'authorName'], {
    column: 'updatedAt',
    direction: 'desc',
  })
  let found = selectBlogs(queries)
  const status = readKind(contentStatus, list.type)
  if (status) found = found.where(statusNow(now), '=', status)
  if (list.q) found = found.where(staffMatch(list.q))
  const total = await countOf(found)
  const rows = await paged(withStaffColumns(found), columns, sort, list).execute()
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
  const rows = await paged(withCardColumns(found), columns, sort, list).execute()
  return pageAnswer({ ...list, content: rows.map(cardOf), total, sort })
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
