import { styled } from 'styled-components'
import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'

interface FilterChipsProps {
  /** Names the row for people who do not see it. */
  label: string
  /** The chosen value; empty: all. */
  chosen: string
  choices: readonly { value: string; name: string }[]
  /** Address of the list with a value chosen; empty: all. */
  addressOf: (value: string) => string
}

/** Links that narrow a list to one value of a filter. */
export function FilterChips({ label, chosen, choices, addressOf }: FilterChipsProps) {
  return (
    <nav aria-label={label}>
      <Choices>
        {[{ value: '', name: 'All' }, ...choices].map(({ value, name }) => (
          <li key={value}>
            <FilterChip to={addressOf(value)} selected={value === chosen}>
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
