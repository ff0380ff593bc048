import { isApiError } from '@tekskills/shared/http/api-error'

/** Milliseconds before each further attempt to learn whether a save arrived. */
const PAUSES = [800, 2_000, 5_000]

/** No response, or one of a proxy between browser and service: the service may have saved, or not. */
const AMBIGUOUS_STATUSES: readonly unknown[] = [undefined, 502, 503, 504]

/**
 * Sends a save until there is a response. After a broken connection it is unknown whether the service has it; it
 * carries a key, so that sending it again has one effect and returns the first response (FT-13). Rejects with the
 * server error, or with the last failure once the attempts are used up.
 */
export async function saveWithRetry<Saved>(send: () => Promise<Saved>, onAmbiguous?: () => void): Promise<Saved> {
  for (const pause of PAUSES) {
    try {
      return await send()
    } catch (error) {
      if (!isAmbiguousFailure(error)) throw error
      onAmbiguous?.()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return send()
}

/** True when it is not known whether a save arrived; a device that is offline has sent nothing (FT-33). */
export const isAmbiguousFailure = (error: unknown) =>
  isApiError(error) && AMBIGUOUS_STATUSES.includes(error.status) && navigator.onLine
