import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { ErrorMessage, FieldRoot, Hint, Label } from './Field.styles'

/** Two fields side by side on wide screens; their controls align even if only one has a hint or an error. */
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
    /* Margins, not gaps: where neither field has a hint, its row leaves no space. */
    & > ${FieldRoot} > :is(${Label}, ${Hint}) {
      margin-block-end: ${({ theme }) => theme.space.xxs};
    }
    & > ${FieldRoot} > * {
      grid-row: 3;
    }
    & > ${FieldRoot} > ${Label} {
      grid-row: 1;
    }
    & > ${FieldRoot} > ${Hint} {
      grid-row: 2;
    }
    /* Keeps a label next to its control when only the other field has a hint. */
    & > ${FieldRoot}:not(:has(> ${Hint})) > ${Label} {
      grid-row: 1 / 3;
      align-self: end;
    }
    & > ${FieldRoot} > ${ErrorMessage} {
      grid-row: 4;
      margin-block-start: ${({ theme }) => theme.space.xxs};
    }
  }
`
