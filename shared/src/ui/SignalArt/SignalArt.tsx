import { memo, useEffect, type ComponentProps } from 'react'
import { css, keyframes, styled, useTheme } from 'styled-components'
import { signalField } from '../../picture/signal-field'
import { dotGroups, dotPaths, linePaths, type SignalStroke } from '../../picture/signal-paths'
import type { SignalField, SignalTone } from '../../picture/signal-types'
import { tabStorage } from '../../storage/tab-storage'
import { media } from '../../theme/media'
import type { Theme } from '../../theme/theme'

export interface SignalArtProps extends Omit<ComponentProps<'svg'>, 'width' | 'height' | 'ref'> {
  /** The same seed draws the same picture, on the server and in the browser. */
  seed: string
  /** A drawn picture of this size, in place of the one of the seed. */
  field?: SignalField
  /** Size of the frame in its own units; the drawing is shown whole in its box. */
  width?: number
  height?: number
  density?: number
  /** For `surfaceInverse` backgrounds. */
  inverse?: boolean
  /** The dots start scattered and settle, once per session. */
  settles?: boolean
}

/** A drawn picture in the company's visual language of dots and lines; decorative, so hidden from assistive technology. */
export const SignalArt = memo(function SignalArt(props: SignalArtProps) {
  const { seed, field, width = 640, height = 360, density, inverse = false, settles = false, ...svg } = props
  const color = palette(useTheme(), inverse)
  const drawn = field ?? signalField(seed, { width, height, density })
  useSettlesOnce(settles)
  const draw = ({ d, tone, width: strokeWidth, opacity }: SignalStroke, index: number) => (
    <path
      key={index}
      d={d}
      stroke={color[tone]}
      strokeWidth={strokeWidth}
      opacity={opacity < 1 ? opacity : undefined}
      data-accent={tone === 'warm' ? '' : undefined}
    />
  )
  return (
    <Root viewBox={`0 0 ${width} ${height}`} aria-hidden="true" $settles={settles} {...svg}>
      {linePaths(drawn).map(draw)}
      {settles
        ? dotGroups(drawn, width, SETTLING_COLUMNS).map((group, index) => <g key={index}>{group.map(draw)}</g>)
        : dotPaths(drawn).map(draw)}
    </Root>
  )
})

const palette = ({ color }: Theme, inverse: boolean): Record<SignalTone, string> => ({
  ink: inverse ? color.accentInverse : color.accent,
  accent: color.accent2,
  warm: color.warm,
  ground: inverse ? color.surfaceInverse : color.surface,
})

/** The dots are in two groups for each of this many columns. */
const SETTLING_COLUMNS = 5

/** All dots are at rest this long after the first paint: 700 ms after the last group has started. */
const SETTLING_MS = 1100

/** Marks the root element and the tab once dots have settled, so that no later picture of the session moves. */
function useSettlesOnce(settles: boolean) {
  useEffect(() => {
    if (!settles) return undefined
    const timer = setTimeout(() => {
      document.documentElement.setAttribute('data-settled', '')
      tabStorage.write('settled', '1')
    }, SETTLING_MS)
    return () => clearTimeout(timer)
  }, [settles])
}

const settle = keyframes`
  from {
    opacity: 0.3;
    transform: translate(var(--away));
  }
`

/** The groups start alternately from two sides, from left to right. */
const settling = css`
  & > g {
    --away: ${({ theme }) => `-${theme.space.md}, ${theme.space.sm}`};

    animation: ${settle} ${({ theme }) => `${theme.motion.settle} ${theme.motion.ease}`} backwards;
  }

  & > g:nth-of-type(even) {
    --away: ${({ theme }) => `${theme.space.xs}, -${theme.space.md}`};
  }

  ${[1, 2, 3, 4].map(
    (column) => css`
      & > g:nth-of-type(n + ${2 * column + 1}) {
        animation-delay: calc(${column} * ${({ theme }) => theme.motion.settleStep});
      }
    `,
  )}

  :root[data-settled] & > g {
    animation: none;
  }

  ${media.reducedMotion} {
    & > g {
      animation: none;
    }
  }
`

const Root = styled.svg<{ $settles: boolean }>`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $settles }) => $settles && settling}
`
