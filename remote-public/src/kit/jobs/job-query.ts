import { REGION_NAMES } from '@tekskills/shared/contracts/company-facts'
import type { SavedJobSearch } from '@tekskills/shared/contracts/http/job-alerts'
import type { ListQuery } from '@tekskills/shared/contracts/http/lists'
import { readPage, readText } from '../lists/address-parameters'
import { employmentTypeLabels, workplaceTypeLabels } from './job-labels'

export const OPPORTUNITIES_PATH = '/opportunities'

/** Number of jobs per page of the list (contract §3.3). */
const JOBS_PER_PAGE = 12

export const jobFilters = ['country', 'city', 'department', 'employmentType', 'workplaceType'] as const
export type JobFilter = (typeof jobFilters)[number]

/** The query of the list; an empty text is no filter, `page` is zero-based (contract §3.9). */
export interface JobQuery extends Record<JobFilter, string> {
  q: string
  page: number
}

/** The values that the service accepts for some filters; it rejects any others. */
const acceptedValues: Partial<Record<JobFilter, readonly string[]>> = {
  country: REGION_NAMES,
  employmentType: Object.keys(employmentTypeLabels),
  workplaceType: Object.keys(workplaceTypeLabels),
}

/** Parses the query of the list; invalid values are ignored. */
export function parseJobQuery(search: URLSearchParams): JobQuery {
  const filters = jobFilters.map((name) => [name, readFilter(name, readText(search.get(name)))])
  return {
    ...(Object.fromEntries(filters) as Record<JobFilter, string>),
    q: readText(search.get('q')),
    page: readPage(search.get('page')),
  }
}

function readFilter(name: JobFilter, text: string): string {
  const accepted = acceptedValues[name]
  if (!accepted) return text.slice(0, 80)
  return accepted.find((value) => value.toLowerCase() === text.toLowerCase()) ?? ''
}

const textNames = ['q', ...jobFilters] as const

/** The address of the list for a query; missing values mean no filter and the first page. */
export function jobsPath(query: Partial<JobQuery>): string {
  const search = new URLSearchParams()
  for (const name of textNames) if (query[name]) search.set(name, query[name])
  if (query.page) search.set('page', String(query.page))
  return search.size > 0 ? `${OPPORTUNITIES_PATH}?${search}` : OPPORTUNITIES_PATH
}

/** Whether the list is searched or filtered. */
export const isNarrowed = (query: JobQuery) => textNames.some((name) => query[name])

/** What a job alert saves of a query: all but the page. */
export const searchOf = (query: JobQuery): SavedJobSearch =>
  Object.fromEntries(textNames.filter((name) => query[name]).map((name) => [name, query[name]])) as SavedJobSearch

/** The query as request parameters (contract §3.3 and §3.7). */
export function jobParameters(query: JobQuery): Partial<ListQuery> & Partial<JobQuery> {
  const filters = textNames.filter((name) => query[name]).map((name) => [name, query[name]])
  return { ...Object.fromEntries(filters), page: query.page, size: JOBS_PER_PAGE }
}

export const jobPath = (slug: string) => `${OPPORTUNITIES_PATH}?${new URLSearchParams({ job: slug })}`
/** Address of a job's application form; the source of the visit is in the address, so that it survives a reload. */
export const applyPath = (slug: string, source = '') =>
  `${OPPORTUNITIES_PATH}?${new URLSearchParams({ job: slug, apply: '1', ...(source && { utm_source: source }) })}`
export const TALENT_POOL_PATH = `${OPPORTUNITIES_PATH}?future=1`
