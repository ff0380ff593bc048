import type { Autosave, Autosaved, AutosaveInput, AutosaveSummary } from '@tekskills/shared/contracts/http/autosaves'
import { http } from '@tekskills/shared/http/client'

const addressOf = (path: string, id: string) => `${path}/autosaves/${encodeURIComponent(id)}`

/** Stores what was typed into a form; replaces what the form stored before (contract §3.7, additions). */
export async function storeAutosave(path: string, id: string, input: AutosaveInput): Promise<Autosaved> {
  const { data } = await http.put<Autosaved>(addressOf(path, id), input)
  return data
}

/** Lists the account's unsaved texts of an item, or of new items for `null`; newest first. */
export async function listAutosaves(
  path: string,
  itemId: string | null,
  signal?: AbortSignal,
): Promise<AutosaveSummary[]> {
  const { data } = await http.get<AutosaveSummary[]>(`${path}/autosaves`, {
    signal,
    params: itemId === null ? {} : { itemId },
  })
  return data
}

/** Fetches one unsaved text. */
export async function readAutosave(path: string, id: string): Promise<Autosave> {
  const { data } = await http.get<Autosave>(addressOf(path, id))
  return data
}

/** Deletes an unsaved text: it was saved or discarded. */
export async function deleteAutosave(path: string, id: string): Promise<void> {
  await http.delete(addressOf(path, id))
}
