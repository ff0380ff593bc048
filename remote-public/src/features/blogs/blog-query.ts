import type { ListQuery } from '@tekskills/shared/contracts/http/lists'

export const BLOGS_PATH = '/resources/blogs'

/** Cards on one page of a public list (contract §3.3). */
export const BLOGS_PER_PAGE = 12

/** What the address of the list says; empty text means no filter, `page` is zero-based (contract §3.9). */
export interface BlogQuery {
  q: string
  category: string
  tag: string
  author: string
  page: number
}

const TEXT_FILTERS = ['q', 'category', 'tag', 'author'] as const
/** Characters of a filter that the service takes. */
export const LONGEST_TEXT = 100

/** Reads the list's query from an address; whatever cannot be a value reads as none, never as an error. */
export function parseBlogQuery(search: URLSearchParams): BlogQuery {
  const [q, category, tag, author] = TEXT_FILTERS.map((name) => readText(search.get(name))) as [
    string,
    string,
    string,
    string,
  ]
  return { q, category, tag, author, page: readPage(search.get('page')) }
}

/** Address of the list with these filters; a value left out is no filter and the first page. */
export function blogsPath(query: Partial<BlogQuery>): string {
  const search = new URLSearchParams()
  for (const name of TEXT_FILTERS) if (query[name]) search.set(name, query[name])
  if (query.page) search.set('page', String(query.page))
  return search.size > 0 ? `${BLOGS_PATH}?${search}` : BLOGS_PATH
}

/** The same query as the service takes it (contract §3.3 and §3.7, row 6). */
export function serviceParams(query: BlogQuery): Partial<ListQuery> & Partial<BlogQuery> {
  const filters = TEXT_FILTERS.filter((name) => query[name]).map((name) => [name, query[name]])
  return { ...Object.fromEntries(filters), page: query.page, size: BLOGS_PER_PAGE }
}

const readPage = (value: string | null) => (value && /^\d{1,6}$/.test(value) ? Number(value) : 0)

// A cut through a surrogate pair would leave text that no address can carry.
const readText = (value: string | null) =>
  (value ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
