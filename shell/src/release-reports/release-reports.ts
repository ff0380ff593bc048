import { serviceUrl } from '@tekskills/shared/http/service-base'
import type {
  FailureError,
  FailurePlace,
  ReleaseEvent,
  ReleaseReport,
  ReleaseViews,
} from '@tekskills/shared/contracts/http/release-reports'
import { MAX_EVENTS } from '@tekskills/shared/contracts/release'
import { describeError, originOf, type Origin } from './stack-frames'

/** Milliseconds for which failures are batched into one report. */
const BATCH_MS = 1000
/** Milliseconds after which a page that is not hydrated is unlikely to be. */
const HYDRATION_MS = 10_000
/** Maximum number of failures that one document reports; further ones add no information. */
const MAX_FAILURES = 20
/** Maximum number of errors that one document describes, so that a report stays small. */
const MAX_ERRORS = 5

/** Reports to the service how releases load and fail in this document (docs/adr/0030-release-reports-and-guard.md). */
export interface ReleaseReports {
  /** Whether this document reports what it loads and how fast it is. */
  isSampled: boolean
  /** A remote's manifest or the code of a page has loaded, or the shell has started, after this many milliseconds. */
  loaded: (part: Origin[0], release: string, milliseconds: number) => void
  /** @param error described in the report, unless one like it was already */
  failed: (part: Origin[0], release: string, place: FailurePlace, error?: unknown) => void
  /**
   * An error of the release that its stack names, or else of `fallback`; one that belongs to neither is left out.
   * @param where a text with further places of the error, such as React's stack of components
   */
  threw: (place: FailurePlace, error: unknown, where: string, fallback?: Origin) => void
  /** A page view begins, with these releases. */
  viewed: (releases: readonly Origin[]) => void
}

interface ReportsOptions {
  /** Share of page loads that report their loads, 0 to 1. */
  rate: number
  /** Reports nothing, because the request chose its releases itself. */
  isSilent?: boolean
  /** The address pattern of the page that is shown, for the description of errors. */
  routeOf?: () => string | undefined
  send?: (report: ReleaseReport) => void
}

/**
 * Batches events and sends them when the page is left or hidden, and soon after a failure. Nothing is sent before the page
 * is hydrated, or certainly will not be, so that reports do not compete with requests that the visitor waits for.
 */
export function createReleaseReports({
  rate,
  isSilent = false,
  routeOf = () => undefined,
  send = sendBeacon,
}: ReportsOptions): ReleaseReports {
  const isSampled = !isSilent && Math.random() < rate
  const weight = isSampled ? Math.max(1, Math.round(1 / rate)) : 1
  const pending: ReleaseEvent[] = []
  const views = new Map<string, ReleaseViews>()
  const described = new Set<string>()
  let brokenInView = new Set<string>()
  let counted = new WeakSet<object>()
  let failures = 0
  let isDead = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    const isAlive = document.documentElement.dataset['alive'] === 'true'
    if (!isAlive && !isDead && performance.now() < HYDRATION_MS) return
    while (pending.length > 0 || views.size > 0) {
      const begun = [...views.values()]
      views.clear()
      send({ weight, events: pending.splice(0, MAX_EVENTS), ...(begun.length > 0 && { views: begun }) })
    }
  }

  function unlessDescribed(error: FailureError) {
    const key = `${error.message} ${error.frames[0]}`
    if (described.has(key) || described.size >= MAX_ERRORS) return undefined
    described.add(key)
    return { ...error, route: routeOf() }
  }

  /** Whether the failure counts: in a view each error does once, however many places hear of it. */
  function isNew(error: unknown) {
    if (typeof error !== 'object' || error === null) return true
    if (counted.has(error)) return false
    counted.add(error)
    return true
  }

  function noteFailure([remote, release]: Origin, place: FailurePlace, error: FailureError | undefined) {
    failures += 1
    if (isSilent || failures > MAX_FAILURES) return
    const view = brokenInView.has(remote) ? 'again' : 'first'
    brokenInView.add(remote)
    const description = error && unlessDescribed(error)
    pending.push({ kind: 'failed', remote, release, place, view, ...(description && { error: description }) })
    flushSoon()
  }

  function flushSoon() {
    timer ??= setTimeout(() => {
      timer = undefined
      flush()
      if (pending.length > 0) flushSoon()
    }, BATCH_MS)
  }

  const threw: ReleaseReports['threw'] = (place, error, where, fallback) => {
    if (!isNew(error)) return
    const found = describeError(error, where)
    const origin = originOf(found) ?? fallback
    // If the shell cannot be rendered, nothing will ever be hydrated.
    if (place === 'render' && origin?.[0] === 'shell') isDead = true
    if (origin) noteFailure(origin, place, found)
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  addEventListener('pagehide', flush)

  return {
    isSampled,
    loaded(remote, release, milliseconds) {
      if (isSampled) pending.push({ kind: 'loaded', remote, release, milliseconds: Math.round(milliseconds) })
    },
    failed(remote, release, place, error) {
      if (isNew(error)) noteFailure([remote, release], place, error === undefined ? undefined : describeError(error))
    },
    threw,
    viewed(releases) {
      brokenInView = new Set()
      counted = new WeakSet()
      // A document that no longer reports failures would only dilute their share.
      if (!isSampled || failures > MAX_FAILURES) return
      for (const [remote, release] of releases) {
        const view = views.get(remote) ?? { remote, release, views: 0 }
        view.views += 1
        views.set(remote, view)
      }
    },
  }
}

/** Fire and forget; a beacon outlives the page. */
export function sendBeacon(report: ReleaseReport) {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(serviceUrl('/release-reports'), body)
}
