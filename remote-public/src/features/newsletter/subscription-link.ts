import type { SubscriptionStanding } from '@tekskills/shared/contracts/http/newsletter'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'

/** What a link of a newsletter mail is for. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The state of a link's subscription, or why it is unknown. */
export type LinkStanding = SubscriptionStanding | 'expired' | 'unavailable'

export interface SubscriptionLinkData extends WithPageMeta {
  purpose: LinkPurpose
  token: string
  standing: LinkStanding
}

/** The call behind a link: read it to look, post it to act. A plain form may post it as well. */
export const linkCall = (purpose: LinkPurpose, token: string) =>
  `/public/user/newsLetter/${purpose}?${new URLSearchParams({ token })}`
