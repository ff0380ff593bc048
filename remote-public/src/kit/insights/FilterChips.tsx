import { useId } from 'react'
import { styled } from 'styled-components'
import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'
import { Text } from '@tekskills/shared/ui/Text/Text'

interface FilterChipsProps {
  /** What the row chooses. */
  label: string
  /** The chosen value; empty: all. */
  chosen: string
  choices: readonly { value: string; name: string }[]
  /** Address of the list with a value chosen; empty: all. */
  addressOf: (value: string) => string
}

/** Links that narrow a list to one value of a filter. */
export function FilterChips({ label, chosen, choices, addressOf }: FilterChipsProps) {
  const labelId = useId()
  return (
    <Row aria-labelledby={labelId} data-print="hide">
      <Text id={labelId} $size="small" $tone="muted">
        {label}
      </Text>
      <Choices>
        {[{ value: '', name: 'All' }, ...choices].map(({ value, name }) => (
          <li key={value}>
            <FilterChip to={addressOf(value)} selected={value === chosen}>
              {name}
            </FilterChip>
          </li>
        ))}
      </Choices>
    </Row>
  )
}

const Row = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
`

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  padding: 0;
  list-style: none;
`
