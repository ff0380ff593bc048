import type { z } from 'zod'
import type { previewLink } from '@tekskills/shared/contracts/http/content'
import { http } from '@tekskills/shared/http/client'

/** Milliseconds before its expiry at which a link is renewed. */
const SPARE_MS = 60_000

type Link = z.infer<typeof previewLink>

/**
 * Makes signed links to previews, each of which serves until shortly before it expires (contract §3.7, additions). An
 * address is that of a saved record, `/blogs/{id}`, or of unsaved text, `/blogs/autosaves/{id}`. Rejects with `ApiError`.
 */
export function createPreviewLinks(): (address: string) => Promise<string> {
  const links = new Map<string, Link>()
  return async (address) => {
    const known = links.get(address)
    if (known && Date.parse(known.expiresAt) - Date.now() > SPARE_MS) return known.url
    const { data } = await http.post<Link>(`${address}/preview`)
    links.set(address, data)
    return data.url
  }
}
