import {
  VITAL_LIMITS,
  type ReleaseEvent,
  type ReleaseViews,
  type ReleaseVital,
  type VitalName,
} from '@tekskills/shared/contracts/http/release-reports'
import type { Insertable } from 'kysely'
import type { ReleaseTables } from '../../platform/database/release-tables'
import { columnOf, noLoadTimes } from './load-times'
import { createMinuteLimit } from './minute-limit'
import { createNetworkAllowance } from './network-allowance'

export type ReleaseCounts = Required<Omit<Insertable<ReleaseTables['release_report']>, VitalName>> &
  Record<VitalName, number[]>

/** Whether the registry of releases names a release of a part, so that it is not invented. */
export type IsNamed = (part: string, release: string) => boolean

/** Maximum number of releases counted per minute that the registry does not name. */
const MAX_RELEASES = 64

/**
 * Whether an event is the first failure in a page view. Each one on a server is one page, or one attempt to load the
 * release.
 */
export const breaksView = (event: ReleaseEvent): boolean =>
  event.kind === 'failed' && (event.view === 'first' || event.place === 'server')

/** A zero for each interval of `VITAL_LIMITS` and the last, which has no limit. */
const noVitals = () => Array.from({ length: VITAL_LIMITS.length + 1 }, () => 0)

interface Reporter {
  /** Number of page loads that a sampled one represents. */
  weight: number
  /** The network of a visitor; none for a server of the site. */
  network: string | undefined
}

/** Aggregates events by release and minute until they are stored; of what one network reports, only so much counts. */
export function createReleaseCounts(now: () => Date, isNamed: IsNamed) {
  const minuteFor = createMinuteLimit(MAX_RELEASES, now)
  const allowed = createNetworkAllowance(now)
  let pending = new Map<string, ReleaseCounts>()

  function countsOf({ remote, release }: Pick<ReleaseEvent, 'remote' | 'release'>): ReleaseCounts | undefined {
    const name = `${remote} ${release}`
    const minute = minuteFor(name, { isKnown: isNamed(remote, release) })
    if (!minute) return undefined
    const key = `${minute.getTime()} ${name}`
    const counts = pending.get(key) ?? {
      remote,
      release,
      minute,
      reports: 0,
      loads: 0,
      failures: 0,
      milliseconds: 0,
      views: 0,
      view_reports: 0,
      broken: 0,
      inp: noVitals(),
      lcp: noVitals(),
      ...noLoadTimes(),
    }
    pending.set(key, counts)
    return counts
  }

  return {
    /** Counts an event, a load `weight` times. Returns false if a limit on releases or failures is reached. */
    add(event: ReleaseEvent, { weight, network }: Reporter): boolean {
      const counts = countsOf(event)
      if (!counts) return false
      if (event.kind === 'failed') {
        const { remote, release } = event
        const kind = breaksView(event) ? 'broken' : 'again'
        if (allowed({ kind, remote, release, network }) === 0) return false
        counts.failures += 1
        if (kind === 'broken') counts.broken += 1
      } else {
        counts.loads += weight
        counts.milliseconds += Math.round(event.milliseconds) * weight
        counts[columnOf(event.milliseconds)] += weight
      }
      counts.reports += 1
      return true
    },

    /** Counts page views, `weight` times each. Returns how many of them count. */
    addViews({ remote, release, views: count }: ReleaseViews, { weight, network }: Reporter): number {
      const counts = countsOf({ remote, release })
      if (!counts) return 0
      const views = allowed({ kind: 'views', remote, release, network, count, weight })
      counts.views += views * weight
      counts.view_reports += views
      return views
    },

    /** Counts a measured page load, once: how certain a comparison is depends on how many were measured. */
    addVital({ remote, release, name, milliseconds }: ReleaseVital, { network }: Pick<Reporter, 'network'>): void {
      const counts = countsOf({ remote, release })
      if (!counts || allowed({ kind: name, remote, release, network }) === 0) return
      const interval = VITAL_LIMITS.findIndex((limit) => milliseconds <= limit)
      const index = interval === -1 ? VITAL_LIMITS.length : interval
      counts[name][index] = (counts[name][index] ?? 0) + 1
    },

    /** Returns and resets the counts added since the last call. */
    take(): ReleaseCounts[] {
      const taken = [...pending.values()]
      pending = new Map()
      return taken
    },
  }
}
