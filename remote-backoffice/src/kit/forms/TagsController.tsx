import { Controller, useFormContext } from 'react-hook-form'
import { TagsField } from './TagsField'

interface TagsControllerProps {
  name: string
  label: string
  hint: string
}

/** A list of short words as a field of the form around it. */
export function TagsController({ name, label, hint }: TagsControllerProps) {
  const { control } = useFormContext<Record<string, string[]>>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TagsField
          ref={field.ref}
          label={label}
          optional
          hint={hint}
          value={field.value ?? []}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message ?? firstMessage(fieldState.error)}
        />
      )}
    />
  )
}

/** A single tag that is too long carries its message at its place in the list. */
const firstMessage = (error: unknown): string | undefined =>
  Array.isArray(error) ? error.find((entry) => entry?.message)?.message : undefined
