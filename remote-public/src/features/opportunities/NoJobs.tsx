import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { OPPORTUNITIES_PATH, TALENT_POOL_PATH, type JobQuery, isNarrowed, jobsPath } from '../../kit/jobs/job-query'

/** Explains why no job is listed and what to do instead. */
export function NoJobs({ query }: { query: JobQuery }) {
  if (query.page > 0) {
    return (
      <EmptyState
        heading={`There is no page ${query.page + 1} here`}
        action={<ButtonLink to={jobsPath({ ...query, page: 0 })}>Go to the first page</ButtonLink>}
      >
        The list has fewer pages than this address suggests.
      </EmptyState>
    )
  }
  if (isNarrowed(query)) {
    return (
      <EmptyState
        heading="No open positions match your filters"
        action={<ButtonLink to={OPPORTUNITIES_PATH}>Show all positions</ButtonLink>}
      >
        Remove a filter, or try a shorter search term.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      heading="There are no open positions today"
      action={<ButtonLink to={TALENT_POOL_PATH}>Join the talent pool</ButtonLink>}
    >
      Send us your CV, and we will write to you when a team needs someone like you.
    </EmptyState>
  )
}
