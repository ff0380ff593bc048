import { useLoaderData } from '@tekskills/shared/routing/router'
import { NewsletterLink } from '../../features/newsletter/NewsletterLink'
import type { SubscriptionLinkData } from '../../features/newsletter/subscription-link'

/** The page of a mailed link that ends a subscription. */
export function NewsletterUnsubscribePage() {
  return <NewsletterLink link={useLoaderData<SubscriptionLinkData>()} />
}
