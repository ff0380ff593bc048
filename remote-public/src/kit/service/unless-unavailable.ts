import { isApiError } from '@tekskills/shared/http/api-error'

/** Response options of a page that is rendered without its content; a response with this status is not cached. */
export const UNAVAILABLE = { status: 503 }

/** The result of the call, or `null` when the service fails or cannot be reached; a cancelled call stays an error. */
export async function unlessUnavailable<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
