import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field'
import { TextInput } from './Field.styles'

export type TextFieldProps = ComponentProps<'input'> & FieldTexts

/** A single-line text field with its label; accepts all attributes of `input`, and `ref`. */
export function TextField({ label, hint, error, optional, id, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} required={required}>
      {(control) => <TextInput type="text" {...input} {...control} />}
    </Field>
  )
}
