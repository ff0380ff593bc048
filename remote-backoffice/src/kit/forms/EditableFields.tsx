import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useReadOnly } from './read-only'

/** Controls that cannot be used while the form is read-only. */
export const EditableFields = ({ children }: { children: ReactNode }) => (
  <Fields disabled={useReadOnly()}>{children}</Fields>
)

/** Has no box (`display: contents`), so that its children take part in the surrounding layout. */
const Fields = styled.fieldset`
  display: contents;
`
