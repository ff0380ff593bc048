import { styled } from 'styled-components'
import { cardLinkTarget } from '@tekskills/shared/ui/Card/Card'

/** A list with lines between its entries. */
export const RuledList = styled.ul`
  padding: 0;
  list-style: none;
`

/** An entry of a {@link RuledList}; a `CardLink` inside makes the whole entry clickable. */
export const RuledItem = styled.li`
  ${cardLinkTarget}
  display: grid;
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};

  &:last-child {
    border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }
`
