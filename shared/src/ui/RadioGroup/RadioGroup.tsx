import { useId, type ComponentProps, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { Choice, ChoiceText } from '../Checkbox/Choice.styles'
import type { FieldTexts } from '../Field/Field'
import { ErrorMessage, Hint, OptionalMark } from '../Field/Field.styles'
import { Dot, Group, Legend, Options } from './RadioGroup.styles'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'id' | 'children'> &
  FieldTexts & {
    /** Form field name, shared by the options of the group. */
    name: string
    options: readonly RadioOption[]
    value?: string
    defaultValue?: string
  }

/** A choice between a few visible options; for more than about seven use `SelectField`. Arrow keys choose an option. */
export function RadioGroup({ label, hint, error, optional, options, value, defaultValue, ...input }: RadioGroupProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <Group role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={described} disabled={input.disabled}>
      <Legend id={`${id}-label`}>
        {label}
        {optional && <OptionalMark> (optional)</OptionalMark>}
      </Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Options>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`
          return (
            <Choice key={option.value}>
              <Dot
                {...input}
                type="radio"
                id={optionId}
                value={option.value}
                disabled={input.disabled || option.disabled}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                data-invalid={error ? '' : undefined}
                aria-describedby={option.hint ? `${optionId}-hint` : undefined}
              />
              <ChoiceText>
                <label htmlFor={optionId}>{option.label}</label>
                {option.hint && <Hint id={`${optionId}-hint`}>{option.hint}</Hint>}
              </ChoiceText>
            </Choice>
          )
        })}
      </Options>
      {error && (
        <ErrorMessage id={`${id}-error`}>
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          {error}
        </ErrorMessage>
      )}
    </Group>
  )
}
