import { useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { ErrorMessage, FieldRoot, Hint, Label, OptionalMark } from './Field.styles'

/** What a field passes to its control, so that label, hint and error are read with it. */
export interface FieldControl {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldWords {
  label: ReactNode
  /** How to fill it in; stands between label and control. */
  hint?: ReactNode
  /** What is wrong with the value; marks the control as invalid. */
  error?: string
  /** Says "(optional)" after the label. */
  optional?: boolean
}

export interface FieldProps extends FieldWords {
  id?: string
  required?: boolean
  children: (control: FieldControl) => ReactNode
}

/** Label, hint, one control and its error. `TextField`, `TextAreaField` and `SelectField` are ready-made ones. */
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
      {hint && <Hint id={hintId}>{hint}</Hint>}
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
    </FieldRoot>
  )
}
