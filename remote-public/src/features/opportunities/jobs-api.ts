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

/** One page of open jobs, with the number of results of each filter value. */
export type JobPage = Page<PublicCareerCard> & { facets: CareerFacets }

const LIST = '/public/user/get-allcareers'

/** Fetches one page of the open jobs, newest first. */
export async function listJobs(query: JobQuery, signal: AbortSignal): Promise<JobPage> {
  const { data } = await http.get<JobPage>(LIST, { params: jobParameters(query), signal })
  return data
}

/** Fetches the number of open jobs in total and by region, team and type. */
export async function countJobs(signal: AbortSignal): Promise<Pick<JobPage, 'totalElements' | 'facets'>> {
  const { data } = await http.get<JobPage>(LIST, { params: { size: 1 }, signal })
  return { totalElements: data.totalElements, facets: data.facets }
}

/**
 * Fetches a job that is open or on hold by slug or code, or one that is not public by the token of its preview; rejects
 * with status 404 if unknown, 410 if no longer open or if the link has expired.
 */
export async function getJob(name: string, signal: AbortSignal, preview?: string | null): Promise<PublicCareer> {
  const params = { name, ...(preview && { preview }) }
  const { data } = await http.get<PublicCareer>('/public/user/careers', { params, signal })
  return data
}

/** The reason why a job is no longer open, if the error has one. */
export function closeReasonOf(error: unknown): CloseReason | null {
  const reason = isApiError(error) ? error.problem?.['closeReason'] : undefined
  return typeof reason === 'string' ? (reason as CloseReason) : null
}

/** The similar open jobs in the error of a job that is no longer open. */
export function similarTo(error: unknown): readonly PublicCareerCard[] {
  const similar = isApiError(error) ? error.problem?.['similar'] : undefined
  return Array.isArray(similar) ? (similar as PublicCareerCard[]) : []
}
