import { styled } from 'styled-components'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Item } from '../../content/page-content'
import { evenRows } from './even-rows'

interface RuledRowsProps {
  items: readonly Item[]
  /** There is room for two columns at most. */
  narrow?: boolean
}

/** Items in rows with lines, each with its text. */
export function RuledRows({ items, narrow = false }: RuledRowsProps) {
  return (
    <Rows $count={items.length} $narrow={narrow}>
      {items.map(({ name, text }) => (
        <Row key={name}>
          <Text $weight="semibold">{name}</Text>
          <Text $tone="muted">{text}</Text>
        </Row>
      ))}
    </Rows>
  )
}

const Rows = styled.ul<{ $count: number; $narrow: boolean }>`
  ${({ $count, $narrow }) => evenRows($count, $narrow)}
  column-gap: ${({ theme }) => theme.space.xxl};
`

const Row = styled.li`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.xxs};
  padding-block: ${({ theme }) => `${theme.space.md} ${theme.space.lg}`};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
`
