import type { FailurePlace } from '@tekskills/shared/contracts/http/release-reports'
import type { ReleaseReports } from './release-reports'

/** Name of the error of code that cannot be loaded. */
const LOST_CODE = 'ChunkLoadError'

/** Bugs, as opposed to an unreachable service or a canceled request. */
const BUGS = new Set(['Error', 'TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', LOST_CODE])

/**
 * Reports uncaught errors: of handlers, timers and promises, and of workers, which only the page that started them is
 * notified of. Those whose stack names no release, such as an extension's, are left out.
 */
export function reportUncaught(reports: Pick<ReleaseReports, 'threw'>): void {
  const reportEvent = (place: FailurePlace) => (event: ErrorEvent) => {
    const { error, message, filename, lineno, colno } = event
    reports.threw(placeOf(error, place), (error as unknown) ?? message, `${filename}:${lineno}:${colno}`)
  }
  addEventListener('error', reportEvent('handler'))
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && BUGS.has(reason.name)) reports.threw(placeOf(reason, 'handler'), reason, '')
  })
  if (typeof Worker === 'undefined') return
  globalThis.Worker = new Proxy(Worker, {
    construct(target, args: ConstructorParameters<typeof Worker>) {
      const worker = new target(...args)
      worker.addEventListener('error', reportEvent('worker'))
      return worker
    },
  })
}

const placeOf = (error: unknown, place: FailurePlace): FailurePlace =>
  (error as Error | undefined)?.name === LOST_CODE ? 'chunk' : place

/**
 * Reports an error that the page handles, for example with a message, unless the service caused it. Nothing is written
 * to the console.
 */
export function reportCaught(error: unknown): void {
  if (error instanceof Error && BUGS.has(error.name)) dispatchEvent(new ErrorEvent('error', { error }))
}
