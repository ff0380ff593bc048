import type { FailureError, ReleaseEvent, ReleaseReport } from '@tekskills/shared/contracts/http/release-reports'
import { MAX_EVENTS, MAX_FAILURE_MESSAGE, MAX_FRAMES } from '@tekskills/shared/contracts/release'

/** Milliseconds between reports; failures in between are batched. */
const FLUSH_INTERVAL = 1000
/** Milliseconds that sending a report may take. */
const TIMEOUT_MS = 2000

/** Reports to the service that a release failed on this server: it was rejected, or threw while rendering a page. */
export type ReportFailure = (remote: ReleaseEvent['remote'], release: string, failure?: ServerFailure) => void

/** An error that a page threw on the server, and the address pattern of the page. */
interface ServerFailure {
  error: unknown
  route: string
}

/** A place in the server build of a release, which is a file in the release's folder. */
const PLACE = /((?<![\w-])[\w-]+\/\w+\/server\.cjs:\d+:\d+)/g

function describe({ error, route }: ServerFailure): FailureError {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return {
    message: message.slice(0, MAX_FAILURE_MESSAGE),
    frames: (stack.match(PLACE) ?? []).slice(0, MAX_FRAMES),
    route,
  }
}

/** Batches failures, after `count` was called for each, and reports them to the service. Reports that cannot be sent are dropped; failures are also logged. */
export function createFailureReporter(apiUrl: string, count?: (remote: string, release: string) => void) {
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

  const reportFailure: ReportFailure = (remote, release, failure) => {
    count?.(remote, release)
    if (pending.length >= MAX_EVENTS) return
    // The body of a report is limited; the errors of one second are mostly the same.
    const isDescribed = failure && !pending.some((event) => event.kind === 'failed' && event.error)
    const described = isDescribed ? { error: describe(failure) } : {}
    pending.push({ kind: 'failed', remote, release, place: 'server', ...described })
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
