import { styled } from 'styled-components'
import { cardLinkTarget } from '@tekskills/shared/ui/Card/Card'

/** Entries below each other between lines. */
export const RuledList = styled.ul`
  padding: 0;
  list-style: none;
`

/** One entry of a {@link RuledList}; with a `CardLink` inside, all of it is the link. */
export const RuledLine = styled.li`
  ${cardLinkTarget}
  display: grid;
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};

  &:last-child {
    border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }
`
