import { jobAlerts } from '../../content/careers/job-alerts'
import { OPPORTUNITIES_PATH, jobsPath } from '../../kit/jobs/job-query'
import { searchWords } from '../../kit/jobs/search-words'
import { SubscriptionLinkView } from './SubscriptionLinkView'
import type { SubscriptionLinkData } from './subscription-link'

/** The page that a link in a job alert email opens: confirms the alert or unsubscribes, and shows the saved search. */
export function JobAlertLinkView({ link }: { link: SubscriptionLinkData }) {
  const search = typeof link.state === 'object' ? link.state.search : undefined
  return (
    <SubscriptionLinkView
      link={link}
      texts={jobAlerts}
      seed="job alerts"
      onward={search ? jobsPath(search) : OPPORTUNITIES_PATH}
      about={search && (searchWords(search) || 'All open positions')}
    />
  )
}
