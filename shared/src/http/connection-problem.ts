import { isApiError } from './api-error'

/**
 * Says that a form did not reach the service and what to do, for a submission that got no response or whose code could not
 * be loaded. Undefined for any other error.
 * @param kept sentence about what is kept
 */
export function connectionProblem(error: unknown, kept = ''): string | undefined {
  const isOffline = !navigator.onLine
  const isUnsent = error instanceof Error && error.name === 'ChunkLoadError'
  const isUnanswered = isApiError(error) ? error.status === undefined : isOffline || isUnsent
  if (!isUnanswered) return undefined
  const sentences = isOffline
    ? ['There is no internet connection, so nothing was sent.', kept, 'Please try again when you are connected.']
    : ['The service could not be reached.', kept, 'Please check your connection and try again in a moment.']
  return sentences.filter(Boolean).join(' ')
}
