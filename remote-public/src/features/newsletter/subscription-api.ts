import type { SubscriptionStanding } from '@tekskills/shared/contracts/http/newsletter'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { type LinkPurpose, type LinkStanding, linkCall } from './subscription-link'

/** Fetches the state of a link's subscription without changing it. */
export async function lookUpSubscription(
  purpose: LinkPurpose,
  token: string,
  signal: AbortSignal,
): Promise<LinkStanding> {
  // Tokens of the service are never longer.
  if (!token || token.length > 400) return 'expired'
  try {
    const { data } = await http.get<SubscriptionStanding>(linkCall(purpose, token), { signal })
    return data
  } catch (error) {
    return standingAfter(error)
  }
}

/** Confirms or ends a subscription; returns `unavailable` if the service could not be reached. */
export async function followLink(purpose: LinkPurpose, token: string): Promise<LinkStanding> {
  try {
    const { data } = await http.post<SubscriptionStanding>(linkCall(purpose, token))
    return data
  } catch (error) {
    return standingAfter(error)
  }
}

function standingAfter(error: unknown): LinkStanding {
  if (!isApiError(error)) throw error
  return [400, 404, 410, 414].includes(error.status ?? 0) ? 'expired' : 'unavailable'
}
