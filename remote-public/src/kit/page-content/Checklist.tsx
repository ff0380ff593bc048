import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Item } from '../../content/page-content'

/** A list of items with check marks. */
export function Checklist({ items }: { items: readonly Item[] }) {
  return (
    <List $columns={items.length === 3 ? 3 : 2}>
      {items.map(({ name, text }) => (
        <Entry key={name}>
          <Tick aria-hidden="true">
            <Check strokeWidth={2} />
          </Tick>
          <div>
            <Text $weight="semibold">{name}</Text>
            <Text $tone="muted">{text}</Text>
          </div>
        </Entry>
      ))}
    </List>
  )
}

const List = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.lg} ${theme.space.xxl}`};
  padding: 0;
  list-style: none;

  ${media.laptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`

const Entry = styled.li`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: start;
`

const Tick = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ theme }) => theme.icon.xl};
  block-size: ${({ theme }) => theme.icon.xl};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.accent};

  & > svg {
    inline-size: ${({ theme }) => theme.icon.sm};
  }
`
