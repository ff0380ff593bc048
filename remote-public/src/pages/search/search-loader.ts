import type { SearchResponse } from '@tekskills/shared/contracts/http/search'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { type LoaderFunctionArgs, data } from '@tekskills/shared/routing/router'
import { searchMeta } from '../../content/page-meta'
import { parseSearchQuery, type SearchQuery } from '../../features/search/search-query'
import { searchSite } from '../../features/search/search-site'
import { UNAVAILABLE, unlessUnavailable } from '../../kit/service/unless-unavailable'

export interface SearchData extends WithPageMeta {
  query: SearchQuery
  /** `null` if the service could not be reached; absent without a search text. */
  found?: Pick<SearchResponse, 'content' | 'totalElements' | 'totalPages' | 'facets'> | null
}

export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseSearchQuery(new URL(request.url).searchParams)
  if (!query.q) return { query } satisfies SearchData
  const response = await unlessUnavailable(searchSite(query, request.signal))
  const meta = { ...searchMeta, title: `Search: ${query.q} | Tekskills` }
  if (!response) return data({ query, found: null, meta } satisfies SearchData, UNAVAILABLE)
  const { content, totalElements, totalPages, facets } = response
  return { query, found: { content, totalElements, totalPages, facets }, meta } satisfies SearchData
}
