import { useLoaderData } from '@tekskills/shared/routing/router'
import { JobAlertLinkView } from '../../features/newsletter/JobAlertLinkView'
import type { SubscriptionLinkData } from '../../features/newsletter/subscription-link'

/** The page of an emailed link that confirms a job alert. */
export function JobAlertConfirmPage() {
  return <JobAlertLinkView link={useLoaderData<SubscriptionLinkData>()} />
}
