import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Item } from '../../content/page-content'
import { evenRows } from './even-rows'

/** Items side by side, each below a line that starts in the accent color. */
export function ItemCells({ items }: { items: readonly Item[] }) {
  return (
    <Cells $count={items.length}>
      {items.map(({ name, text }) => (
        <Cell key={name}>
          <Heading level={3} size="h4">
            {name}
          </Heading>
          <Text $tone="muted">{text}</Text>
        </Cell>
      ))}
    </Cells>
  )
}

const Cells = styled.ul<{ $count: number }>`
  ${({ $count }) => evenRows($count)}
  gap: ${({ theme }) => theme.space.xl};

  ${media.laptop} {
    row-gap: ${({ theme }) => theme.space.xxl};
  }
`

const Cell = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  padding-block-start: ${({ theme }) => theme.space.lg};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${({ theme }) => theme.line.thin});
    inset-inline-start: 0;
    inline-size: ${({ theme }) => theme.space.xxl};
    block-size: ${({ theme }) => theme.line.thick};
    background: ${({ theme }) => theme.color.accent};
  }
`
