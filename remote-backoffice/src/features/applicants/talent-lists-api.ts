import type { TalentList, TalentListInput, TalentLists } from '@tekskills/shared/contracts/http/talent-lists'
import { http } from '@tekskills/shared/http/client'

/** The lists of the talent pool, by name; none from an older service. */
export async function readTalentLists(signal: AbortSignal): Promise<TalentList[]> {
  const { data } = await http.get<Partial<TalentLists>>('/talentLists', { signal })
  return data.lists ?? []
}

/** Adds a list; `key` makes a retry idempotent. */
export async function addTalentList(list: TalentListInput, key: string): Promise<TalentList> {
  const { data } = await http.post<TalentList>('/talentLists', list, { headers: { 'Idempotency-Key': key } })
  return data
}

export async function deleteTalentList(id: string): Promise<void> {
  await http.delete(`/talentLists/${encodeURIComponent(id)}`)
}
