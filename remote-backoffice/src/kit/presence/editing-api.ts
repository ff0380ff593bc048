import type { OtherEditor, OtherEditors } from '@tekskills/shared/contracts/http/editing'
import { http } from '@tekskills/shared/http/client'

const addressOf = (path: string, id: string) => `${path}/${encodeURIComponent(id)}/editing`

/** Reports that the form of a record is open; returns the other users who have it open. */
export async function reportEditing(path: string, id: string): Promise<OtherEditor[]> {
  const { data } = await http.post<OtherEditors>(addressOf(path, id))
  return data.others
}

/** Reports that the form was closed. */
export const stopEditing = (path: string, id: string) => http.delete(addressOf(path, id))
