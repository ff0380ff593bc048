import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '@tekskills/shared/ui/Field/Field'
import { RichTextEditor } from '../editor/RichTextEditor'
import { useReadOnly } from '../forms/read-only'

interface RichTextFieldProps {
  name: string
  label: string
  hint?: string
  /** False if the record cannot be published without it. */
  optional?: boolean
}

/** A rich text editor as a form field. */
export function RichTextField({ name, label, hint, optional = true }: RichTextFieldProps) {
  const isReadOnly = useReadOnly()
  const { control } = useFormContext<Record<string, string>>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
          {(fieldControl) => (
            <RichTextEditor
              {...fieldControl}
              ref={field.ref}
              label={label}
              field={name}
              isReadOnly={isReadOnly}
              value={field.value ?? ''}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        </Field>
      )}
    />
  )
}
