import { jobAlerts } from '../../content/careers/job-alerts'
import { OPPORTUNITIES_PATH, jobsPath } from '../../kit/jobs/job-query'
import { searchWords } from '../../kit/jobs/search-words'
import { SubscriptionLink } from './SubscriptionLink'
import type { SubscriptionLinkData } from './subscription-link'

/** The page of a link in a mail of a job alert; it shows the saved search. */
export function JobAlertLink({ link }: { link: SubscriptionLinkData }) {
  const search = typeof link.state === 'object' ? link.state.search : undefined
  return (
    <SubscriptionLink
      link={link}
      texts={jobAlerts}
      seed="job alerts"
      onward={search ? jobsPath(search) : OPPORTUNITIES_PATH}
      about={search && (searchWords(search) || 'All open positions')}
    />
  )
}
