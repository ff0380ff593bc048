import { useLoaderData } from '@tekskills/shared/routing/router'
import { SubscriptionLink } from '../../features/newsletter/SubscriptionLink'
import type { SubscriptionLinkData } from '../../features/newsletter/subscription-link'

/** The page of a mailed link that ends a subscription. */
export function NewsletterUnsubscribePage() {
  return <SubscriptionLink link={useLoaderData<SubscriptionLinkData>()} />
}
