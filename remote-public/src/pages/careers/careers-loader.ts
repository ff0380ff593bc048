import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { keepNamedSource } from '../../features/application/visit-source'
import { countJobs } from '../../features/opportunities/jobs-api'
import { unlessUnavailable } from '../../kit/service/unless-unavailable'

export interface CareersData {
  /** The counts of open positions; `null` if the service could not be reached. */
  open: OpenPositions | null
  incomplete: boolean
}

/** Number of open positions in total, by region and by team. */
export interface OpenPositions {
  total: number
  byCountry: Record<string, number>
  byTeam: Record<string, number>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<CareersData> {
  keepNamedSource(request.url)
  const counted = await unlessUnavailable(countJobs(request.signal))
  if (!counted) return { open: null, incomplete: true }
  const { totalElements: total, facets } = counted
  return {
    open: { total, byCountry: byValue(facets.country), byTeam: byValue(facets.department) },
    incomplete: false,
  }
}

const byValue = (facet: readonly { value: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]))
