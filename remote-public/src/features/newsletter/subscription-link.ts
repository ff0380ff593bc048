import type { JobAlertState } from '@tekskills/shared/contracts/http/job-alerts'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'

/** What is subscribed to, named as in the paths of its calls. */
export type SubscriptionList = 'newsLetter' | 'jobAlerts'

/** What a link in an email is for. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The state of a link's subscription, or why it is unknown. */
export type LinkState = JobAlertState | 'expired' | 'unavailable'

export interface SubscriptionLinkData extends WithPageMeta {
  list: SubscriptionList
  purpose: LinkPurpose
  token: string
  state: LinkState
}

/** The endpoint of a link: GET returns the state, POST confirms or unsubscribes. A plain form can post to it, too. */
export const linkCall = (list: SubscriptionList, purpose: LinkPurpose, token: string) =>
  `/public/user/${list}/${purpose}?${new URLSearchParams({ token })}`
