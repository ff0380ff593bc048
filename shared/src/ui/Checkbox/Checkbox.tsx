import { useId, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'
import { ErrorMessage, Hint } from '../Field/field-styles'

export type CheckboxProps = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: string }

/** A yes-or-no choice with its label beside it. */
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
        {error && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
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
`

const Box = styled.input`
  display: grid;
  flex: none;
  place-content: center;
  inline-size: ${({ theme }) => theme.icon.lg};
  block-size: ${({ theme }) => theme.icon.lg};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surface};
  appearance: none;
  cursor: pointer;
  ${stateTransition}

  &::before {
    content: '';
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: ${({ theme }) => theme.icon.sm};
    clip-path: polygon(14% 47%, 4% 58%, 40% 92%, 97% 22%, 86% 12%, 39% 70%);
    background: ${({ theme }) => theme.color.onAccent};
    transform: scale(0);
    transition: transform ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
  }

  &:checked {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
  }
  &:checked::before {
    transform: none;
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger};
  }

  ${media.forcedColors} {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`
