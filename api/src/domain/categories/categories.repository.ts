import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { PublicCategory, StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { sql, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, readListType, type TableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, paged } from '../../platform/http/lists/paged'
import { notFound } from '../../platform/http/problems/problem-error'
import { isPublicAt } from '../content/publication'
import { personOf, staffNameOf } from '../session/staff-person'

const categoryTypes = z.enum(['ALL', 'BLOG', 'CASESTUDY', 'NEWSROOM'])

const columns = {
  id: 'category.id',
  sortOrder: 'category.sort_order',
  categoryName: alphabetical('category.category_name'),
  updatedAt: 'category.updated_at',
}

const byOrder = { column: 'sortOrder', direction: 'asc' } as const

/** The number of items of one content type in a category, without those in the trash. */
const countOf = (kind: ContentKindName) =>
  sql<number>`(select count(*)::int from content_item where content_item.category_id = category.id
    and content_item.kind = ${kind} and content_item.deleted_at is null)`

const withStaffColumns = (query: SelectQueryBuilder<Schema, 'category', object>) =>
  query
    .selectAll('category')
    .select(countOf('BLOG').as('blog_count'))
    .select(countOf('NEWSROOM').as('news_count'))
    .select(countOf('CASESTUDY').as('case_study_count'))
    .select(staffNameOf('category.created_by').as('creator_name'))
    .select(staffNameOf('category.updated_by').as('editor_name'))

/** One category as staff see it. Throws 404. */
export async function readCategory(queries: Queries, id: string): Promise<StaffCategory> {
  const row = await withStaffColumns(queries.selectFrom('category')).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This category could not be found.')
  return staffCategoryOf(row)
}

/** The staff table; `type` filters by the content type that a category is for (contract §3.3). */
export async function listStaffCategories(queries: Queries, list: TableList) {
  const sort = readSort(list.sort, ['sortOrder', 'categoryName', 'updatedAt'], byOrder)
  const query = findCategories(queries, list)
  const total = await countRows(query)
  const rows = await paged(withStaffColumns(query), columns, sort, list).execute()
  return pageResponse({ ...list, content: rows.map(staffCategoryOf), total, sort })
}

/**
 * The active categories, each with the number of its public items. With `type`, only the categories for that content
 * type or for all types, and only items of that type are counted.
 */
export async function listPublicCategories(queries: Queries, list: TableList, now: Date) {
  const sort = readSort(list.sort, ['sortOrder', 'categoryName'], byOrder)
  const query = findCategories(queries, { ...list, alsoForAll: true }).where('category.status', '=', 'ACTIVE')
  const total = await countRows(query)
  const ofType = list.type && list.type !== 'ALL' ? sql`content_item.kind = ${list.type}` : sql`true`
  const publicItems = sql<number>`(select count(*)::int from content_item where content_item.category_id = category.id
    and ${ofType} and ${isPublicAt(now)})`
  const selected = query
    .select(['category.id', 'category.category_name as categoryName', 'category.slug', 'category.type'])
    .select(publicItems.as('count'))
  const content: PublicCategory[] = await paged(selected, columns, sort, list).execute()
  return pageResponse({ ...list, content, total, sort })
}

function findCategories(queries: Queries, { type, q, alsoForAll }: TableList & { alsoForAll?: boolean }) {
  let query = queries.selectFrom('category')
  const kind = readListType(categoryTypes, type)
  if (kind) query = query.where('category.type', 'in', alsoForAll ? [kind, 'ALL'] : [kind])
  if (q) {
    const text = sql`search_key(category.category_name || ' ' || coalesce(category.description, ''))`
    query = query.where(sql<boolean>`${text} like contains_pattern(${q})`)
  }
  return query
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof withStaffColumns>['executeTakeFirstOrThrow']>>

const staffCategoryOf = (row: StaffRow): StaffCategory => ({
  id: row.id,
  version: row.version,
  categoryName: row.category_name,
  slug: row.slug,
  description: row.description,
  type: row.type,
  sortOrder: row.sort_order,
  status: row.status,
  blogCount: row.blog_count,
  newsRoomCount: row.news_count,
  caseStudyCount: row.case_study_count,
  createdAt: row.created_at.toISOString(),
  createdBy: personOf(row.created_by, row.creator_name),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: personOf(row.updated_by, row.editor_name),
})
