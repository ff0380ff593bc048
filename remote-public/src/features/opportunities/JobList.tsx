import { styled } from 'styled-components'
import type { PublicCareerCard } from '@tekskills/shared/contracts/http/careers'
import { media } from '@tekskills/shared/theme/media'
import { CardLink } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { formatDate } from '../../kit/dates/published-date'
import { RuledItem, RuledList } from '../../kit/lists/ruled-list'
import { jobPath } from '../../kit/jobs/job-query'
import { employmentTypeLabels, placeOf, workplaceTypeLabels } from '../../kit/jobs/job-labels'

interface JobListProps {
  jobs: readonly PublicCareerCard[]
  /** Heading level of the titles. */
  headingLevel?: 2 | 3
}

/** Open jobs as a list: title, summary, place, terms and closing date. */
export function JobList({ jobs, headingLevel = 3 }: JobListProps) {
  return (
    <RuledList>
      {jobs.map((job) => (
        <Line key={job.id}>
          <Stack $gap="xs">
            <Text $size="small" $weight="semibold" $tone="accent">
              {job.department ?? employmentTypeLabels[job.employmentType]}
            </Text>
            <Heading level={headingLevel} size="h4">
              <CardLink to={jobPath(job.slug)}>{job.jobTitle}</CardLink>
            </Heading>
            <Text $tone="muted" $measure>
              {job.summary}
            </Text>
          </Stack>
          <Terms>
            <Text as="li" $weight="semibold">
              {placeOf(job)}
            </Text>
            <Text as="li" $tone="muted">
              {employmentTypeLabels[job.employmentType]}, {workplaceTypeLabels[job.workplaceType].toLowerCase()}
            </Text>
            <Text as="li" $tone="muted">
              Apply by <time dateTime={job.closingDate}>{formatDate(job.closingDate)}</time>
            </Text>
          </Terms>
        </Line>
      ))}
    </RuledList>
  )
}

const Line = styled(RuledItem)`
  gap: ${({ theme }) => `${theme.space.md} ${theme.space.xxl}`};
  padding-block: ${({ theme }) => theme.space.lg};

  ${media.laptop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    padding-block: ${({ theme }) => theme.space.xl};
  }
`

const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.md}`};
  padding: 0;
  font-size: ${({ theme }) => theme.font.size.small};
  list-style: none;

  & > li {
    font-size: inherit;
  }

  ${media.laptop} {
    flex-direction: column;
  }
`
