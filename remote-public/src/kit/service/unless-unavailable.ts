import { isApiError } from '@tekskills/shared/http/api-error'

/** Answer options of a page that stands without its content; an answer of this status is not kept. */
export const UNAVAILABLE = { status: 503 }

/** The call's answer, or `null` when the service refuses or cannot be reached; a cancelled call stays an error. */
export async function unlessUnavailable<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
