import { styled } from 'styled-components'

/** A group of choices in a form, with a legend as its label. */
export const ChoiceGroup = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  min-inline-size: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${({ theme }) => theme.space.xs};
    padding: 0;
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`

/** Its choices side by side, where they fit. */
export const Choices = styled.div<{ $minWidth: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minWidth }) => $minWidth}), 1fr));
  gap: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
`
