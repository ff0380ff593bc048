import { styled } from 'styled-components'

/** Stands in the layout only as its children do. */
export const Fields = styled.fieldset`
  display: contents;
`
