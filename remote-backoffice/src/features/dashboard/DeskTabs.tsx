import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { paths } from '../../paths'

export type DeskTab = 'overview' | 'enquiries' | 'subscribers'

const TABS: readonly [DeskTab, string][] = [
  ['overview', 'Overview'],
  ['enquiries', 'Enquiries'],
  ['subscribers', 'Subscribers'],
]

/** The parts of the dashboard of BLOGS; each has an address of its own (contract §4 row 48). */
export const DeskTabs = ({ current }: { current: DeskTab }) => (
  <Cluster as="nav" aria-label="Dashboard" $gap="xs">
    {TABS.map(([tab, label]) => (
      <FilterChip
        key={tab}
        to={tab === 'overview' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`}
        selected={tab === current}
      >
        {label}
      </FilterChip>
    ))}
  </Cluster>
)
