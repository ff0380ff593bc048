import type { ReleaseEvent, ReleaseReport } from '@tekskills/shared/contracts/http/release-reports'
import { MOST_EVENTS } from '@tekskills/shared/contracts/release'

/** Milliseconds in which failures gather to one report. */
const GATHERED_FOR = 1000
/** Milliseconds that a report may take. */
const TIMEOUT_MS = 2000

/** Tells the service that a release failed on this server: refused, or thrown while a page was rendered. */
export type ReportFailure = (remote: ReleaseEvent['remote'], release: string) => void

/** Gathers failures and reports them to the service. What it cannot take is lost: the log has it too. */
export function createFailureReporter(apiUrl: string) {
  const pending: ReleaseEvent[] = []

  async function flush() {
    if (pending.length === 0) return
    const report: ReleaseReport = { events: pending.splice(0, MOST_EVENTS) }
    await fetch(`${apiUrl}/api/release-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
  }
  const timer = setInterval(() => void flush(), GATHERED_FOR).unref()

  const reportFailure: ReportFailure = (remote, release) => {
    if (pending.length < MOST_EVENTS) pending.push({ kind: 'failed', remote, release, place: 'server' })
  }
  return {
    reportFailure,
    /** Takes releases that were refused, each as `<part> <release>`. */
    reportRejected(releases: readonly string[]) {
      for (const [remote = '', release = ''] of releases.map((label) => label.split(' ')))
        reportFailure(remote, release)
    },
    stop: () => clearInterval(timer),
  }
}
