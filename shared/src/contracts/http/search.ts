import { z } from 'zod'
import { siteAddress } from './addresses'
import { listFacet, pageOf } from './lists'

/** One page of the site that a search found. */
export const searchHit = z.object({
  /** Path of the page. */
  url: z.string(),
  type: siteAddress.shape.type,
  title: z.string(),
  description: z.string(),
  /** When it was published; `null` for pages without a date. */
  publishedAt: z.iso.datetime().nullable(),
})
export type SearchHit = z.infer<typeof searchHit>

/** `GET /public/user/search?q=`: one page of what was found, best first, with how much there is of each type. */
export const searchAnswer = pageOf(searchHit).extend({ facets: z.object({ type: listFacet }) })
export type SearchAnswer = z.infer<typeof searchAnswer>
