import { useId } from 'react'
import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { editOf, paths } from '../../paths'
import { formatCalendarDay } from '../time/format-time'
import { Panel, RecentList } from './Dashboard.styles'

/** Jobs that close within two weeks: extend them, or take the applicants on. */
export function ClosingSoon({ jobs }: { jobs: CareersDashboard['closingSoon'] }) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId}>
      <Heading level={2} size="h4" id={headingId}>
        Closing soon
      </Heading>
      {jobs.length === 0 ? (
        <Text $tone="muted">No open job closes within two weeks.</Text>
      ) : (
        <RecentList>
          {jobs.map(({ id, jobTitle, closingDate, applicantCount }) => (
            <li key={id}>
              <TextLink to={editOf(paths.addCareer, id)}>{jobTitle}</TextLink>
              <Text as="span" $size="small" $tone="muted">
                {formatCalendarDay(closingDate)}, {applicantCount} {applicantCount === 1 ? 'applicant' : 'applicants'}
              </Text>
            </li>
          ))}
        </RecentList>
      )}
    </Panel>
  )
}
