import { newsletter } from '../../content/newsletter'
import { insightTypes } from '../../kit/insights/insight-type'
import { NewsletterSignUp } from './NewsletterSignUp'
import { SubscriptionLinkView } from './SubscriptionLinkView'
import type { SubscriptionLinkData } from './subscription-link'

/** The page that a link in a newsletter email opens: confirms the subscription or unsubscribes. */
export const NewsletterLinkView = ({ link }: { link: SubscriptionLinkData }) => (
  <SubscriptionLinkView
    link={link}
    texts={newsletter}
    seed="newsletter"
    onward={insightTypes.blogs.path}
    renewal={link.purpose === 'confirm' && <NewsletterSignUp />}
  />
)
