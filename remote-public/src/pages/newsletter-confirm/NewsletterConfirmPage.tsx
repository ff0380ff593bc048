import { useLoaderData } from '@tekskills/shared/routing/router'
import { SubscriptionLink } from '../../features/newsletter/SubscriptionLink'
import type { SubscriptionLinkData } from '../../features/newsletter/subscription-link'

/** The page of a mailed link that confirms a subscription. */
export function NewsletterConfirmPage() {
  return <SubscriptionLink link={useLoaderData<SubscriptionLinkData>()} />
}
