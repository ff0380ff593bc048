import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import { isApiError } from '@tekskills/shared/http/api-error'
import { getApplicant } from './applicants-api'
import { listInterviewSlots } from './interviews-api'

/** Loads the applicant named by `?applicant=`, at the stage of interviews with the times offered, and the page title; null without that parameter. */
export async function loadApplicant({ signal, url }: Request, meta: PageMeta) {
  const id = new URL(url).searchParams.get('applicant')
  if (!id) return null
  const applicant = await getApplicant(id, signal)
  const { jobId, stage } = applicant
  const interviews = jobId && stage === 'INTERVIEW' ? await listInterviewSlots(jobId, signal).catch(noneIfOlder) : null
  return { applicant, interviews, meta: { ...meta, title: `${applicant.name} | Tekskills` } }
}

/** An older service has no interviews. */
function noneIfOlder(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null
  throw error
}
