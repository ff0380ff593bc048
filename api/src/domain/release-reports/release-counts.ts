import type { ReleaseEvent, ReleaseReport } from '@tekskills/shared/contracts/http/release-reports'
import type { Insertable } from 'kysely'
import type { ReleaseTables } from '../../platform/database/release-tables'
import { columnOf, noLoadTimes } from './load-times'

export type ReleaseCounts = Required<Insertable<ReleaseTables['release_report']>>
type ReleaseViews = NonNullable<ReleaseReport['views']>[number]

/** Maximum number of releases counted per minute, so that a client with invented names cannot fill the database. */
const MAX_RELEASES = 64
const MINUTE = 60_000

/** The start of the minute that contains `at`. */
export const minuteOf = (at: Date) => new Date(Math.floor(at.getTime() / MINUTE) * MINUTE)

/** Aggregates events by release and minute until they are stored. */
export function createReleaseCounts(now: () => Date) {
  let minute = minuteOf(now())
  let known = new Set<string>()
  let pending = new Map<string, ReleaseCounts>()

  function countsOf({ remote, release }: Pick<ReleaseEvent, 'remote' | 'release'>): ReleaseCounts | undefined {
    const current = minuteOf(now())
    if (current > minute) [minute, known] = [current, new Set()]
    const name = `${remote} ${release}`
    if (!known.has(name) && known.size >= MAX_RELEASES) return undefined
    known.add(name)
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
        // Each failure on a server is one page, or one attempt to load the release.
        if (event.view === 'first' || event.place === 'server') counts.broken += 1
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

    /** Returns and resets the counts added since the last call. */
    take(): ReleaseCounts[] {
      const taken = [...pending.values()]
      pending = new Map()
      return taken
    },
  }
}
