import { contentListType, type ContentStatus, type StaffItem } from '@tekskills/shared/contracts/http/content'
import type { ListFacet } from '@tekskills/shared/contracts/http/lists'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, type SortTerm, readListType, type TableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, emptyLast, ordered, orderOf, paged, type SortColumns } from '../../platform/http/lists/paged'
import { isId } from '../../platform/http/validation/record-id'
import type { StaffContentDefinition } from './content-definition'
import {
  filterWithTrash,
  selectShown,
  withStaffColumns,
  withCardColumns,
  type CardRow,
  type ItemFilter,
} from './item-rows'

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** The most values that a list offers for one filter. */
export const MAX_FACET_VALUES = 50

/** Columns that tables and lists of every content type can be sorted by. */
export const sorts = {
  id: 'content_item.id',
  updatedAt: 'content_item.updated_at',
  name: alphabetical('content_item.name'),
  status: 'content_item.status',
  publishedAt: emptyLast('content_item.published_at'),
  /** For visible items only, which always have a publication time. */
  publicSince: 'content_item.published_at',
  category: nameOf('category', 'category_name', 'category_id'),
  author: nameOf('author', 'author_name', 'author_id'),
  newsDate: emptyLast('content_item.news_date'),
}

/** The name of a referenced record, as a subquery so that items can be filtered without a join. */
function nameOf(table: string, name: string, column: string): string {
  const found = `(select search_key(named.${name}) from ${table} as named where named.id = content_item.${column})`
  return emptyLast(`${found} collate "C"`)
}

/** A scheduled item is published once its time has passed. */
export const statusNow = (now: Date) =>
  sql<ContentStatus>`case when content_item.status = 'SCHEDULED' and content_item.published_at <= ${now}
    then 'PUBLISHED' else content_item.status end`

/** The staff table: every item of a content type that is not deleted, or with `type=TRASH` every deleted one. */
export async function listStaffItems<Staff extends StaffItem>(
  queries: Queries,
  definition: StaffContentDefinition<Staff>,
  list: TableList,
  now: Date,
) {
  const sort = readSort(list.sort, Object.keys(definition.sorts), definition.defaultSort)
  const type = readListType(contentListType, list.type)
  const trashed = type === 'TRASH' ? 'is not' : 'is'
  let query = filterWithTrash(queries, definition.name).where('content_item.deleted_at', trashed, null)
  if (type && type !== 'TRASH') query = query.where(statusNow(now), '=', type)
  if (list.q) query = query.where(staffMatch(list.q))
  const columns = { ...definition.sorts, id: sorts.id }
  const { ids, total } = await pageOfIds(queries, query, columns, sort, list)
  const shown = withStaffColumns(selectShown(queries)).where('content_item.id', 'in', ids)
  const rows = await ordered(shown, columns, sort).execute()
  return pageResponse({ ...list, content: rows.map((row) => definition.staffOf(row, now)), total, sort })
}

/** One page of cards from a filter of visible items. */
export async function pageOfCards<Card>(
  queries: Queries,
  query: ItemFilter,
  list: TableList,
  {
    cardOf,
    columns: key,
    defaultSort,
  }: { cardOf: (row: CardRow) => Card; columns: SortColumns; defaultSort: SortTerm },
) {
  const columns = { ...key, id: sorts.id }
  const sort = readSort(list.sort, Object.keys(key), defaultSort)
  const { ids, total } = await pageOfIds(queries, query, columns, sort, list)
  const shown = withCardColumns(selectShown(queries)).where('content_item.id', 'in', ids)
  const rows = await ordered(shown, columns, sort).execute()
  return pageResponse({ ...list, content: rows.map(cardOf), total, sort })
}

// A union, because for an "or" the planner reads all items of a type instead of using the three indexes.
const staffMatch = (q: string): Expression<SqlBool> =>
  sql`content_item.id in (
    select id from content_item where search_key like contains_pattern(${q})
    union all
    select of_category.id from category join content_item as of_category on of_category.category_id = category.id
      where search_key(category_name) like contains_pattern(${q})
    union all
    select of_author.id from author join content_item as of_author on of_author.author_id = author.id
      where search_key(author_name) like contains_pattern(${q}))`

/** Items in the category with the given slug or id. */
export const inCategory = (queries: Queries, query: ItemFilter, key: string): ItemFilter => {
  const categories = queries.selectFrom('category').select('id')
  return query.where('content_item.category_id', 'in', categories.where(isId(key) ? 'id' : 'slug', '=', key))
}

/** The values of a column among the given items with their counts, ordered by value. */
export async function facetOf(query: ItemFilter, value: Expression<string | null>): Promise<ListFacet> {
  const rows = await query
    .select([sql<string | null>`${value}`.as('value'), sql<number>`count(*)::int`.as('count')])
    .groupBy('value')
    .orderBy('value')
    .limit(MAX_FACET_VALUES)
    .execute()
  return rows.flatMap(({ value: facetValue, count }) => (facetValue ? [{ value: facetValue, count }] : []))
}

/** Search condition for visitors: stemmed words in the text, or substrings of names. */
export const publicMatch = (q: string): Expression<SqlBool> =>
  sql`(content_item.search_words @@ websearch_to_tsquery('english', ${q})
    or content_item.search_key like contains_pattern(${q}))`

type Columns = SortColumns & { id: string }

/** The ids of one page, whose rows are read by a second query, and the total. */
async function pageOfIds(queries: Queries, query: ItemFilter, columns: Columns, sort: SortTerm[], list: TableList) {
  if (list.q) return searchedIds(queries, query, columns, sort, list)
  const total = await countRows(query)
  return { ids: paged(query.select('content_item.id'), columns, sort, list), total }
}

/**
 * Matching a search is expensive and sorting is cheap, so the matches are materialized once, then counted and paged.
 */
async function searchedIds(
  queries: Queries,
  query: ItemFilter,
  columns: Columns,
  sort: SortTerm[],
  { page, size }: TableList,
) {
  const position = sql<bigint>`row_number() over (order by ${orderOf(columns, sort)})`
  const before = BigInt(page) * BigInt(size)
  const { rows } = await sql<{ id: string | null; total: number }>`
    with found as materialized (${query.select('content_item.id').select(position.as('place'))})
    select found.id, counted.total from (select count(*)::int as total from found) as counted
      left join found on found.place > ${before} and found.place <= ${before + BigInt(size)}`.execute(queries)
  // An empty `in` list is invalid SQL; no row has this id.
  const ids = rows.flatMap(({ id }) => id ?? [])
  return { ids: ids.length > 0 ? ids : [NO_ID], total: rows[0]?.total ?? 0 }
}
