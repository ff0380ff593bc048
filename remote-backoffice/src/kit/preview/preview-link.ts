import type { z } from 'zod'
import type { previewLink } from '@tekskills/shared/contracts/http/content'
import { http } from '@tekskills/shared/http/client'

/** A signed address, good for an hour, that shows a record as its page (contract §3.7, additions). */
export async function makePreviewLink(path: string, id: string): Promise<z.infer<typeof previewLink>> {
  const { data } = await http.post<z.infer<typeof previewLink>>(`${path}/${encodeURIComponent(id)}/preview`)
  return data
}
