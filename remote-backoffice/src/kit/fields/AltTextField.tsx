import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { CheckDescription } from '../media/CheckDescription'

interface AltTextFieldProps {
  /** The field of the text alternative. */
  name: string
  /** Name of the picture in the label, for forms with several. */
  picture?: string
  /** The field that marks the picture as decorative; absent where the text alternative is required. */
  decorative?: string
  /** The fields that hold a chosen or stored picture. */
  pictures: readonly string[]
}

/** The text alternative of a picture; rendered only when there is one. */
export function AltTextField({ name, picture = 'picture', decorative, pictures }: AltTextFieldProps) {
  const { register, control, formState } = useFormContext<Record<string, unknown>>()
  const values = useWatch({ control, name: pictures })
  const isDecorative = useWatch({ control, name: decorative ?? name }) === true
  const text = useWatch({ control, name })
  if (!values.some(Boolean)) return null
  const { defaultValues = {}, errors } = formState
  const before = pictures.map((field) => defaultValues[field])
  const isReplaced = before.some(Boolean) && values.some((value, index) => (value || null) !== (before[index] || null))
  const isOfPrevious = isReplaced && Boolean(text) && text === defaultValues[name]
  const error = errors[name]?.message
  return (
    <>
      {isOfPrevious && !isDecorative && <CheckDescription />}
      <TextField
        {...register(name, { disabled: isDecorative })}
        label={`Description of the ${picture}`}
        hint="Say what it shows, in a few words, for people who cannot see it."
        error={typeof error === 'string' ? error : undefined}
      />
      {decorative && (
        <Checkbox
          {...register(decorative)}
          label="This picture is decorative"
          hint="It adds no information to the text."
        />
      )}
    </>
  )
}
