import type { ReleaseReport, ReleaseVital, VitalName } from '@tekskills/shared/contracts/http/release-reports'
import type { createBrowserRouter } from '@tekskills/shared/routing/router'
import { onINP, onLCP } from 'web-vitals'
import type { Origin } from './stack-frames'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Reports how fast this document is, once, when it is left or hidden: how soon it shows its largest content, for the
 * releases of its first page, and how soon its slowest interaction has an effect, for those of the page it was on.
 * @param releasesAt the releases that a page view of a path is counted for
 */
export function observeVitals(
  router: Router,
  releasesAt: (path: string) => readonly Origin[],
  send: (report: ReleaseReport) => void,
): void {
  const reported = new Set<VitalName>()
  const pending: ReleaseVital[] = []
  let shown = router.state.location.pathname
  const views = [{ since: 0, path: shown }]
  router.subscribe(({ location, navigation }) => {
    const path = (navigation.location ?? location).pathname
    if (path !== shown) views.push({ since: performance.now(), path: (shown = path) })
  })
  // While the page is in use, a report would compete with what the user is waiting for.
  const flush = () => {
    if (pending.length > 0) send({ events: [], vitals: pending.splice(0) })
  }
  const report = (name: VitalName, milliseconds: number, at: number) => {
    // A document reports more values later, for example when it returns from the background: they would count twice.
    if (reported.has(name)) return
    reported.add(name)
    const vitals = releasesAt(views.findLast(({ since }) => since <= at)?.path ?? shown).map(([remote, release]) => ({
      remote,
      release,
      name,
      milliseconds: Math.round(milliseconds),
    }))
    pending.push(...vitals)
    if (document.visibilityState === 'hidden') flush()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  addEventListener('pagehide', flush)
  onLCP(({ value }) => report('lcp', value, 0))
  onINP(({ value, entries }) => report('inp', value, entries[0]?.startTime ?? 0))
}
