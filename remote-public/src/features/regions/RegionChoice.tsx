import { styled } from 'styled-components'
import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'
import { regions, type Region } from '../../content/regions'
import { contactPath } from './find-region'

interface RegionChoiceProps {
  label: string
  /** Words for no region at all. */
  anyLabel: string
  chosen: Region | undefined
}

/** The regions as links, so that choosing works before any script and without one; what was typed stays. */
export function RegionChoice({ label, anyLabel, chosen }: RegionChoiceProps) {
  const choices = [{ name: anyLabel, region: undefined }, ...regions.map((region) => ({ name: region.name, region }))]
  return (
    <nav aria-label={label}>
      <Choices>
        {choices.map(({ name, region }) => (
          <li key={name}>
            <FilterChip
              to={contactPath(region)}
              replace
              preventScrollReset
              state={{ samePage: true }}
              selected={region?.name === chosen?.name}
            >
              {name}
            </FilterChip>
          </li>
        ))}
      </Choices>
    </nav>
  )
}

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  padding: 0;
  list-style: none;
`
