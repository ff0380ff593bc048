import { useLoaderData } from '@tekskills/shared/routing/router'
import { SubscriptionLink } from '../../features/newsletter/SubscriptionLink'
import type { SubscriptionLinkData } from '../../features/newsletter/subscription-link'

/** Where a subscription is ended, by the link of a mail. */
export function NewsletterUnsubscribePage() {
  return <SubscriptionLink link={useLoaderData<SubscriptionLinkData>()} />
}
