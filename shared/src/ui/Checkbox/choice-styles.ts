import { css } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'

/** What the boxes of checkboxes, radios and switches share: size of the target, line, ground and their states. */
export const choiceBox = css`
  display: grid;
  flex: none;
  place-content: center;
  inline-size: ${({ theme }) => theme.icon.lg};
  block-size: ${({ theme }) => theme.icon.lg};
  margin: 0;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  background: ${({ theme }) => theme.color.surface};
  appearance: none;
  cursor: pointer;
  ${stateTransition}

  ${media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.accent};
      background: ${({ theme }) => theme.color.accentSoft};
    }
  }
  &:active {
    border-color: ${({ theme }) => theme.color.accentStrong};
    background: ${({ theme }) => theme.color.accentSoft};
  }

  &:checked {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
  }
  ${media.hover} {
    &:checked:hover {
      border-color: ${({ theme }) => theme.color.accentStrong};
      background: ${({ theme }) => theme.color.accentStrong};
    }
  }

  &[aria-invalid='true'],
  &[data-invalid] {
    border-color: ${({ theme }) => theme.color.danger};
    box-shadow: inset 0 0 0 ${({ theme }) => theme.line.thin} ${({ theme }) => theme.color.danger};
  }

  &:disabled {
    border-color: ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.surfaceMuted};
    cursor: not-allowed;
  }
  &:disabled:checked {
    border-color: ${({ theme }) => theme.color.textMuted};
    background: ${({ theme }) => theme.color.textMuted};
  }
`
