import { styled } from 'styled-components'

/** Items in a bundle, or that can be added to it. */
export const BundleRows = styled.ul`
  & > li {
    padding-block: ${({ theme }) => theme.space.sm};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`
