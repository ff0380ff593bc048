import { sql, type Expression } from 'kysely'
import type { SortTerm } from './list-request'

interface Sortable<Query> {
  orderBy(expression: Expression<unknown>): Query
}

interface Orderable<Query> extends Sortable<Query> {
  limit(count: number): Query
  offset(count: bigint): Query
}

/** Sorts names as people look for them, letter case and accents aside, the same in every database. */
export const alphabetical = (column: string) => `search_key(${column}) collate "C"`

/** A column that may be empty, sorted so that empty ones come last in either direction. */
export const emptyLast = (column: string) => `${column} is null, ${column}`

/** What a list can be sorted by: the column's name in the contract, and the SQL that it means. */
export type SortColumns = Readonly<Record<string, string>>

/** The terms of an order as SQL. The id comes last, so that equal rows keep their order from page to page. */
export const orderOf = (columns: SortColumns & { id: string }, sort: SortTerm[]) =>
  // Nothing more than the direction: the order of an index does not say "nulls last", and could not be used for it.
  sql.raw(
    [...sort.map(({ column, direction }) => `${columns[column] ?? columns.id} ${direction}`), columns.id].join(', '),
  )

/** Puts a query in order. */
export const ordered = <Query extends Sortable<Query>>(
  query: Query,
  columns: SortColumns & { id: string },
  sort: SortTerm[],
): Query => query.orderBy(orderOf(columns, sort))

/**
 * Cuts one page out of an ordered query. Of a large table, cut a page of ids alone and read the rest for those
 * ({@link ordered}): the rows before the page are then counted off in an index.
 */
export const paged = <Query extends Orderable<Query>>(
  query: Query,
  columns: SortColumns & { id: string },
  sort: SortTerm[],
  { page, size }: { page: number; size: number },
): Query =>
  ordered(query, columns, sort)
    .limit(size)
    .offset(BigInt(page) * BigInt(size))
