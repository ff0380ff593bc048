import type { VitalName } from '@tekskills/shared/contracts/http/release-reports'

const HOUR = 60 * 60_000
/** Limit on remembered pairs of network and release; the oldest ones make room. */
const MAX_REMEMBERED = 100_000

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
  let until = 0
  let used = new Map<string, number>()
  return ({ kind, remote, release, network, count = 1, weight = 1 }: Reported): number => {
    if (network === undefined) return count
    const at = now().getTime()
    if (at >= until) [until, used] = [at + HOUR, new Map()]
    const key = `${network} ${remote} ${release} ${kind}`
    const before = used.get(key) ?? 0
    const counted = Math.min(count, Math.floor((LIMITS[kind] - before) / weight))
    if (counted === 0) return 0
    used.set(key, before + counted * weight)
    const [oldest] = used.keys()
    if (used.size > MAX_REMEMBERED && oldest !== undefined) used.delete(oldest)
    return counted
  }
}
