import { Check, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Column, Columns } from '@tekskills/shared/ui/Grid/Grid'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { careers } from '../../content/careers/careers'

const { asked, never } = careers.conduct

/** What interviewers ask and what they never ask, side by side. */
export function Conduct() {
  return (
    <Columns $gap="xxl">
      <Column $span={6}>
        <ItemList {...asked} Icon={Check} />
      </Column>
      <Column $span={6}>
        <ItemList {...never} Icon={X} />
      </Column>
    </Columns>
  )
}

interface ItemListProps {
  heading: string
  items: readonly string[]
  Icon: typeof Check
}

function ItemList({ heading, items, Icon }: ItemListProps) {
  return (
    <Stack $gap="md">
      <Heading level={3} size="h4">
        {heading}
      </Heading>
      <Lines>
        {items.map((item) => (
          <li key={item}>
            <Icon aria-hidden="true" strokeWidth={1.75} />
            {item}
          </li>
        ))}
      </Lines>
    </Stack>
  )
}

const Lines = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: ${({ theme }) => theme.space.md};
    padding-block: ${({ theme }) => theme.space.md};
    border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }

  & svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.md};
    block-size: 1lh;
    color: ${({ theme }) => theme.color.accent};
  }
`
