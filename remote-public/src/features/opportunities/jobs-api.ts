import type {
  CareerFacets,
  CloseReason,
  PublicCareer,
  PublicCareerCard,
} from '@tekskills/shared/contracts/http/careers'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { type JobQuery, jobParameters } from '../../kit/jobs/job-query'

/** One page of open jobs, with how many each filter would leave. */
export type JobPage = Page<PublicCareerCard> & { facets: CareerFacets }

const LIST = '/public/user/get-allcareers'

/** One page of the open jobs, the newest first. */
export async function listJobs(query: JobQuery, signal: AbortSignal): Promise<JobPage> {
  const { data } = await http.get<JobPage>(LIST, { params: jobParameters(query), signal })
  return data
}

/** How many jobs are open in all, and by region, team and kind. */
export async function countJobs(signal: AbortSignal): Promise<Pick<JobPage, 'totalElements' | 'facets'>> {
  const { data } = await http.get<JobPage>(LIST, { params: { size: 1 }, signal })
  return { totalElements: data.totalElements, facets: data.facets }
}

/** One open job, or job on hold, by slug or code; rejects with status 404 for none, 410 for one that is no longer open. */
export async function getJob(name: string, signal: AbortSignal): Promise<PublicCareer> {
  const { data } = await http.get<PublicCareer>('/public/user/careers', { params: { name }, signal })
  return data
}

/** Why a job is not open any more, where the service knows it. */
export function closeReasonOf(error: unknown): CloseReason | null {
  const reason = isApiError(error) ? error.problem?.['closeReason'] : undefined
  return typeof reason === 'string' ? (reason as CloseReason) : null
}

/** The open jobs that the service names beside a job that is not open any more. */
export function similarTo(error: unknown): readonly PublicCareerCard[] {
  const similar = isApiError(error) ? error.problem?.['similar'] : undefined
  return Array.isArray(similar) ? (similar as PublicCareerCard[]) : []
}
