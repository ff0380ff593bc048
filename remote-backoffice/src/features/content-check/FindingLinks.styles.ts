import { styled } from 'styled-components'

/** Findings below each other, in a cell that wraps. */
export const FindingLinks = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  min-inline-size: ${({ theme }) => theme.layout.columnSmall};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.font.size.small};
  white-space: normal;
  overflow-wrap: anywhere;
`
