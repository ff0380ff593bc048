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
  /** Further filters of this list, by the names of its query parameters. */
  params?: readonly string[]
  /** What the list takes of them; others are as if they were not set. */
  accepts?: Readonly<Record<string, (value: string) => boolean>>
  /** Those of them that say which list it is: they stay when every filter is taken away. */
  kept?: readonly string[]
}

/** Further filters that are set. */
export type TableParams = Readonly<Record<string, string>>

/** Query of a staff table as it is in the address: zero-based page, `column,direction` (CL-02). */
export type TableQuery = Pick<ListQuery, 'page' | 'size' | 'q' | 'type'> & { sort: string; params?: TableParams }

/** What changes of a query; a function is given the query as it is by then. */
export type TableChange = Partial<TableQuery> | ((latest: TableQuery) => Partial<TableQuery>)

/** Reads the query from an address; whatever a list would refuse falls back to its default. */
export function readTableQuery(search: URLSearchParams, rules: TableRules): TableQuery {
  const { columns, defaultSort, types, params = [], accepts = {} } = rules
  const accepted = (name: string) => {
    const value = search.get(name)?.slice(0, LONGEST_SEARCH)
    return value && (accepts[name]?.(value) ?? true) ? value : null
  }
  const size = Number(search.get('size'))
  const [column = '', direction = ''] = (search.get('sort') ?? '').split(',')
  const type = search.get('type') ?? ''
  return {
    page: wholeNumber(search.get('page')),
    size: PAGE_SIZES.find((choice) => choice === size) ?? PAGE_SIZES[0],
    sort: columns.includes(column) && /^(asc|desc)$/.test(direction) ? `${column},${direction}` : defaultSort,
    q: search.get('q')?.slice(0, LONGEST_SEARCH) || undefined,
    type: types.includes(type) ? type : undefined,
    params: setOf(params, accepted),
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
  for (const [name, value] of Object.entries(query.params ?? {})) search.set(name, value)
  return search
}

/** The further filters with one of them changed; the empty text takes it away. */
export const withParam = ({ params }: TableQuery, name: string, value: string): TableParams => {
  const { [name]: _before, ...others } = params ?? {}
  return value ? { ...others, [name]: value } : others
}

/** What "show all" leads to: no search, no filter, but still the same list. */
export const unfiltered = ({ params }: TableQuery, { kept = [] }: TableRules): Partial<TableQuery> => ({
  q: undefined,
  type: undefined,
  params: setOf(kept, (name) => params?.[name]),
})

/** Whether anything but the list itself narrows the rows. */
export const isFiltered = ({ q, type, params }: TableQuery, { kept = [] }: TableRules): boolean =>
  Boolean(q || type) || Object.keys(params ?? {}).some((name) => !kept.includes(name))

/** The parameters of the call, in the names of the contract. */
export const callParams = ({ params, ...query }: TableQuery) => ({ ...query, ...params })

function setOf(names: readonly string[], valueOf: (name: string) => string | null | undefined) {
  const set = names.map((name) => [name, (valueOf(name) ?? '').slice(0, LONGEST_SEARCH)] as const)
  const given = set.filter(([, value]) => value !== '')
  return given.length > 0 ? (Object.fromEntries(given) as TableParams) : undefined
}

const wholeNumber = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0)

/** Accepts the values of a list of choices, for {@link TableRules.accepts}. */
export const isOneOf = (choices: readonly { value: string }[]) => (value: string) =>
  choices.some((choice) => choice.value === value)
