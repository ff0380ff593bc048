import { useId } from 'react'
import { styled } from 'styled-components'
import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'
import { Text } from '@tekskills/shared/ui/Text/Text'

interface FilterChipsProps {
  /** Label of the filter. */
  label: string
  /** The selected value; empty for all. */
  chosen: string
  choices: readonly { value: string; name: string }[]
  /** Returns the address of the list for a value; empty for all. */
  addressOf: (value: string) => string
}

/** Links that filter a list by one value. */
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
