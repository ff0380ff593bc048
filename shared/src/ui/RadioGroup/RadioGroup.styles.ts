import { styled } from 'styled-components'
import { choiceBox } from '../Checkbox/Choice.styles'
import { media } from '../../theme/media'

export const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  min-inline-size: 0;
  padding: 0;
  border: 0;
`

export const Legend = styled.legend`
  padding: 0;
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

export const Options = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  padding-block-start: ${({ theme }) => theme.space.xs};
`

export const Dot = styled.input`
  ${choiceBox}
  border-radius: 50%;

  &::before {
    content: '';
    inline-size: 0.6rem;
    block-size: 0.6rem;
    border-radius: 50%;
    background: ${({ theme }) => theme.color.onAccent};
    transform: scale(0);
    transition: transform ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
  }
  &:checked::before {
    transform: none;
  }

  ${media.forcedColors} {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`
