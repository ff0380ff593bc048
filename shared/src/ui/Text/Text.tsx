import { styled } from 'styled-components'
import type { Theme } from '../../theme/theme'

type TextTone = 'default' | 'muted' | 'accent' | 'danger' | 'success' | 'inherit'

const colorOf = (theme: Theme, tone: TextTone) =>
  ({
    default: theme.color.text,
    muted: theme.color.textMuted,
    accent: theme.color.accent,
    danger: theme.color.danger,
    success: theme.color.success,
    inherit: 'inherit',
  })[tone]

/** A paragraph; `as="span"` within a line. `$measure` keeps lines to about 70 characters. */
export const Text = styled.p<{
  $size?: 'lead' | 'body' | 'small' | 'caption'
  $tone?: TextTone
  $weight?: keyof Theme['font']['weight']
  $measure?: boolean
}>`
  max-inline-size: ${({ theme, $measure }) => ($measure ? theme.layout.reading : 'none')};
  color: ${({ theme, $tone = 'inherit' }) => colorOf(theme, $tone)};
  font-size: ${({ theme, $size = 'body' }) => theme.font.size[$size]};
  font-weight: ${({ theme, $weight = 'regular' }) => theme.font.weight[$weight]};
  line-height: ${({ theme, $size }) => ($size === 'lead' ? theme.font.leading.lead : theme.font.leading.normal)};
  text-wrap: pretty;
`

/** The short line above a heading that names the type of content. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};

  &::before {
    content: '';
    flex: none;
    inline-size: ${({ theme }) => theme.space.lg};
    block-size: ${({ theme }) => theme.line.thick};
    border-radius: ${({ theme }) => theme.radius.pill};
    background: currentColor;
  }
`
