import type { ReadingFigures } from '@tekskills/shared/contracts/http/reading-figures'
import { http } from '@tekskills/shared/http/client'

/**
 * Fetches how often an item was read (contract §3.7, additions).
 * @param path the staff path of its content type, such as `/blogs`
 */
export async function getReadingFigures(path: string, id: string, signal: AbortSignal): Promise<ReadingFigures> {
  const { data } = await http.get<ReadingFigures>(`${path}/${encodeURIComponent(id)}/readings`, { signal })
  return data
}
