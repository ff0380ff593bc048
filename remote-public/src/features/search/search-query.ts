import type { SearchHit } from '@tekskills/shared/contracts/http/search'
import { search } from '../../content/search'
import { parseInsightQuery } from '../../kit/insights/insight-query'

export const SEARCH_PATH = '/search'

/** Number of results per page. */
export const HITS_PER_PAGE = 10

export type HitType = SearchHit['type']

/** The query of a search; with an empty `q` nothing is searched. */
export interface SearchQuery {
  q: string
  type?: HitType
  page: number
}

const isHitType = (type: string | null): type is HitType => type !== null && Object.hasOwn(search.types, type)

/** Parses the query of a search; invalid values are ignored. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const { q, page } = parseInsightQuery({ filters: [] }, params)
  const type = params.get('type')
  return { q, page, ...(isHitType(type) && { type }) }
}

/** Address of a search. */
export function searchPath({ q, type, page }: Partial<SearchQuery>): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (type) params.set('type', type)
  if (page) params.set('page', String(page))
  return params.size > 0 ? `${SEARCH_PATH}?${params}` : SEARCH_PATH
}
