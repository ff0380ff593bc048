import type { HiringReportQuery } from '@tekskills/shared/contracts/http/hiring-reports'
import { paths } from '../../paths'

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string) => ISO_DATE.test(text) && !Number.isNaN(Date.parse(text))

/** The query in the address of the reports; anything that is not a day or a job is ignored. */
export function readReportQuery(params: URLSearchParams): HiringReportQuery {
  const [jobId, from, to] = ['jobId', 'from', 'to'].map((name) => params.get(name) ?? '')
  return {
    ...(jobId && { jobId }),
    ...(from && isDay(from) && { from }),
    ...(to && isDay(to) && { to }),
  }
}

/** The address of the reports. */
export function reportsPage(query: HiringReportQuery = {}): string {
  const params = new URLSearchParams({ tab: 'reports' })
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  return `${paths.dashboard}?${params}`
}

/** The error of a period that ends before it begins. */
export const periodProblem = ({ from, to }: HiringReportQuery): string | undefined =>
  from && to && from > to ? 'Choose an end date that is not before the start date.' : undefined
