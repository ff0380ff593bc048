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

export type ReleaseCounts = Required<Omit<Insertable<ReleaseTables['release_report']>, VitalName>> &
  Record<VitalName, number[]>

/** Whether the registry of releases names a release of a part, so that nobody has invented it. */
export type IsNamed = (part: string, release: string) => boolean

/** Maximum number of releases counted per minute that the registry does not name. */
const MAX_RELEASES = 64

/** Whether an event is the first failure in a page view. Each one on a server is one page, or one attempt to load the release. */
export const breaksView = (event: ReleaseEvent): boolean =>
  event.kind === 'failed' && (event.view === 'first' || event.place === 'server')

/** A zero for each interval of `VITAL_LIMITS` and the last, which has no limit. */
const noVitals = () => Array.from({ length: VITAL_LIMITS.length + 1 }, () => 0)

/** Aggregates events by release and minute until they are stored. */
export function createReleaseCounts(now: () => Date, isNamed: IsNamed) {
  const minuteFor = createMinuteLimit(MAX_RELEASES, now)
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
    /** Counts an event, a load `weight` times. Returns false if the limit on releases is reached. */
    add(event: ReleaseEvent, weight: number): boolean {
      const counts = countsOf(event)
      if (!counts) return false
      counts.reports += 1
      if (event.kind === 'failed') {
        counts.failures += 1
        if (breaksView(event)) counts.broken += 1
      } else {
        counts.loads += weight
        counts.milliseconds += Math.round(event.milliseconds) * weight
        counts[columnOf(event.milliseconds)] += weight
      }
      return true
    },

    /** Counts page views, `weight` times each. */
    addViews({ remote, release, views }: ReleaseViews, weight: number): void {
      const counts = countsOf({ remote, release })
      if (!counts) return
      counts.views += views * weight
      counts.view_reports += views
    },

    /** Counts a measured page load, once: how certain a comparison is depends on how many were measured. */
    addVital({ remote, release, name, milliseconds }: ReleaseVital): void {
      const counts = countsOf({ remote, release })
      if (!counts) return
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
