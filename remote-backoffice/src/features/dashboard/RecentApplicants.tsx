import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { applicantPage } from '../../paths'
import { StageBadge } from '../../kit/hiring/StageBadge'
import { Panel } from '../../kit/staff-page/Panel'
import { formatMoment } from '../../kit/time/format-time'
import { RecentList } from './Dashboard.styles'

/** The latest applicants, each linked to their page. */
export function RecentApplicants({ people }: { people: CareersDashboard['recentApplicants'] }) {
  return (
    <Panel heading="Latest applications">
      {people.length === 0 ? (
        <Text $tone="muted">No applications yet.</Text>
      ) : (
        <RecentList>
          {people.map(({ id, name, jobTitle, stage, appliedAt }) => (
            <li key={id}>
              <TextLink to={applicantPage(id)}>
                <bdi>{name}</bdi>
              </TextLink>
              <StageBadge stage={stage} />
              <Text as="span" $size="small" $tone="muted">
                <bdi>{jobTitle ?? 'Talent pool'}</bdi>, {formatMoment(appliedAt)}
              </Text>
            </li>
          ))}
        </RecentList>
      )}
    </Panel>
  )
}
