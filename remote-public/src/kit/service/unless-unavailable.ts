import { isApiError } from '@tekskills/shared/http/api-error'

/** Response options of a page that is rendered without its content; a response with this status is not cached. */
export const UNAVAILABLE = { status: 503 }

/** Resolves with `null` if the service fails or cannot be reached; rejects if the request was canceled. */
export async function unlessUnavailable<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
