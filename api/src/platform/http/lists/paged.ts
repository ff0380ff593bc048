import { sql, type Expression } from 'kysely'
import type { SortTerm } from './list-parameters'

interface Sortable<Query> {
  orderBy(expression: Expression<unknown>): Query
}

interface Orderable<Query> extends Sortable<Query> {
  limit(count: number): Query
  offset(count: bigint): Query
}

/** Sorts names ignoring case and accents, the same on every database. */
export const alphabetical = (column: string) => `search_key(${column}) collate "C"`

/** Sorts a nullable column with nulls last in either direction. */
export const emptyLast = (column: string) => `${column} is null, ${column}`

/** The sort columns of a list: name in the contract, and SQL expression. */
export type SortColumns = Readonly<Record<string, string>>

/** The sort terms as SQL. The id comes last, so that equal rows have a stable order across pages. */
export const orderOf = (columns: SortColumns & { id: string }, sort: SortTerm[]) =>
  // Only the direction, because the indexes are not "nulls last" and could not be used for such an order.
  sql.raw(
    [...sort.map(({ column, direction }) => `${columns[column] ?? columns.id} ${direction}`), columns.id].join(', '),
  )

/** Adds the sort order to a query. */
export const ordered = <Query extends Sortable<Query>>(
  query: Query,
  columns: SortColumns & { id: string },
  sort: SortTerm[],
): Query => query.orderBy(orderOf(columns, sort))

/**
 * Adds sort order, limit and offset for one page. For a large table, page the ids only and then read their rows ({@link
 * ordered}), so that the rows before the page are skipped within an index.
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
