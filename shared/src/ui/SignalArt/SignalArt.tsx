import { memo, type ComponentProps } from 'react'
import { styled, useTheme } from 'styled-components'
import { signalField } from '../../picture/signal-field'
import type { SignalTone } from '../../picture/signal-types'
import type { Theme } from '../../theme/theme'

export interface SignalArtProps extends Omit<ComponentProps<'svg'>, 'width' | 'height' | 'ref'> {
  /** The same seed draws the same picture, on the server and in the browser. */
  seed: string
  /** Size of the frame in its own units; the drawing covers its box. */
  width?: number
  height?: number
  density?: number
  /** For `surfaceInverse` backgrounds. */
  inverse?: boolean
}

/** A drawn picture in the company's visual language of dots and lines; decorative, so hidden from assistive technology. */
export const SignalArt = memo(function SignalArt(props: SignalArtProps) {
  const { seed, width = 640, height = 360, density, inverse = false, ...svg } = props
  const color = palette(useTheme(), inverse)
  const { lines, paths, dots } = signalField(seed, { width, height, density })
  return (
    <Root viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" {...svg}>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {lines.map(({ tone, width: strokeWidth, ...line }, index) => (
          <line key={index} {...line} stroke={color[tone]} strokeWidth={strokeWidth} />
        ))}
        {paths.map(({ tone, width: strokeWidth, ...path }, index) => (
          <path key={index} {...path} stroke={color[tone]} strokeWidth={strokeWidth} />
        ))}
      </g>
      {dots.map(({ x, y, r, opacity, tone }, index) => (
        <circle key={index} cx={x} cy={y} r={r} opacity={opacity} fill={color[tone]} />
      ))}
    </Root>
  )
})

const palette = ({ color }: Theme, inverse: boolean): Record<SignalTone, string> => ({
  ink: inverse ? color.accentInverse : color.accent,
  accent: color.accent2,
  warm: color.warm,
})

const Root = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`
