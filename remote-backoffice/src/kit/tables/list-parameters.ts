import type { ListQuery } from '@tekskills/shared/contracts/http/lists'

/** The page sizes of a table (contract §3.3). */
export const PAGE_SIZES = [10, 25, 50, 100] as const

/** Maximum length of a search text, in characters (contract §3.3). */
export const MAX_SEARCH_LENGTH = 100

/** The parameters that a list accepts (contract §3.3, table of lists). */
export interface TableRules {
  /** Sortable columns. */
  columns: readonly string[]
  defaultSort: string
  types: readonly string[]
  /** Query parameters of the additional filters of this list. */
  params?: readonly string[]
  /** Validators of their values; invalid values are ignored. */
  accepts?: Readonly<Record<string, (value: string) => boolean>>
  /** Maximum lengths of their values in an address, if longer than a search text. */
  lengths?: Readonly<Record<string, number>>
  /** Parameters that identify the list; they are kept when the filters are cleared. */
  kept?: readonly string[]
}

/** The values of the additional filters that are set. */
export type TableParams = Readonly<Record<string, string>>

/** The query of a staff table as in its address: zero-based page, `column,direction` (CL-02). */
export type TableQuery = Pick<ListQuery, 'page' | 'size' | 'q' | 'type'> & { sort: string; params?: TableParams }

/** The parameters of a request for a list, named as in the contract (CL-02). */
export const callParams = <Query extends Pick<TableQuery, 'params'>>({ params, ...query }: Query) => ({
  ...query,
  ...params,
})

/** A change to a query; a function receives the latest query. */
export type TableChange = Partial<TableQuery> | ((latest: TableQuery) => Partial<TableQuery>)

/** Reads the query from an address; parameters that the list would reject fall back to their defaults. */
export function readTableQuery(search: URLSearchParams, rules: TableRules): TableQuery {
  const { columns, defaultSort, types, params = [], accepts = {}, lengths = {} } = rules
  const accepted = (name: string) => {
    const value = search.get(name)?.slice(0, lengths[name] ?? MAX_SEARCH_LENGTH)
    return value && (accepts[name]?.(value) ?? true) ? value : null
  }
  const size = Number(search.get('size'))
  const [column = '', direction = ''] = (search.get('sort') ?? '').split(',')
  const type = search.get('type') ?? ''
  return {
    page: wholeNumber(search.get('page')),
    size: PAGE_SIZES.find((choice) => choice === size) ?? PAGE_SIZES[0],
    sort: columns.includes(column) && /^(asc|desc)$/.test(direction) ? `${column},${direction}` : defaultSort,
    q: search.get('q')?.slice(0, MAX_SEARCH_LENGTH) || undefined,
    type: types.includes(type) ? type : undefined,
    params: setOf(params, accepted),
  }
}

/** Writes the query to an address, without parameters that have their default value. */
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

/** The additional filters with one of them changed; an empty value removes it. */
export const withParam = ({ params }: TableQuery, name: string, value: string): TableParams => {
  const { [name]: _before, ...others } = params ?? {}
  return value ? { ...others, [name]: value } : others
}

/** The change that clears search and filters but stays on the same list. */
export const unfiltered = ({ params }: TableQuery, { kept = [] }: TableRules): Partial<TableQuery> => ({
  q: undefined,
  type: undefined,
  params: setOf(kept, (name) => params?.[name]),
})

/** Whether a search or a filter narrows the rows. */
export const isFiltered = ({ q, type, params }: TableQuery, { kept = [] }: TableRules): boolean =>
  Boolean(q || type) || Object.keys(params ?? {}).some((name) => !kept.includes(name))

function setOf(names: readonly string[], valueOf: (name: string) => string | null | undefined) {
  const set = names.map((name) => [name, valueOf(name) ?? ''] as const)
  const given = set.filter(([, value]) => value !== '')
  return given.length > 0 ? (Object.fromEntries(given) as TableParams) : undefined
}

const wholeNumber = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0)

/** A validator for {@link TableRules.accepts} that accepts the values of the given choices. */
export const isOneOf = (choices: readonly { value: string }[]) => (value: string) =>
  choices.some((choice) => choice.value === value)
