import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { editOf, paths } from '../../paths'
import { APPLICANT } from '../../kit/hiring/applicant-labels'
import { Panel } from '../../kit/staff-page/Panel'
import { countOf } from '../../kit/tables/row-action-messages'
import { formatCalendarDay } from '../../kit/time/format-time'
import { RecentList } from './Dashboard.styles'

/** Jobs that close within two weeks, so that recruiters can extend them or hire in time. */
export function ClosingSoon({ jobs }: { jobs: CareersDashboard['closingSoon'] }) {
  return (
    <Panel heading="Closing soon">
      {jobs.length === 0 ? (
        <Text $tone="muted">No open job closes in the next two weeks.</Text>
      ) : (
        <RecentList>
          {jobs.map(({ id, jobTitle, closingDate, applicantCount }) => (
            <li key={id}>
              <TextLink to={editOf(paths.addCareer, id)}>{jobTitle}</TextLink>
              <Text as="span" $size="small" $tone="muted">
                {formatCalendarDay(closingDate)}, {countOf(applicantCount, APPLICANT)}
              </Text>
            </li>
          ))}
        </RecentList>
      )}
    </Panel>
  )
}
