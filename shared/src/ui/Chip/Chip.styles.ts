import { css } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'

/** The shape of a chip: a border around text and an optional number. */
export const chipShape = css`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  max-inline-size: 100%;
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.sm};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.leading.snug};
  text-decoration: none;

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: ${({ theme }) => theme.icon.sm};
  }
`

/** A chip that can be selected: a pressed button, or the link to the current page. */
export const choiceChip = css`
  ${chipShape}
  border-color: ${({ theme }) => theme.color.borderStrong};
  cursor: pointer;
  ${stateTransition}

  ${media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.accent};
      background: ${({ theme }) => theme.color.surfaceHover};
    }
  }
  &:active {
    background: ${({ theme }) => theme.color.accentSoft};
  }

  &:is([aria-pressed='true'], [aria-current='true']) {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentStrong};
  }

  &:disabled {
    border-color: ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.surfaceMuted};
    color: ${({ theme }) => theme.color.textMuted};
    cursor: not-allowed;
  }
`
