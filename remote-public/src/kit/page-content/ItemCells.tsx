import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Item } from '../../content/page-content'

/** Items side by side, each below a line that starts in the accent color. */
export function ItemCells({ items }: { items: readonly Item[] }) {
  return (
    <Cells $atTablet={items.length === 3 ? 3 : 2}>
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

const Cells = styled.ul<{ $atTablet: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.xl} ${theme.space.xl}`};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(${({ $atTablet }) => $atTablet}, minmax(0, 1fr));
  }

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
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
