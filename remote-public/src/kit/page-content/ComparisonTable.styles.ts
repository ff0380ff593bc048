import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { visuallyHidden } from '@tekskills/shared/theme/styles'

export const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & tbody tr {
    border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }

  ${media.phone} {
    &,
    & > tbody,
    & > tbody > tr {
      display: block;
    }
    & > thead {
      ${visuallyHidden}
    }
    & tbody tr {
      padding-block: ${({ theme }) => theme.space.md};
    }
  }
`

const cellShape = css`
  padding-block: ${({ theme }) => theme.space.md};
  padding-inline-end: ${({ theme }) => theme.space.xl};
  text-align: start;
  vertical-align: top;

  &:last-child {
    padding-inline-end: 0;
  }
`

export const Head = styled.th`
  ${cellShape}
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

/** The empty corner cell of a table whose first column has no name. */
export const Corner = styled.td`
  ${cellShape}
`

export const RowName = styled.th`
  ${cellShape}
  inline-size: 30%;
  font-weight: ${({ theme }) => theme.font.weight.semibold};

  ${media.phone} {
    display: block;
    inline-size: auto;
    padding: 0;
  }
`

export const Cell = styled.td`
  ${cellShape}
  color: ${({ theme }) => theme.color.textMuted};

  ${media.phone} {
    display: block;
    padding: 0;
    padding-block-start: ${({ theme }) => theme.space.xs};

    &::before {
      content: attr(data-label);
      display: block;
      color: ${({ theme }) => theme.color.accent};
      font-size: ${({ theme }) => theme.font.size.caption};
      font-weight: ${({ theme }) => theme.font.weight.semibold};
    }
  }

  ${media.print} {
    color: inherit;
  }
`
