import type { Insertable, Updateable } from 'kysely'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Queries } from '../../database/database'
import type { Schema } from '../../database/schema'
import { notFound } from '../../problems/problem-error'
import { selectBlogs, selectVisible, staffBlogOf, withStaffColumns, type BlogRow } from './blog-rows'

const missing = () => notFound('This blog could not be found.')

/** One blog as staff see it. Throws 404. */
export async function readStaffBlog(queries: Queries, id: string, now: Date): Promise<StaffBlog> {
  const row = await withStaffColumns(selectBlogs(queries)).where('blog.id', '=', id).executeTakeFirst()
  if (!row) throw missing()
  return staffBlogOf(row, now)
}

/** The row of a blog, held until the transaction ends, so that two writers take turns. Throws 404. */
export async function lockBlog(transaction: Queries, id: string): Promise<BlogRow> {
  const query = transaction.selectFrom('blog').selectAll().where('id', '=', id).where('deleted_at', 'is', null)
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) throw missing()
  return row
}

export async function insertBlog(transaction: Queries, row: Insertable<Schema['blog']>): Promise<void> {
  await transaction.insertInto('blog').values(row).execute()
}

export async function updateBlog(transaction: Queries, id: string, row: Updateable<Schema['blog']>): Promise<void> {
  await transaction.updateTable('blog').set(row).where('id', '=', id).execute()
}

/** Keeps the address that a published blog had, so that links to it go on working. */
export async function keepFormerSlug(transaction: Queries, id: string, before: string, after: string, at: Date) {
  await transaction.deleteFrom('former_slug').where('kind', '=', 'blog').where('slug', 'in', [before, after]).execute()
  await transaction
    .insertInto('former_slug')
    .values({ kind: 'blog', slug: before, record_id: id, created_at: at })
    .execute()
}

/** The picture of a blog: of any for staff, of a visible one for everybody else. */
export async function blogPicture(queries: Queries, id: string, visibleAt?: Date): Promise<string | null | undefined> {
  const from = visibleAt ? selectVisible(queries, visibleAt) : selectBlogs(queries)
  const row = await from.select('blog.picture_id').where('blog.id', '=', id).executeTakeFirst()
  return row?.picture_id
}

/** Of the given reference ids, names the fields whose record does not exist. */
export async function unknownReferences(queries: Queries, { categoryId, authorId }: References): Promise<string[]> {
  const exists = async (table: 'category' | 'author', id: string) =>
    (await queries.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  const unknown: string[] = []
  if (categoryId && !(await exists('category', categoryId))) unknown.push('categoryId')
  if (authorId && !(await exists('author', authorId))) unknown.push('authorId')
  return unknown
}

interface References {
  categoryId?: string | null
  authorId?: string | null
}
