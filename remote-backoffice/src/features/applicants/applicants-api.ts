import type {
  ApplicantBulk,
  ApplicantCounts,
  ApplicantDetail,
  ApplicantNote,
  ApplicantUpdate,
  ResumeParagraph,
  StaffApplicant,
} from '@tekskills/shared/contracts/http/applicants'
import type { ScorecardInput } from '@tekskills/shared/contracts/http/scorecards'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'
import type { RowResult } from '../../kit/tables/record-list-definition'

/** Timeout in milliseconds for a bulk request with up to a hundred applicants. */
const BULK_TIMEOUT = 60_000
/** Timeout in milliseconds for downloading a résumé on a slow connection. */
const DOWNLOAD_TIMEOUT = 60_000

/** One page of a list of applicants; the parameters are those of contract §3.7, rows 36, 37 and 39. */
export async function listApplicants(
  endpoint: 'getApplicants' | 'getbyjobId' | 'getFutureApplicants',
  params: object,
  signal?: AbortSignal,
): Promise<Page<StaffApplicant>> {
  const { data } = await http.get<Page<StaffApplicant>>(`/jobApplicants/${endpoint}`, { params, signal })
  return data
}

/** Searches the talent pool (row 38, `POST /jobApplicants`). */
export async function searchPool(search: object, signal: AbortSignal): Promise<Page<StaffApplicant>> {
  const { data } = await http.post<Page<StaffApplicant>>('/jobApplicants', search, { signal })
  return data
}

export async function getApplicant(id: string, signal: AbortSignal): Promise<ApplicantDetail> {
  const { data } = await http.get<ApplicantDetail>(`/jobApplicants/${encodeURIComponent(id)}`, { signal })
  return data
}

/** Number of applicants in each stage, for all jobs or for one (row 41). */
export async function countApplicants(jobId: string | undefined, signal: AbortSignal): Promise<ApplicantCounts> {
  const { data } = await http.get<ApplicantCounts>('/jobApplicants/getCount', { params: { jobId }, signal })
  return data
}

export async function updateApplicant(change: ApplicantUpdate): Promise<ApplicantDetail> {
  const { data } = await http.put<ApplicantDetail>('/jobApplicants', change)
  return data
}

/** Adds a note; `key` makes a retry idempotent. */
export async function addNote(id: string, text: string, key: string): Promise<ApplicantNote> {
  const url = `/jobApplicants/${encodeURIComponent(id)}/notes`
  const { data } = await http.post<ApplicantNote>(url, { text }, { headers: { 'Idempotency-Key': key } })
  return data
}

/** Changes a note of the signed-in account. */
export async function changeNote(id: string, noteId: string, text: string): Promise<void> {
  await http.put(`/jobApplicants/${encodeURIComponent(id)}/notes/${encodeURIComponent(noteId)}`, { text })
}

/** Marks an applicant as opened by the signed-in account. */
export async function markSeen(id: string): Promise<void> {
  await http.put(`/jobApplicants/${encodeURIComponent(id)}/seen`)
}

/** The text of a résumé in a Word document; the service records the access. */
export async function getResumeText(id: string): Promise<ResumeParagraph[]> {
  const url = `/jobApplicants/${encodeURIComponent(id)}/resumeText`
  const { data } = await http.get<{ paragraphs: ResumeParagraph[] }>(url, { timeout: DOWNLOAD_TIMEOUT })
  return data.paragraphs
}

/** A copy of all data of an applicant with the documents, as a ZIP file; the service records the access. */
export async function getDataCopy(id: string): Promise<Blob> {
  const url = `/jobApplicants/${encodeURIComponent(id)}/copy`
  const { data } = await http.get<Blob>(url, { responseType: 'blob', timeout: DOWNLOAD_TIMEOUT })
  return data
}

/** Submits the scorecard of the signed-in account, or replaces it. */
export async function saveScorecard(id: string, card: ScorecardInput): Promise<void> {
  await http.put(`/jobApplicants/${encodeURIComponent(id)}/scorecard`, card)
}

/**
 * Erases an applicant with all their data, including the résumé; with `all`, for a person who asked for it, their other
 * applications and their job alerts too.
 */
export async function eraseApplicant(id: string, applications?: 'all'): Promise<void> {
  const url = `/jobApplicants/${encodeURIComponent(id)}`
  await (applications ? http.delete(url, { params: { applications } }) : http.delete(url))
}

/** Records that two applications are of one person. */
export async function mergeApplicants(id: string, other: string): Promise<void> {
  await http.post(`/jobApplicants/${encodeURIComponent(id)}/merge`, { with: other })
}

/** Separates an application from the others of its person. */
export async function separateApplicant(id: string): Promise<void> {
  await http.delete(`/jobApplicants/${encodeURIComponent(id)}/merge`)
}

export async function changeApplicants(bulk: ApplicantBulk): Promise<RowResult[]> {
  const { data } = await http.post<{ results: RowResult[] }>('/jobApplicants/bulk', bulk, { timeout: BULK_TIMEOUT })
  return data.results
}

/** The latest résumé, or the first one; the service records every access in the audit trail. */
export async function getResume(id: string, which?: 'first', signal?: AbortSignal): Promise<Blob> {
  const url = `/jobApplicants/download/${encodeURIComponent(id)}`
  const { data } = await http.get<Blob>(url, {
    params: { which },
    responseType: 'blob',
    signal,
    timeout: DOWNLOAD_TIMEOUT,
  })
  return data
}
