import type { SubscriptionState } from '@tekskills/shared/contracts/http/newsletter'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'

/** The purpose of a link in a newsletter mail. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The state of a link's subscription, or why it is unknown. */
export type LinkState = SubscriptionState | 'expired' | 'unavailable'

export interface SubscriptionLinkData extends WithPageMeta {
  purpose: LinkPurpose
  token: string
  state: LinkState
}

/** The endpoint of a link: GET returns the state, POST confirms or unsubscribes. A plain form can post to it, too. */
export const linkCall = (purpose: LinkPurpose, token: string) =>
  `/public/user/newsLetter/${purpose}?${new URLSearchParams({ token })}`
