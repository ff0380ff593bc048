import type { CloseReason, PublicCareer, PublicCareerCard } from '@tekskills/shared/contracts/http/careers'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { isApiError } from '@tekskills/shared/http/api-error'
import { type LoaderFunctionArgs, data, redirect } from '@tekskills/shared/routing/router'
import { breadcrumbs } from '@tekskills/shared/seo/structured-data'
import { talentPoolMeta } from '../../content/careers/careers-meta'
import { loadApplicationForm } from '../../features/application/LazyApplicationForm'
import { keepNamedSource } from '../../features/application/visit-source'
import { jobPosting } from '../../features/opportunities/job-posting'
import { OPPORTUNITIES_PATH, type JobQuery, jobPath, parseJobQuery } from '../../kit/jobs/job-query'
import { type JobPage, closeReasonOf, getJob, listJobs, similarTo } from '../../features/opportunities/jobs-api'
import { UNAVAILABLE, unlessUnavailable } from '../../kit/service/unless-unavailable'
import { applicationMeta, closedMeta, jobMeta, listMeta, previewMeta } from './opportunities-meta'

/** The views of the opportunities route, selected by its query (contract §3.9). */
export type OpportunitiesView =
  | { view: 'list'; query: JobQuery; jobs: JobPage | null }
  | { view: 'job'; job: PublicCareer }
  | { view: 'application'; job: PublicCareer }
  | { view: 'pool' }
  | { view: 'closed'; closeReason: CloseReason | null; similar: readonly PublicCareerCard[] }
  | { view: 'unknown' }
  | { view: 'expired' }
  | { view: 'unavailable' }

export type OpportunitiesData = OpportunitiesView & WithPageMeta

/** Statuses for a job that does not exist: unknown, or an invalid name. */
const NO_SUCH_JOB = [400, 404, 414, 422]

export async function loader({ request }: LoaderFunctionArgs) {
  keepNamedSource(request.url)
  const { origin, searchParams: search } = new URL(request.url)
  const name = search.get('job')?.trim()
  if (name) return loadJob(name, search.get('apply') === '1', request)
  if (search.get('future') === '1') {
    await loadApplicationForm()
    return { view: 'pool', meta: talentPoolMeta } satisfies OpportunitiesData
  }
  const query = parseJobQuery(search)
  const jobs = await unlessUnavailable(listJobs(query, request.signal))
  const result: OpportunitiesData = {
    view: 'list',
    query,
    jobs,
    meta: listMeta(query),
    structuredData: [breadcrumbs(origin, [LIST_CRUMB])],
  }
  return jobs ? result : data(result, UNAVAILABLE)
}

async function loadJob(name: string, applies: boolean, { signal, url }: Request) {
  const preview = new URL(url).searchParams.get('preview')
  try {
    const [job] = await Promise.all([getJob(name, signal, preview), applies && !preview && loadApplicationForm()])
    if (job.preview) return { view: 'job', job, meta: previewMeta(job), incomplete: true } satisfies OpportunitiesData
    // It has been published since the link was made.
    if (preview) return redirect(jobPath(job.slug), 302)
    if (job.slug !== name) return redirect(ownAddress(url, job.slug), 301)
    // A job on hold accepts no applications, so its page is shown instead of the form.
    const result: OpportunitiesData =
      applies && !job.onHold
        ? { view: 'application', job, meta: applicationMeta(job) }
        : { view: 'job', job, meta: jobMeta(job), structuredData: dataOf(job, new URL(url).origin) }
    return result
  } catch (error) {
    if (!isApiError(error)) throw error
    return withoutJob(error, name, preview !== null)
  }
}

/** The address with the current slug in place of a previous one or of the job code. */
function ownAddress(url: string, slug: string): string {
  const { pathname, searchParams: search } = new URL(url)
  search.set('job', slug)
  return `${pathname}?${search}`
}

const LIST_CRUMB = { name: 'Open positions', path: OPPORTUNITIES_PATH }

const dataOf = (job: PublicCareer, origin: string) => [
  // Search engines should list only jobs that accept applications.
  ...(job.onHold ? [] : [jobPosting(job, origin)]),
  breadcrumbs(origin, [LIST_CRUMB, { name: job.jobTitle, path: jobPath(job.slug) }]),
]

function withoutJob(error: { status: number | undefined }, name: string, isPreview: boolean) {
  if (error.status === 410 && isPreview) {
    const result: OpportunitiesData = { view: 'expired', meta: closedMeta(name) }
    return data(result, { status: 410 })
  }
  if (error.status === 410) {
    const result: OpportunitiesData = {
      view: 'closed',
      closeReason: closeReasonOf(error),
      similar: similarTo(error),
      meta: closedMeta(name),
    }
    return data(result, { status: 410 })
  }
  if (NO_SUCH_JOB.includes(error.status ?? 0)) {
    const result: OpportunitiesData = { view: 'unknown', meta: closedMeta(name) }
    return data(result, { status: 404 })
  }
  const result: OpportunitiesData = { view: 'unavailable' }
  return data(result, UNAVAILABLE)
}
