import { useLoaderData } from '@tekskills/shared/routing/router'
import { JobAlertLink } from '../../features/newsletter/JobAlertLink'
import type { SubscriptionLinkData } from '../../features/newsletter/subscription-link'

/** The page of a mailed link that confirms a job alert. */
export function JobAlertConfirmPage() {
  return <JobAlertLink link={useLoaderData<SubscriptionLinkData>()} />
}
