import { styled } from 'styled-components'

/** A list whose rows have a text and, at their end, actions. */
export const RowList = styled.ul`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.md};
    align-items: center;
    justify-content: space-between;
    padding-block: ${({ theme }) => theme.space.sm};
  }
  & > li + li {
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`

/** Rows whose actions go below the text where it is narrow. */
export const Rows = styled(RowList)`
  /* Two buttons go below the text on a phone; a menu stays beside it. */
  & > li > :first-child {
    flex: 1 1 10rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > li > :not(:first-child) {
    flex: none;
  }
`

/** What a row is about. */
export const RowName = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.medium};
  overflow-wrap: anywhere;
`
