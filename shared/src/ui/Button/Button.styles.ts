import { css } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'small'

export interface ButtonStyleProps {
  $variant: ButtonVariant
  $size: ButtonSize
  $block?: boolean
}

const fills = {
  primary: css`
    --ground: ${({ theme }) => theme.color.accent};
    --ink: ${({ theme }) => theme.color.onAccent};
    --line: transparent;
    --ground-hover: ${({ theme }) => theme.color.accentStrong};
    background-image: ${({ theme }) => theme.gradient.signal};
  `,
  secondary: css`
    --ground: transparent;
    --ink: ${({ theme }) => theme.color.text};
    --line: ${({ theme }) => theme.color.borderStrong};
    --ground-hover: ${({ theme }) => theme.color.surfaceHover};
  `,
  quiet: css`
    --ground: transparent;
    --ink: ${({ theme }) => theme.color.accent};
    --line: transparent;
    --ground-hover: ${({ theme }) => theme.color.accentSoft};
  `,
  danger: css`
    --ground: ${({ theme }) => theme.color.danger};
    --ink: ${({ theme }) => theme.color.onDanger};
    --line: transparent;
    --ground-hover: ${({ theme }) => theme.color.dangerStrong};
  `,
}

/** The styles of a button, for `button` and `a`. */
export const buttonStyles = css<ButtonStyleProps>`
  ${({ $variant }) => fills[$variant]}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xs};
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  min-block-size: ${({ theme, $size }) => ($size === 'small' ? theme.layout.controlSmall : theme.layout.control)};
  padding: ${({ theme, $size }) =>
    $size === 'small' ? `${theme.space.xxs} ${theme.space.md}` : `${theme.space.xs} ${theme.space.lg}`};
  border: ${({ theme }) => theme.line.thin} solid var(--line);
  border-radius: ${({ theme }) => theme.radius.lg};
  background-color: var(--ground);
  background-origin: border-box;
  color: var(--ink);
  font-size: ${({ theme, $size }) => ($size === 'small' ? theme.font.size.caption : theme.font.size.small)};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
  text-align: center;
  text-decoration: none;
  ${stateTransition}

  ${media.hover} {
    &:hover {
      background-color: var(--ground-hover);
      background-image: none;
    }
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    background-color: var(--ground-hover);
    background-image: none;
    translate: 0 ${({ theme }) => theme.line.thin};
  }

  &:disabled,
  &[aria-disabled='true'] {
    --ground: ${({ theme }) => theme.color.surfaceHover};
    --ground-hover: var(--ground);
    --ink: ${({ theme }) => theme.color.textMuted};
    --line: transparent;
    background-image: none;
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.md};
    block-size: ${({ theme }) => theme.icon.md};
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`
