import { isApiError } from '@tekskills/shared/http/api-error'

/** Delays in milliseconds before each retry. */
const RETRY_DELAYS_MS = [800, 2_000, 5_000]

/** No response, or a response of a proxy in between: the service may or may not have saved. */
const AMBIGUOUS_STATUSES: readonly unknown[] = [undefined, 502, 503, 504]

/**
 * Sends a save and retries until there is a response. After a broken connection it is unknown whether the service has
 * saved; the idempotency key makes a retry return the first response. Rejects with the server error, or with
 * the last failure once the retries are used up.
 */
export async function saveWithRetry<Saved>(send: () => Promise<Saved>, onAmbiguous?: () => void): Promise<Saved> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await send()
    } catch (error) {
      if (!isAmbiguousFailure(error)) throw error
      onAmbiguous?.()
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return send()
}

/** Whether the service has answered that it did not save. */
export const isRefusal = (error: unknown) => isApiError(error) && error.status !== undefined && error.status < 500

/** Whether it is unknown if a save arrived; an offline device has sent nothing. */
export const isAmbiguousFailure = (error: unknown) =>
  isApiError(error) && AMBIGUOUS_STATUSES.includes(error.status) && navigator.onLine
