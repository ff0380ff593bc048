import { failurePlace, type ReleaseEvent, type ReleaseViews } from '@tekskills/shared/contracts/http/release-reports'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { loadTimeLimits } from './load-times'
import { breaksView, type IsNamed } from './release-counts'

const DAY_MS = 24 * 60 * 60_000
/** Maximum number of releases with metrics at a time beyond those of the registry, since clients can invent names. */
const MAX_RELEASES = 256

/** Counts reported events for `/internal/metrics`; a release without a report for a day is dropped. */
export function createReleaseMetrics(registry: Registry, now: () => Date, isNamed: IsNamed) {
  const labels = ['remote', 'release'] as const
  const registers = [registry]
  const loads = new Counter({
    name: 'release_loads_total',
    help: 'Loaded manifests and pages of a release, estimated from the sample of visitors who report',
    labelNames: labels,
    registers,
    // This metric is collected first.
    collect: dropStale,
  })
  const failures = new Counter({
    name: 'release_failures_total',
    help: 'Failures of a release, by place',
    labelNames: [...labels, 'place'],
    registers,
  })
  const durations = new Histogram({
    name: 'release_load_duration_seconds',
    help: 'Duration of the reported loads of a release',
    labelNames: labels,
    buckets: loadTimeLimits.map((limit) => limit / 1000),
    registers,
  })
  const views = new Counter({
    name: 'release_page_views_total',
    help: 'Page views of a release, estimated from the sample of visitors who report',
    labelNames: labels,
    registers,
  })
  const broken = new Counter({
    name: 'release_broken_views_total',
    help: 'Page views that a release broke; all are reported',
    labelNames: labels,
    registers,
  })
  const guard = new Gauge({
    name: 'guard_check_timestamp_seconds',
    help: 'When the rollout guard last reported to this instance that it had checked all releases; 0 for never',
    registers,
  })
  const seen = new Map<string, { remote: string; release: string; at: number }>()

  function dropStale() {
    for (const [key, { remote, release, at }] of seen) {
      if (now().getTime() - at < DAY_MS) continue
      seen.delete(key)
      loads.remove({ remote, release })
      for (const metric of [durations, views, broken]) metric.remove({ remote, release })
      for (const place of failurePlace.options) failures.remove({ remote, release, place })
    }
  }

  /** Whether a release is counted. Both counters of views begin together, so that one can be divided by the other. */
  function isCounted({ remote, release }: Pick<ReleaseEvent, 'remote' | 'release'>): boolean {
    const name = `${remote} ${release}`
    if (!seen.has(name) && seen.size >= MAX_RELEASES && !isNamed(remote, release)) return false
    if (!seen.has(name)) for (const metric of [views, broken]) metric.inc({ remote, release }, 0)
    seen.set(name, { remote, release, at: now().getTime() })
    return true
  }

  return {
    count(event: ReleaseEvent, weight: number) {
      const { remote, release } = event
      if (!isCounted(event)) return
      if (breaksView(event)) broken.inc({ remote, release })
      if (event.kind === 'failed') return failures.inc({ remote, release, place: event.place })
      loads.inc({ remote, release }, weight)
      durations.observe({ remote, release }, event.milliseconds / 1000)
    },

    countViews({ remote, release, views: count }: ReleaseViews, weight: number) {
      if (isCounted({ remote, release })) views.inc({ remote, release }, count * weight)
    },

    /** Notes that the guard has checked all releases. */
    noteGuard() {
      guard.set(now().getTime() / 1000)
    },
  }
}
