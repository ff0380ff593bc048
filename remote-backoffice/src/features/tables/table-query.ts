import type { ListQuery } from '@tekskills/shared/contracts/http/lists'

/** Page sizes that a table offers (contract §3.3). */
export const PAGE_SIZES = [10, 25, 50, 100] as const

const LONGEST_SEARCH = 100

/** What one list accepts (contract §3.3, table of lists). */
export interface TableRules {
  /** Sortable columns; the first with its direction is the default. */
  columns: readonly string[]
  defaultSort: string
  types: readonly string[]
}

/** Query of a staff table as it stands in the address: zero-based page, `column,direction` (CL-02). */
export type TableQuery = Pick<ListQuery, 'page' | 'size' | 'q' | 'type'> & { sort: string }

/** Reads the query from an address; whatever a list would refuse falls back to its default. */
export function readTableQuery(search: URLSearchParams, { columns, defaultSort, types }: TableRules): TableQuery {
  const size = Number(search.get('size'))
  const [column = '', direction = ''] = (search.get('sort') ?? '').split(',')
  const type = search.get('type') ?? ''
  return {
    page: wholeNumber(search.get('page')),
    size: PAGE_SIZES.find((choice) => choice === size) ?? PAGE_SIZES[0],
    sort: columns.includes(column) && /^(asc|desc)$/.test(direction) ? `${column},${direction}` : defaultSort,
    q: search.get('q')?.slice(0, LONGEST_SEARCH) || undefined,
    type: types.includes(type) ? type : undefined,
  }
}

/** Writes the query to an address, leaving out what is the default, so that a plain table has a plain address. */
export function writeTableQuery(query: TableQuery, { defaultSort }: TableRules): URLSearchParams {
  const search = new URLSearchParams()
  if (query.page > 0) search.set('page', String(query.page))
  if (query.size !== PAGE_SIZES[0]) search.set('size', String(query.size))
  if (query.sort !== defaultSort) search.set('sort', query.sort)
  if (query.q) search.set('q', query.q)
  if (query.type) search.set('type', query.type)
  return search
}

const wholeNumber = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0)
