import type { z } from 'zod'
import type { Revision, revisionDetail } from '@tekskills/shared/contracts/http/content'
import { http } from '@tekskills/shared/http/client'

export type RevisionDetail = z.infer<typeof revisionDetail>

const revisionsPath = (path: string, id: string) => `${path}/${encodeURIComponent(id)}/revisions`

/** Lists the versions of a record, newest first (contract §3.7, additions). */
export async function listRevisions(path: string, id: string, signal: AbortSignal): Promise<Revision[]> {
  const { data } = await http.get<Revision[]>(revisionsPath(path, id), { signal })
  return data
}

/** Fetches one version with its fields. */
export async function getRevision(path: string, id: string, version: number): Promise<RevisionDetail> {
  const { data } = await http.get<RevisionDetail>(`${revisionsPath(path, id)}/${version}`)
  return data
}

/** Restores the text of a version as a new version; status, address, pictures and files are unchanged. */
export async function restoreRevision(path: string, id: string, version: number): Promise<void> {
  await http.post(`${revisionsPath(path, id)}/${version}/restore`)
}
