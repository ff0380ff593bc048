import { isApiError } from './api-error'

interface Submission {
  /** Whether the browser was offline before anything was sent, see {@link isOffline}. */
  wasOffline: boolean
  /** Sentence about what is kept. */
  kept?: string
  /** What was sent with an idempotency key, such as "your message": sending it again cannot store it twice. */
  sent?: string
}

/** Whether the browser knows that it has no connection. */
export const isOffline = (): boolean => !navigator.onLine

/**
 * Whether the service may have stored what was sent although the call failed: the response was lost, or did not come from
 * the service. Only a rejection (4xx), or a browser that was offline all along, rules it out.
 */
export function mayHaveArrived(error: unknown, wasOffline: boolean): boolean {
  if (!isApiError(error) || (error.status === undefined && wasOffline && isOffline())) return false
  return error.status === undefined || error.status < 400 || error.status >= 500
}

/**
 * Says that a submission got no response, or that its code could not be loaded, and what to do. It says that nothing was
 * sent only if that is certain. Undefined for any other error.
 */
export function connectionProblem(error: unknown, { wasOffline, kept, sent }: Submission): string | undefined {
  const isUnloaded = error instanceof Error && error.name === 'ChunkLoadError'
  const hasNoResponse = isApiError(error) ? error.status === undefined : isOffline() || isUnloaded
  if (!hasNoResponse) return undefined
  return sentencesOf(mayHaveArrived(error, wasOffline), sent, kept).filter(Boolean).join(' ')
}

function sentencesOf(isUncertain: boolean, sent: string | undefined, kept: string | undefined) {
  if (isUncertain && sent) {
    const lost = `We did not get a response, so we cannot tell whether ${sent} arrived.`
    return [lost, kept, 'Check your connection and send it again: if you change nothing, it is stored only once.']
  }
  if (!isOffline()) {
    return ['The service could not be reached.', kept, 'Please check your connection and try again in a moment.']
  }
  const offline = isUncertain
    ? 'There is no internet connection.'
    : 'There is no internet connection, so nothing was sent.'
  return [offline, kept, 'Please try again when you are connected.']
}
