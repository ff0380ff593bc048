import type { ListQuery } from '@tekskills/shared/contracts/http/lists'
import { readPage, readText } from '../lists/address-parameters'
import { employmentTypeLabels, jobCountries, workplaceTypeLabels } from './job-labels'

export const OPPORTUNITIES_PATH = '/opportunities'

/** Jobs on one page of the list (contract §3.3). */
const JOBS_PER_PAGE = 12

export const jobFilters = ['country', 'city', 'department', 'employmentType', 'workplaceType'] as const
export type JobFilter = (typeof jobFilters)[number]

/** What the address of the list says; empty text means no filter, `page` is zero-based (contract §3.9). */
export interface JobQuery extends Record<JobFilter, string> {
  q: string
  page: number
}

/** Values that the service accepts for some filters; it rejects any other. */
const knownValues: Partial<Record<JobFilter, readonly string[]>> = {
  country: jobCountries,
  employmentType: Object.keys(employmentTypeLabels),
  workplaceType: Object.keys(workplaceTypeLabels),
}

/** Reads the list's query from an address; whatever cannot be a value reads as none, never as an error. */
export function parseJobQuery(search: URLSearchParams): JobQuery {
  const filters = jobFilters.map((name) => [name, readFilter(name, readText(search.get(name)))])
  return {
    ...(Object.fromEntries(filters) as Record<JobFilter, string>),
    q: readText(search.get('q')),
    page: readPage(search.get('page')),
  }
}

function readFilter(name: JobFilter, text: string): string {
  const known = knownValues[name]
  if (!known) return text.slice(0, 80)
  return known.find((value) => value.toLowerCase() === text.toLowerCase()) ?? ''
}

const textNames = ['q', ...jobFilters] as const

/** Address of the list with these filters; a value left out is no filter and the first page. */
export function jobsPath(query: Partial<JobQuery>): string {
  const search = new URLSearchParams()
  for (const name of textNames) if (query[name]) search.set(name, query[name])
  if (query.page) search.set('page', String(query.page))
  return search.size > 0 ? `${OPPORTUNITIES_PATH}?${search}` : OPPORTUNITIES_PATH
}

/** True when the list shows less than every open job. */
export const isNarrowed = (query: JobQuery) => textNames.some((name) => query[name])

/** The same query as the service takes it (contract §3.3 and §3.7). */
export function jobParameters(query: JobQuery): Partial<ListQuery> & Partial<JobQuery> {
  const filters = textNames.filter((name) => query[name]).map((name) => [name, query[name]])
  return { ...Object.fromEntries(filters), page: query.page, size: JOBS_PER_PAGE }
}

export const jobPath = (slug: string) => `${OPPORTUNITIES_PATH}?${new URLSearchParams({ job: slug })}`
/** Where one applies for a job; the source of the visit stays in the address, also of a page that is loaded again. */
export const applyPath = (slug: string, source = '') =>
  `${OPPORTUNITIES_PATH}?${new URLSearchParams({ job: slug, apply: '1', ...(source && { utm_source: source }) })}`
export const TALENT_POOL_PATH = `${OPPORTUNITIES_PATH}?future=1`
