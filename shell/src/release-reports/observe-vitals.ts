import type { ReleaseReport, VitalName } from '@tekskills/shared/contracts/http/release-reports'
import { onINP, onLCP } from 'web-vitals'
import type { Origin } from './stack-frames'

/** A page of this document, and since when it is shown or on its way, as `performance.now()` counts. */
export interface PageView {
  since: number
  releases: readonly Origin[]
}

/**
 * Reports how fast this document is, once: how soon it shows its largest content, for the releases of its first page, and
 * how soon its slowest interaction has an effect, for those of the page it was on.
 * @param views begun so far, at least one; further ones are added to it
 */
export function observeVitals(views: readonly PageView[], send: (report: ReleaseReport) => void): void {
  const reported = new Set<VitalName>()
  const report = (name: VitalName, milliseconds: number, at: number) => {
    // Later values of a document, such as after its return from the background, would count the same visit again.
    if (reported.has(name)) return
    reported.add(name)
    const view = views.findLast(({ since }) => since <= at) ?? views[0]
    const vitals = (view?.releases ?? []).map(([remote, release]) => ({
      ...{ remote, release, name },
      milliseconds: Math.round(milliseconds),
    }))
    if (vitals.length > 0) send({ events: [], vitals })
  }
  onLCP(({ value }) => report('lcp', value, 0))
  onINP(({ value, entries }) => report('inp', value, entries[0]?.startTime ?? 0))
}
