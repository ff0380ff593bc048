import { useLoaderData } from '@tekskills/shared/routing/router'
import { JobAlertLinkView } from '../../features/newsletter/JobAlertLinkView'
import type { SubscriptionLinkData } from '../../features/newsletter/subscription-link'

/** The page of an emailed link that ends a job alert. */
export function JobAlertUnsubscribePage() {
  return <JobAlertLinkView link={useLoaderData<SubscriptionLinkData>()} />
}
