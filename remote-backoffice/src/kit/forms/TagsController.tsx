import { Controller, useFormContext } from 'react-hook-form'
import { TagsField } from './TagsField'

interface TagsControllerProps {
  name: string
  label: string
  hint: string
}

/** A {@link TagsField} connected to the surrounding form. */
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

/** The message of the first invalid tag; errors of single tags are stored by index. */
const firstMessage = (error: unknown): string | undefined =>
  Array.isArray(error) ? error.find((entry) => entry?.message)?.message : undefined
