import { useId, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { Choice, ChoiceText, choiceBox } from '../Checkbox/Choice.styles'
import { Hint } from '../Field/Field.styles'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** Explains what happens when it is on. */
  hint?: ReactNode
}

/** An on/off switch with immediate effect; for a value that is saved with a form use `Checkbox`. Space toggles it. */
export function Switch({ label, hint, id, ...input }: SwitchProps) {
  const ownId = useId()
  const switchId = id ?? ownId
  return (
    <Choice>
      <Track
        {...input}
        id={switchId}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? `${switchId}-hint` : undefined}
      />
      <ChoiceText>
        <label htmlFor={switchId}>{label}</label>
        {hint && <Hint id={`${switchId}-hint`}>{hint}</Hint>}
      </ChoiceText>
    </Choice>
  )
}

const Track = styled.input`
  ${choiceBox}
  place-content: center start;
  inline-size: calc(${({ theme }) => theme.icon.lg} * 1.75);
  padding-inline: ${({ theme }) => theme.space.xxs};
  border-radius: ${({ theme }) => theme.radius.pill};

  &::before {
    content: '';
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: ${({ theme }) => theme.icon.sm};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.borderStrong};
    transition: transform ${({ theme }) => theme.motion.base} ${({ theme }) => theme.motion.ease};
  }
  &:checked::before {
    background: ${({ theme }) => theme.color.onAccent};
    transform: translateX(calc(${({ theme }) => theme.icon.lg} * 0.75));
  }
  &:disabled:checked::before {
    background: ${({ theme }) => theme.color.surface};
  }

  ${media.forcedColors} {
    &::before {
      background: ButtonText;
    }
    &:checked,
    &:checked:hover {
      background: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
    &:disabled,
    &:disabled:checked {
      border-color: GrayText;
    }
    &:disabled::before,
    &:disabled:checked {
      background: GrayText;
    }
    &:disabled:checked::before {
      background: Canvas;
    }
  }
`
