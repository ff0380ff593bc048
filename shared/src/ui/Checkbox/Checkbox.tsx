import { useId, type ComponentProps, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { ErrorMessage, Hint } from '../Field/field-styles'
import { choiceBox } from './choice-styles'

export type CheckboxProps = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: string }

/** A yes-or-no choice with its label beside it; takes every attribute of `input`, and `ref`. Space toggles. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const hintId = `${boxId}-hint`
  const errorId = `${boxId}-error`
  return (
    <Root>
      <Box
        {...input}
        id={boxId}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
      />
      <Words>
        <label htmlFor={boxId}>{label}</label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {error && (
          <ErrorMessage id={errorId}>
            <CircleAlert aria-hidden="true" strokeWidth={1.75} />
            {error}
          </ErrorMessage>
        )}
      </Words>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  align-items: start;
`

const Words = styled.div`
  min-inline-size: 0;

  & > label {
    display: block;
    cursor: pointer;
  }
  :has(> input:disabled) > & > label {
    color: ${({ theme }) => theme.color.textMuted};
    cursor: not-allowed;
  }
`

const Box = styled.input`
  ${choiceBox}
  border-radius: ${({ theme }) => theme.radius.sm};

  &::before {
    content: '';
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: ${({ theme }) => theme.icon.sm};
    clip-path: polygon(14% 47%, 4% 58%, 40% 92%, 97% 22%, 86% 12%, 39% 70%);
    background: ${({ theme }) => theme.color.onAccent};
    transform: scale(0);
    transition: transform ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
  }

  &:checked::before {
    transform: none;
  }
  &:disabled:checked::before {
    background: ${({ theme }) => theme.color.surface};
  }

  ${media.forcedColors} {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`
