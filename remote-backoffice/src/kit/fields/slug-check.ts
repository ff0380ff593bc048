import { http } from '@tekskills/shared/http/client'

/** Whether an address is free in an area, and one that is (contract §3.7, `checkSlug`). */
export interface SlugCheck {
  available: boolean
  suggestion: string
}

export async function checkSlug(
  path: string,
  { slug, excludeId, signal }: { slug: string; excludeId?: string; signal: AbortSignal },
): Promise<SlugCheck> {
  const { data } = await http.get<SlugCheck>(`${path}/checkSlug`, { params: { slug, excludeId }, signal })
  return data
}
