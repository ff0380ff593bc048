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
