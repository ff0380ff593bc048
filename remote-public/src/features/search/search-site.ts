import type { SearchResponse } from '@tekskills/shared/contracts/http/search'
import { http } from '@tekskills/shared/http/client'
import { HITS_PER_PAGE, type SearchQuery } from './search-query'

/** Fetches one page of search results, best first. */
export async function searchSite({ q, type, page }: SearchQuery, signal: AbortSignal): Promise<SearchResponse> {
  const params = { q, page, size: HITS_PER_PAGE, ...(type && { type }) }
  const { data } = await http.get<SearchResponse>('/public/user/search', { params, signal })
  return data
}
