import { sql } from 'kysely'
import type { PublicCategory, StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { z } from 'zod'
import type { Queries } from '../../database/database'
import { readSort } from '../../lists/list-request'
import { pageAnswer } from '../../lists/page'
import { alphabetical, paged } from '../../lists/paged'
import { readKind } from '../../lists/read-kind'
import type { StaffList } from '../../lists/staff-list'
import { notFound } from '../../problems/problem-error'

const kinds = z.enum(['ALL', 'BLOG', 'CASESTUDY', 'NEWSROOM'])

const columns = {
  id: 'category.id',
  sortOrder: 'category.sort_order',
  categoryName: alphabetical('category.category_name'),
  updatedAt: 'category.updated_at',
}

const byOrder = { column: 'sortOrder', direction: 'asc' } as const

const blogCount = sql<number>`(select count(*)::int from blog where blog.category_id = category.id and blog.deleted_at is null)`

/** One category as staff see it. Throws 404. */
export async function readCategory(queries: Queries, id: string): Promise<StaffCategory> {
  const query = queries.selectFrom('category').selectAll().select(blogCount.as('blog_count'))
  const row = await query.where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This category could not be found.')
  return staffCategoryOf(row)
}

/** The staff table; `type` names the kind of content a category is for (contract §3.3). */
export async function listStaffCategories(queries: Queries, list: StaffList) {
  const sort = readSort(list.sort, ['sortOrder', 'categoryName', 'updatedAt'], byOrder)
  const found = findCategories(queries, list)
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const selected = found.selectAll('category').select(blogCount.as('blog_count'))
  const rows = await paged(selected, columns, sort, list).execute()
  return pageAnswer({ ...list, content: rows.map(staffCategoryOf), total, sort })
}

/** The active categories with the number of visible blogs in each; `type` also finds those that are for everything. */
export async function listPublicCategories(queries: Queries, list: StaffList, now: Date) {
  const sort = readSort(list.sort, ['sortOrder', 'categoryName'], byOrder)
  const found = findCategories(queries, { ...list, alsoForAll: true }).where('category.status', '=', 'ACTIVE')
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const visible = sql<number>`(select count(*)::int from blog where blog.category_id = category.id
    and blog.deleted_at is null and blog.status in ('PUBLISHED', 'SCHEDULED') and blog.published_at <= ${now})`
  const selected = found
    .select(['category.id', 'category.category_name as categoryName', 'category.slug', 'category.type'])
    .select(visible.as('count'))
  const content: PublicCategory[] = await paged(selected, columns, sort, list).execute()
  return pageAnswer({ ...list, content, total, sort })
}

function findCategories(queries: Queries, { type, q, alsoForAll }: StaffList & { alsoForAll?: boolean }) {
  let found = queries.selectFrom('category')
  const kind = readKind(kinds, type)
  if (kind) found = found.where('category.type', 'in', alsoForAll ? [kind, 'ALL'] : [kind])
  if (q) {
    const text = sql`search_key(category.category_name || ' ' || coalesce(category.description, ''))`
    found = found.where(sql<boolean>`${text} like contains_pattern(${q})`)
  }
  return found
}

interface CategoryRow {
  id: string
  version: number
  category_name: string
  slug: string
  description: string | null
  type: StaffCategory['type']
  sort_order: number
  status: StaffCategory['status']
  blog_count: number
  created_at: Date
  updated_at: Date
}

const staffCategoryOf = (row: CategoryRow): StaffCategory => ({
  id: row.id,
  version: row.version,
  categoryName: row.category_name,
  slug: row.slug,
  description: row.description,
  type: row.type,
  sortOrder: row.sort_order,
  status: row.status,
  blogCount: row.blog_count,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
