import { useId } from 'react'
import { keyframes, styled } from 'styled-components'
import { media } from '../../theme/media'

export interface ProgressProps {
  /** What is in progress. */
  label: string
  /** Progress in percent, 0 to 100; indeterminate if absent. */
  value?: number
  /** Text instead of the percentage, e.g. `3.1 of 4.8 MB`. */
  text?: string
}

/** The progress of an upload or import. For waiting without known progress use `Spinner`. */
export function Progress({ label, value, text = value === undefined ? '' : `${Math.round(value)}%` }: ProgressProps) {
  const id = useId()
  return (
    <Root>
      <Caption>
        <label htmlFor={id}>{label}</label>
        <span>{text}</span>
      </Caption>
      <Bar id={id} max={100} value={value} aria-valuetext={text || undefined} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.font.size.small};
`

const Caption = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  justify-content: space-between;
  font-variant-numeric: tabular-nums;

  & > label {
    min-inline-size: 0;
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    overflow-wrap: anywhere;
  }
  & > span {
    flex: none;
    color: ${({ theme }) => theme.color.textMuted};
  }
`

const slide = keyframes`
  from { background-position: 200% 0; }
  to { background-position: 0 0; }
`

const Bar = styled.progress`
  display: block;
  inline-size: 100%;
  block-size: ${({ theme }) => theme.space.xs};
  overflow: hidden;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.skeleton};
  color: ${({ theme }) => theme.color.accent};
  appearance: none;

  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: ${({ theme }) => theme.radius.pill};
    background: ${({ theme }) => theme.color.accent};
    transition: inline-size ${({ theme }) => theme.motion.base} ${({ theme }) => theme.motion.ease};
  }
  &::-moz-progress-bar {
    border-radius: ${({ theme }) => theme.radius.pill};
    background: ${({ theme }) => theme.color.accent};
  }

  &:indeterminate {
    background: linear-gradient(
        90deg,
        ${({ theme }) => theme.color.skeleton} 20%,
        ${({ theme }) => theme.color.accent} 50%,
        ${({ theme }) => theme.color.skeleton} 80%
      )
      200% 0 / 200% 100%;
    animation: ${slide} ${({ theme }) => theme.motion.sheen} linear infinite;
  }
  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }

  ${media.reducedMotion} {
    &:indeterminate {
      background-position: 50% 0;
      animation: none;
    }
  }
  ${media.forcedColors} {
    appearance: auto;
    border: ${({ theme }) => theme.line.thin} solid ButtonBorder;
  }
`
