import { useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { ErrorMessage, FieldRoot, Hint, Label, OptionalMark } from './Field.styles'

/** Props that a field passes to its control, to associate label, hint and error with it. */
export interface FieldControl {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The texts around a control. */
export interface FieldTexts {
  label: ReactNode
  /** Instructions, shown below the control. */
  hint?: ReactNode
  /** Error message; marks the control as invalid. */
  error?: string
  /** Shows "(optional)" after the label. */
  optional?: boolean
}

export interface FieldProps extends FieldTexts {
  id?: string
  required?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A field with label, one control, error and hint. `TextField`, `TextAreaField` and `SelectField` are based on it. */
export function Field({ label, hint, error, optional = false, required, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <FieldRoot>
      <Label htmlFor={controlId}>
        {label}
        {optional && <OptionalMark> (optional)</OptionalMark>}
      </Label>
      {children({
        id: controlId,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <ErrorMessage id={errorId}>
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          {error}
        </ErrorMessage>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </FieldRoot>
  )
}
