import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { Field, type FieldTexts } from './Field'
import { Select } from './Field.styles'

export interface SelectOption {
  value: string
  label: string
}

export type SelectFieldProps = ComponentProps<'select'> & FieldTexts & { options: readonly SelectOption[] }

/** A native select with its label. */
export function SelectField({ label, hint, error, optional, id, required, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} required={required}>
      {(control) => (
        <Frame>
          <Select {...select} {...control}>
            {options.map(({ value, label: optionLabel }) => (
              <option key={value} value={value}>
                {optionLabel}
              </option>
            ))}
          </Select>
          <ChevronDown aria-hidden="true" strokeWidth={1.75} />
        </Frame>
      )}
    </Field>
  )
}

const Frame = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${({ theme }) => theme.space.sm};
    inline-size: ${({ theme }) => theme.icon.md};
    block-size: 100%;
    color: ${({ theme }) => theme.color.textMuted};
    pointer-events: none;
  }
`
