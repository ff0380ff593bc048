import { failurePlace, type ReleaseEvent } from '@tekskills/shared/contracts/http/release-reports'
import { Counter, Histogram, type Registry } from 'prom-client'
import { loadTimeLimits } from './load-times'

const DAY = 24 * 60 * 60_000
/** Maximum number of releases with metrics at a time, since clients can invent names. */
const MAX_RELEASES = 256

/** Counts reported events for `/internal/metrics`; a release without a report for a day is dropped. */
export function createReleaseMetrics(registry: Registry, now: () => Date) {
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
  const seen = new Map<string, { remote: string; release: string; at: number }>()

  function dropStale() {
    for (const [key, { remote, release, at }] of seen) {
      if (now().getTime() - at < DAY) continue
      seen.delete(key)
      loads.remove({ remote, release })
      durations.remove({ remote, release })
      for (const place of failurePlace.options) failures.remove({ remote, release, place })
    }
  }

  return {
    count(event: ReleaseEvent, weight: number) {
      const { remote, release } = event
      const name = `${remote} ${release}`
      if (!seen.has(name) && seen.size >= MAX_RELEASES) return
      seen.set(name, { remote, release, at: now().getTime() })
      if (event.kind === 'failed') return failures.inc({ remote, release, place: event.place })
      loads.inc({ remote, release }, weight)
      durations.observe({ remote, release }, event.milliseconds / 1000)
    },
  }
}
