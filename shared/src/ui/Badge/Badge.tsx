import { css, styled } from 'styled-components'

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'warm'

const tones = {
  neutral: css`
    background: ${({ theme }) => theme.color.surfaceHover};
    color: ${({ theme }) => theme.color.textMuted};
  `,
  accent: css`
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  `,
  success: css`
    background: ${({ theme }) => theme.color.successSoft};
    color: ${({ theme }) => theme.color.success};
  `,
  warning: css`
    background: ${({ theme }) => theme.color.warningSoft};
    color: ${({ theme }) => theme.color.warning};
  `,
  danger: css`
    background: ${({ theme }) => theme.color.dangerSoft};
    color: ${({ theme }) => theme.color.danger};
  `,
  warm: css`
    background: ${({ theme }) => theme.color.warmSoft};
    color: ${({ theme }) => theme.color.warmText};
  `,
}

/** A short label of a state or category; the text carries the meaning, the color only supports it. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  padding: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.thin} solid transparent;
  border-radius: ${({ theme }) => theme.radius.pill};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => tones[$tone]}
`
