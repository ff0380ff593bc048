import { css, styled } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'

/** Shared styles of checkboxes, radios and switches: target size, border, background and their states. */
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

/** A box with a tick, drawn in CSS: a font may be missing, and native checkboxes do not follow the theme. */
export const tickBox = css`
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
  /* Partially selected: a bar instead of the tick. */
  &:indeterminate {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
  }
  &:indeterminate::before {
    clip-path: inset(42% 8%);
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

/** A box and its text, side by side. */
export const Choice = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  align-items: start;
`

/** The label, hint and error of a box. */
export const ChoiceText = styled.div`
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
