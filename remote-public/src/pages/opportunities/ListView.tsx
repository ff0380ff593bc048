import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Pagination } from '@tekskills/shared/ui/Pagination/Pagination'
import { Band, Section } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { opportunities } from '../../content/careers/opportunities'
import { ChosenFilters } from '../../features/opportunities/ChosenFilters'
import { JobAlertForm } from '../../features/opportunities/JobAlertForm'
import { JobList } from '../../features/opportunities/JobList'
import { JobSearch } from '../../features/opportunities/JobSearch'
import { NoJobs } from '../../features/opportunities/NoJobs'
import { type JobQuery, TALENT_POOL_PATH } from '../../kit/jobs/job-query'
import type { JobPage } from '../../features/opportunities/jobs-api'
import { Unavailable } from '../../kit/service/Unavailable'

/** The open positions, with search, filters and paging in the address. */
export function ListView({ query, jobs }: { query: JobQuery; jobs: JobPage | null }) {
  return (
    <>
      <Band $tone="wash">
        <Container>
          <Stack $gap="xl">
            <Stack $gap="md">
              <Heading level={1}>{opportunities.heading}</Heading>
              <Text $size="lead" $tone="muted" $measure>
                {opportunities.lead}
              </Text>
            </Stack>
            <JobSearch query={query} facets={jobs?.facets} />
            {jobs ? (
              <Results query={query} jobs={jobs} />
            ) : (
              <Unavailable heading="The positions could not be loaded">
                The service is not responding. Your filters are kept in the address.
              </Unavailable>
            )}
          </Stack>
        </Container>
      </Band>
      <PoolInvitation />
    </>
  )
}

function Results({ query, jobs }: { query: JobQuery; jobs: JobPage }) {
  return (
    <Stack $gap="lg">
      <ChosenFilters query={query} total={jobs.totalElements} />
      {jobs.content.length > 0 ? <JobList jobs={jobs.content} headingLevel={2} /> : <NoJobs query={query} />}
      <Pagination page={query.page} totalPages={jobs.totalPages} />
      <JobAlertForm query={query} />
    </Stack>
  )
}

const { heading, text, action } = opportunities.pool

/** An invitation to the talent pool, for visitors without a matching position. */
function PoolInvitation() {
  const link = (
    <ButtonLink to={TALENT_POOL_PATH} variant="secondary">
      {action}
    </ButtonLink>
  )
  return <Section tone="muted" heading={heading} intro={text} action={link} />
}
