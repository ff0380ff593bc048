import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field'
import { TextArea } from './Field.styles'

export type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts

/** A multi-line text field with its label. */
export function TextAreaField({ label, hint, error, optional, id, required, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} required={required}>
      {(control) => <TextArea rows={5} {...textarea} {...control} />}
    </Field>
  )
}
