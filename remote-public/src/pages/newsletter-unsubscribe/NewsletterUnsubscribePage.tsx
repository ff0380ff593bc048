import { useLoaderData } from '@tekskills/shared/routing/router'
import { NewsletterLinkView } from '../../features/newsletter/NewsletterLinkView'
import type { SubscriptionLinkData } from '../../features/newsletter/subscription-link'

/** The page of an emailed link that ends a subscription. */
export function NewsletterUnsubscribePage() {
  return <NewsletterLinkView link={useLoaderData<SubscriptionLinkData>()} />
}
