import type { VitalName } from '@tekskills/shared/contracts/http/release-reports'
import { createHourlyAllowance } from '../../platform/rate-limits/hourly-allowance'

/**
 * What one network reports about a release counts this often in an hour, views with their weight. Broken views are
 * tolerated among so many views (docs/adr/0082-broken-page-views.md), so a network that reports both looks healthy once
 * it has reached its limits; measured times are too few to be compared (docs/adr/0102-the-guard-knows-slower.md).
 */
const LIMITS = { broken: 10, again: 10, views: 1000, inp: 10, lcp: 10 } as const satisfies Record<VitalName, number> &
  Record<string, number>

interface Reported {
  kind: keyof typeof LIMITS
  remote: string
  release: string
  /** The network of a visitor; without one, a server of the site reports, and all of it counts. */
  network: string | undefined
  /** Number of reported events, 1 by default. */
  count?: number
  /** Number of events that each of them represents, 1 by default. */
  weight?: number
}

/**
 * Limits how much one network can influence what the guard sees of a release. The returned function says how many
 * events count.
 */
export function createNetworkAllowance(now: () => Date) {
  const allow = createHourlyAllowance(now)
  return ({ kind, remote, release, network, count = 1, weight }: Reported): number =>
    network === undefined
      ? count
      : allow(`${network} ${remote} ${release} ${kind}`, { limit: LIMITS[kind], count, weight })
}
