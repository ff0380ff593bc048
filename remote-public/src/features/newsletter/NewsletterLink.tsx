import { newsletter } from '../../content/newsletter'
import { insightTypes } from '../../kit/insights/insight-type'
import { SubscriptionLink } from './SubscriptionLink'
import type { SubscriptionLinkData } from './subscription-link'

/** The page of a link in a newsletter mail. */
export const NewsletterLink = ({ link }: { link: SubscriptionLinkData }) => (
  <SubscriptionLink link={link} texts={newsletter} seed="newsletter" onward={insightTypes.blogs.path} />
)
