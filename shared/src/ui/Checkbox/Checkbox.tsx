import { useId, type ComponentProps, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { ErrorMessage, Hint } from '../Field/Field.styles'
import { Choice, ChoiceText, tickBox } from './Choice.styles'

export type CheckboxProps = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: string }

/** A checkbox with its label beside it; accepts all attributes of `input`, and `ref`. Space toggles it. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const hintId = `${boxId}-hint`
  const errorId = `${boxId}-error`
  return (
    <Choice>
      <Box
        {...input}
        id={boxId}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
      />
      <ChoiceText>
        <label htmlFor={boxId}>{label}</label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {error && (
          <ErrorMessage id={errorId}>
            <CircleAlert aria-hidden="true" strokeWidth={1.75} />
            {error}
          </ErrorMessage>
        )}
      </ChoiceText>
    </Choice>
  )
}

const Box = styled.input`
  ${tickBox}
`
