import { sql, type Expression, type SqlBool } from 'kysely'
import { contentListType, type ContentStatus, type StaffItem } from '@tekskills/shared/contracts/http/content'
import type { ListFacet } from '@tekskills/shared/contracts/http/lists'
import type { Queries } from '../database/database'
import { readSort, type SortTerm } from '../lists/list-request'
import { pageAnswer } from '../lists/page'
import { alphabetical, emptyLast, ordered, paged, type SortColumns } from '../lists/paged'
import { readKind } from '../lists/read-kind'
import type { StaffList } from '../lists/staff-list'
import type { StaffKind } from './content-kind'
import { filterKept, selectShown, withAllColumns, withCardColumns, type CardRow, type ItemFilter } from './item-rows'
import { isId } from './record-address'

/** Values of a filter that a list offers. */
const MAX_VALUES = 50

/** Columns that tables and lists of every kind can be sorted by. */
export const sorts = {
  id: 'content_item.id',
  updatedAt: 'content_item.updated_at',
  name: alphabetical('content_item.name'),
  status: 'content_item.status',
  publishedAt: emptyLast('content_item.published_at'),
  /** For visible items alone, which always have one. */
  publicSince: 'content_item.published_at',
  category: nameOf('category', 'category_name', 'category_id'),
  author: nameOf('author', 'author_name', 'author_id'),
  newsDate: emptyLast('content_item.news_date'),
}

/** The name that an item refers to, looked up by itself so that the item can be filtered without it. */
function nameOf(table: string, name: string, column: string): string {
  const found = `(select search_key(named.${name}) from ${table} as named where named.id = content_item.${column})`
  return emptyLast(`${found} collate "C"`)
}

/** A scheduled item whose time has come is published. */
const statusNow = (now: Date) =>
  sql<ContentStatus>`case when content_item.status = 'SCHEDULED' and content_item.published_at <= ${now}
    then 'PUBLISHED' else content_item.status end`

/** The staff table: every item of a kind that is not deleted; with `type=TRASH` every one that is. */
export async function listStaffItems<Staff extends StaffItem>(
  queries: Queries,
  kind: StaffKind<Staff>,
  list: StaffList,
  now: Date,
) {
  const sort = readSort(list.sort, Object.keys(kind.sorts), kind.byDefault)
  const type = readKind(contentListType, list.type)
  const trashed = type === 'TRASH' ? 'is not' : 'is'
  let found = filterKept(queries, kind.name).where('content_item.deleted_at', trashed, null)
  if (type && type !== 'TRASH') found = found.where(statusNow(now), '=', type)
  if (list.q) found = found.where(staffMatch(list.q))
  const total = await countOf(found)
  const columns = { ...kind.sorts, id: sorts.id }
  const ids = paged(found.select('content_item.id'), columns, sort, list)
  const shown = withAllColumns(selectShown(queries)).where('content_item.id', 'in', ids)
  const rows = await ordered(shown, columns, sort).execute()
  return pageAnswer({ ...list, content: rows.map((row) => kind.staffOf(row, now)), total, sort })
}

/** One page of cards out of what visitors may see. */
export async function pageOfCards<Card>(
  queries: Queries,
  found: ItemFilter,
  list: StaffList,
  { cardOf, columns: named, byDefault }: { cardOf: (row: CardRow) => Card; columns: SortColumns; byDefault: SortTerm },
) {
  const columns = { ...named, id: sorts.id }
  const sort = readSort(list.sort, Object.keys(named), byDefault)
  const total = await countOf(found)
  const ids = paged(found.select('content_item.id'), columns, sort, list)
  const shown = withCardColumns(selectShown(queries)).where('content_item.id', 'in', ids)
  const rows = await ordered(shown, columns, sort).execute()
  return pageAnswer({ ...list, content: rows.map(cardOf), total, sort })
}

// The names of categories and authors are looked up first, so that each arm is answered by an index of its own.
const staffMatch = (q: string): Expression<SqlBool> =>
  sql`(content_item.search_key like contains_pattern(${q})
    or content_item.category_id = any(array(
      select id from category where search_key(category_name) like contains_pattern(${q})))
    or content_item.author_id = any(array(
      select id from author where search_key(author_name) like contains_pattern(${q}))))`

/** Items in the category that is named by its slug or id. */
export const inCategory = (queries: Queries, found: ItemFilter, named: string): ItemFilter => {
  const wanted = queries.selectFrom('category').select('id')
  return found.where('content_item.category_id', 'in', wanted.where(isId(named) ? 'id' : 'slug', '=', named))
}

/** The values that a column has among some items and how many have each, by value. */
export async function facetOf(
  found: ItemFilter,
  value: Expression<string | null>,
  direction: 'asc' | 'desc' = 'asc',
): Promise<ListFacet> {
  const rows = await found
    .select([sql<string | null>`${value}`.as('value'), sql<number>`count(*)::int`.as('count')])
    .groupBy('value')
    .orderBy('value', direction)
    .limit(MAX_VALUES)
    .execute()
  return rows.flatMap(({ value: known, count }) => (known ? [{ value: known, count }] : []))
}

/** Visitors find whole words in any form and parts of names. */
export const publicMatch = (q: string): Expression<SqlBool> =>
  sql`(content_item.search_words @@ websearch_to_tsquery('english', ${q})
    or content_item.search_key like contains_pattern(${q}))`

async function countOf(found: ItemFilter): Promise<number> {
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return total
}
