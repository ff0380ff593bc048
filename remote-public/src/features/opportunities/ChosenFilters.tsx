import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { choiceChip } from '@tekskills/shared/ui/Chip/Chip.styles'
import { AnyLink } from '@tekskills/shared/ui/TextLink/AnyLink'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { labelOf } from './filter-choices'
import { OPPORTUNITIES_PATH, type JobQuery, isNarrowed, jobFilters, jobsPath } from '../../kit/jobs/job-query'
import { positions } from '../../kit/jobs/job-labels'

/** Number of matching jobs, and a link to remove each active filter. */
export function ChosenFilters({ query, total }: { query: JobQuery; total: number }) {
  const chosen = [
    ...(query.q ? [{ name: 'q' as const, label: `“${query.q}”` }] : []),
    ...jobFilters.filter((name) => query[name]).map((name) => ({ name, label: labelOf(name, query[name]) })),
  ]
  return (
    <Cluster $gap="sm">
      <Text $weight="semibold">{positions(total)}</Text>
      {chosen.map(({ name, label }) => (
        <Chosen key={name} to={jobsPath({ ...query, [name]: '', page: 0 })}>
          <VisuallyHidden>Remove filter: </VisuallyHidden>
          {label}
          <X aria-hidden="true" strokeWidth={1.75} />
        </Chosen>
      ))}
      {isNarrowed(query) && <TextLink to={OPPORTUNITIES_PATH}>Show all positions</TextLink>}
    </Cluster>
  )
}

const Chosen = styled(AnyLink)`
  ${choiceChip}
  overflow-wrap: anywhere;
`
