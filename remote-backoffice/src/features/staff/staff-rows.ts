import { styled } from 'styled-components'
import { RowList } from '../../kit/staff-page/RowList.styles'

/** The rows of the staff screen, whose actions go below the text where it is narrow. */
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
