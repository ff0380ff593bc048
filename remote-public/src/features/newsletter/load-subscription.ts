import { type LoaderFunctionArgs, data } from '@tekskills/shared/routing/router'
import { UNAVAILABLE } from '../../kit/service/unless-unavailable'
import { lookUpSubscription } from './subscription-api'
import type { LinkPurpose, SubscriptionLinkData, SubscriptionList } from './subscription-link'

/** Loads the page of a link; status 410 if it is no longer valid, 503 while the service is unreachable. */
export const loadSubscription =
  (purpose: LinkPurpose, list: SubscriptionList = 'newsLetter') =>
  async ({ request }: LoaderFunctionArgs) => {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const state = await lookUpSubscription(list, purpose, token, request.signal)
    const result: SubscriptionLinkData = { list, purpose, token, state, personal: true }
    if (state === 'unavailable') return data(result, UNAVAILABLE)
    return state === 'expired' && token ? data(result, { status: 410 }) : result
  }
