import { serviceUrl } from '@tekskills/shared/http/service-base'
import type { FailurePlace, ReleaseEvent, ReleaseReport } from '@tekskills/shared/contracts/http/release-reports'
import { MAX_EVENTS } from '@tekskills/shared/contracts/release'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'

/** Milliseconds for which failures are batched into one report. */
const BATCH_MS = 1000
/** Failures that one document reports at most; further ones add no information. */
const MAX_FAILURES = 20

/** Reports to the service how releases load and fail in this document (docs/adr/0030-release-reports-and-guard.md). */
export interface ReleaseReports {
  /** A remote's manifest or the code of a page has loaded, or the shell has started, after this many milliseconds. */
  loaded: (part: RemoteName | 'shell', release: string, milliseconds: number) => void
  failed: (remote: RemoteName, release: string, place: FailurePlace) => void
}

interface ReportsOptions {
  /** Share of page loads that report their loads, 0 to 1. */
  rate: number
  /** Reports nothing, because the request chose its releases itself. */
  isSilent?: boolean
  send?: (report: ReleaseReport) => void
}

/**
 * Batches events and sends them when the page is left or hidden, and soon after a failure. Nothing is sent before the page
 * is hydrated, so that reports do not compete with requests that the visitor waits for.
 */
export function createReleaseReports({ rate, isSilent = false, send = sendBeacon }: ReportsOptions): ReleaseReports {
  const isSampled = !isSilent && Math.random() < rate
  const weight = isSampled ? Math.max(1, Math.round(1 / rate)) : 1
  const pending: ReleaseEvent[] = []
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    if (document.documentElement.dataset['alive'] !== 'true') return
    while (pending.length > 0) send({ weight, events: pending.splice(0, MAX_EVENTS) })
  }

  function flushSoon() {
    timer ??= setTimeout(() => {
      timer = undefined
      flush()
      if (pending.length > 0) flushSoon()
    }, BATCH_MS)
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  addEventListener('pagehide', flush)

  return {
    loaded(remote, release, milliseconds) {
      if (isSampled) pending.push({ kind: 'loaded', remote, release, milliseconds: Math.round(milliseconds) })
    },
    failed(remote, release, place) {
      failures += 1
      if (isSilent || failures > MAX_FAILURES) return
      pending.push({ kind: 'failed', remote, release, place })
      flushSoon()
    },
  }
}

/** Fire and forget; a beacon outlives the page. */
function sendBeacon(report: ReleaseReport) {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(serviceUrl('/release-reports'), body)
}
