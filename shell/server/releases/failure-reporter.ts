import type { ReleaseEvent, ReleaseReport } from '@tekskills/shared/contracts/http/release-reports'
import { MAX_EVENTS } from '@tekskills/shared/contracts/release'

/** Milliseconds between reports; failures in between are batched. */
const FLUSH_INTERVAL = 1000
/** Milliseconds that sending a report may take. */
const TIMEOUT_MS = 2000

/** Reports to the service that a release failed on this server: it was rejected, or threw while rendering a page. */
export type ReportFailure = (remote: ReleaseEvent['remote'], release: string) => void

/** Batches failures and reports them to the service. Reports that cannot be sent are dropped; failures are also logged. */
export function createFailureReporter(apiUrl: string) {
  const pending: ReleaseEvent[] = []

  async function flush() {
    if (pending.length === 0) return
    const report: ReleaseReport = { events: pending.splice(0, MAX_EVENTS) }
    await fetch(`${apiUrl}/api/release-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
  }
  const timer = setInterval(() => void flush(), FLUSH_INTERVAL).unref()

  const reportFailure: ReportFailure = (remote, release) => {
    if (pending.length < MAX_EVENTS) pending.push({ kind: 'failed', remote, release, place: 'server' })
  }
  return {
    reportFailure,
    /** Reports releases that were rejected, each given as `<part> <release>`. */
    reportRejected(releases: readonly string[]) {
      for (const [remote = '', release = ''] of releases.map((label) => label.split(' ')))
        reportFailure(remote, release)
    },
    stop: () => clearInterval(timer),
  }
}
