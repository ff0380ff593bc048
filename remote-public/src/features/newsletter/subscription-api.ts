import type { JobAlertState } from '@tekskills/shared/contracts/http/job-alerts'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { type LinkPurpose, type LinkState, type SubscriptionList, linkCall } from './subscription-link'

/** Fetches the state of a link's subscription without changing it. */
export async function lookUpSubscription(
  list: SubscriptionList,
  purpose: LinkPurpose,
  token: string,
  signal: AbortSignal,
): Promise<LinkState> {
  // Tokens of the service are never longer.
  if (!token || token.length > 400) return 'expired'
  try {
    const { data } = await http.get<JobAlertState>(linkCall(list, purpose, token), { signal })
    return data
  } catch (error) {
    return stateAfter(error)
  }
}

/** Confirms or ends a subscription; returns `unavailable` if the service could not be reached. */
export async function followLink(list: SubscriptionList, purpose: LinkPurpose, token: string): Promise<LinkState> {
  try {
    const { data } = await http.post<JobAlertState>(linkCall(list, purpose, token))
    return data
  } catch (error) {
    return stateAfter(error)
  }
}

function stateAfter(error: unknown): LinkState {
  if (!isApiError(error)) throw error
  return [400, 404, 410, 414].includes(error.status ?? 0) ? 'expired' : 'unavailable'
}
