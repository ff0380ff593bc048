import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Item } from '../../content/page-content'

/** Items in rows with lines, each with its text. */
export function RuledRows({ items }: { items: readonly Item[] }) {
  return (
    <Rows>
      {items.map(({ name, text }) => (
        <Row key={name}>
          <Text $weight="semibold">{name}</Text>
          <Text $tone="muted">{text}</Text>
        </Row>
      ))}
    </Rows>
  )
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space.xxl};
  padding: 0;
  list-style: none;

  ${media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.lg}`};
  padding-block: ${({ theme }) => theme.space.md};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`
