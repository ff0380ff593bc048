import { z } from 'zod'
import { siteAddress } from './site-addresses'
import { listFacet, pageOf } from './lists'

/** What search finds; newsletters only point to what it finds anyway. */
export const searchedType = siteAddress.shape.type.exclude(['NEWSLETTER'])

/** One page of the site in the search results. */
export const searchHit = z.object({
  /** Path of the page. */
  url: z.string(),
  type: searchedType,
  title: z.string(),
  description: z.string(),
  /** Publication date; `null` for pages without one. */
  publishedAt: z.iso.datetime().nullable(),
})
export type SearchHit = z.infer<typeof searchHit>

/** `GET /public/user/search?q=`: one page of results, best first, with the number of results by type. */
export const searchResponse = pageOf(searchHit).extend({ facets: z.object({ type: listFacet }) })
export type SearchResponse = z.infer<typeof searchResponse>
