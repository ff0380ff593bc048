import { sql, type Expression, type SqlBool } from 'kysely'
import { contentListType, type ContentStatus, type StaffItem } from '@tekskills/shared/contracts/http/content'
import type { ListFacet } from '@tekskills/shared/contracts/http/lists'
import type { Queries } from '../database/database'
import { readSort, type SortTerm } from '../lists/list-request'
import { pageAnswer } from '../lists/page'
import { alphabetical, emptyLast, paged, type SortColumns } from '../lists/paged'
import { readKind } from '../lists/read-kind'
import type { StaffList } from '../lists/staff-list'
import type { StaffKind } from './content-kind'
import { selectItems, selectKept, withAllColumns, withCardColumns, type CardRow, type ItemSelection } from './item-rows'

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
  category: emptyLast(alphabetical('category.category_name')),
  author: emptyLast(alphabetical('author.author_name')),
  newsDate: emptyLast('content_item.news_date'),
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
  let found =
    type === 'TRASH'
      ? selectKept(queries, kind.name).where('content_item.deleted_at', 'is not', null)
      : selectItems(queries, kind.name)
  if (type && type !== 'TRASH') found = found.where(statusNow(now), '=', type)
  if (list.q) found = found.where(staffMatch(list.q))
  const total = await countOf(found)
  const rows = await paged(withAllColumns(found), { ...kind.sorts, id: sorts.id }, sort, list).execute()
  return pageAnswer({ ...list, content: rows.map((row) => kind.staffOf(row, now)), total, sort })
}

/** One page of cards out of what visitors may see. */
export async function pageOfCards<Card>(
  found: ItemSelection,
  list: StaffList,
  { cardOf, columns, byDefault }: { cardOf: (row: CardRow) => Card; columns: SortColumns; byDefault: SortTerm },
) {
  const sort = readSort(list.sort, Object.keys(columns), byDefault)
  const total = await countOf(found)
  const rows = await paged(withCardColumns(found), { ...columns, id: sorts.id }, sort, list).execute()
  return pageAnswer({ ...list, content: rows.map(cardOf), total, sort })
}

// The names of categories and authors are looked up first, so that each arm is answered by an index of its own.
const staffMatch = (q: string): Expression<SqlBool> =>
  sql`(content_item.search_key like contains_pattern(${q})
    or content_item.category_id = any(array(
      select id from category where search_key(category_name) like contains_pattern(${q})))
    or content_item.author_id = any(array(
      select id from author where search_key(author_name) like contains_pattern(${q}))))`

/** The values that a column has among some items and how many have each, by value. */
export async function facetOf(
  found: ItemSelection,
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

async function countOf(found: ItemSelection): Promise<number> {
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return total
}
