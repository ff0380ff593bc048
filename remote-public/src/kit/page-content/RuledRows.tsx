import { styled } from 'styled-components'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Item } from '../../content/page-content'
import { evenRows } from './even-rows'

/** Items in rows with lines, each with its text. */
export function RuledRows({ items }: { items: readonly Item[] }) {
  return (
    <Rows $count={items.length}>
      {items.map(({ name, text }) => (
        <Row key={name}>
          <Text $weight="semibold">{name}</Text>
          <Text $tone="muted">{text}</Text>
        </Row>
      ))}
    </Rows>
  )
}

const Rows = styled.ul<{ $count: number }>`
  ${({ $count }) => evenRows($count)}
  column-gap: ${({ theme }) => theme.space.xxl};
`

const Row = styled.li`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.xxs};
  padding-block: ${({ theme }) => `${theme.space.md} ${theme.space.lg}`};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
`
