import { useLoaderData } from '@tekskills/shared/routing/router'
import { ApplicationView } from './ApplicationView'
import { ClosedJob } from './ClosedJob'
import { JobUnavailable } from './JobUnavailable'
import { JobView } from './JobView'
import { ListView } from './ListView'
import { TalentPoolView } from './TalentPoolView'
import { ExpiredPreview, UnknownJob } from './UnknownJob'
import type { OpportunitiesData } from './opportunities-loader'

/** The open positions, one of them, or an application form, depending on the query (contract §3.9). */
export function OpportunitiesPage() {
  const shown = useLoaderData<OpportunitiesData>()
  switch (shown.view) {
    case 'list':
      return <ListView query={shown.query} jobs={shown.jobs} />
    case 'job':
      return <JobView job={shown.job} />
    case 'application':
      return <ApplicationView job={shown.job} />
    case 'pool':
      return <TalentPoolView />
    case 'closed':
      return <ClosedJob closeReason={shown.closeReason} similar={shown.similar} />
    case 'unknown':
      return <UnknownJob />
    case 'expired':
      return <ExpiredPreview />
    case 'unavailable':
      return <JobUnavailable />
  }
}
