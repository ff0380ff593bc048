import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { Field } from '../Field/Field'
import { TextInput } from '../Field/Field.styles'
import type { TextFieldProps } from '../Field/TextField'

/** A password field with a button that reveals the password. */
export function PasswordField({ label, hint, error, optional, id, required, ...input }: TextFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} required={required}>
      {(control) => (
        <Frame>
          <PasswordInput
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <Toggle
            type="button"
            aria-pressed={isShown}
            aria-label="Show password"
            disabled={input.disabled}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} />
          </Toggle>
        </Frame>
      )}
    </Field>
  )
}

const Frame = styled.div`
  position: relative;
`

const PasswordInput = styled(TextInput)`
  padding-inline-end: ${({ theme }) => theme.space.xxl};
`

const Toggle = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.control};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.md};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};

  ${media.hover} {
    &:hover {
      color: ${({ theme }) => theme.color.text};
    }
  }

  & > svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }
`
