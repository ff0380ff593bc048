import type { z } from 'zod'
import type { Revision, revisionDetail } from '@tekskills/shared/contracts/http/content'
import { http } from '@tekskills/shared/http/client'

export type RevisionDetail = z.infer<typeof revisionDetail>

const of = (path: string, id: string) => `${path}/${encodeURIComponent(id)}/revisions`

/** The versions that a record had, newest first (contract §3.7, additions). */
export async function listRevisions(path: string, id: string, signal: AbortSignal): Promise<Revision[]> {
  const { data } = await http.get<Revision[]>(of(path, id), { signal })
  return data
}

/** One version with what it said. */
export async function getRevision(path: string, id: string, version: number): Promise<RevisionDetail> {
  const { data } = await http.get<RevisionDetail>(`${of(path, id)}/${version}`)
  return data
}

/** Brings what a version said back as a new version; status, address, pictures and files stay. */
export async function restoreRevision(path: string, id: string, version: number): Promise<void> {
  await http.post(`${of(path, id)}/${version}/restore`)
}
