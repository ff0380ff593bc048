import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { ErrorMessage, FieldRoot, Hint, Label } from './Field.styles'

/** Two fields side by side on wide screens; their labels and controls align, however long the texts below them are. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 0;

    & > * {
      grid-row: span 4;
    }
    & > ${FieldRoot} {
      display: grid;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    & > ${FieldRoot} > * {
      grid-row: 2;
    }
    /* Margins, not gaps: where neither field has an error, its row leaves no space. */
    & > ${FieldRoot} > ${Label} {
      grid-row: 1;
      margin-block-end: ${({ theme }) => theme.space.xxs};
    }
    & > ${FieldRoot} > :is(${ErrorMessage}, ${Hint}) {
      grid-row: 3;
      margin-block-start: ${({ theme }) => theme.space.xxs};
    }
    & > ${FieldRoot} > ${ErrorMessage} + ${Hint} {
      grid-row: 4;
    }
  }
`
