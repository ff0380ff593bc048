import { useId, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { choiceBox } from '../Checkbox/choice-styles'
import { Hint } from '../Field/field-styles'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** What happens when it is on. */
  hint?: ReactNode
}

/** Something that is on or off and changes at once; what waits for a Save button is a `Checkbox`. Space toggles. */
export function Switch({ label, hint, id, ...input }: SwitchProps) {
  const ownId = useId()
  const switchId = id ?? ownId
  return (
    <Root>
      <Track
        {...input}
        id={switchId}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? `${switchId}-hint` : undefined}
      />
      <Words>
        <label htmlFor={switchId}>{label}</label>
        {hint && <Hint id={`${switchId}-hint`}>{hint}</Hint>}
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

const Track = styled.input`
  ${choiceBox}
  place-content: center start;
  inline-size: calc(${({ theme }) => theme.icon.lg} * 1.75);
  padding-inline: ${({ theme }) => theme.space.xxs};
  border-radius: ${({ theme }) => theme.radius.pill};

  &:focus-visible {
    border-radius: ${({ theme }) => theme.radius.pill};
  }

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
    &:checked {
      background: Highlight;
    }
  }
`
