import type { ComponentProps } from 'react'
import { styled, useTheme } from 'styled-components'
import { media } from '../../theme/media'
import { TEKDATANOVA_WORD, TEKSKILLS_WORD } from '../../picture/wordmark-outlines'
import { TekDataNovaMark, TekskillsMark } from './Mark'

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'ref'> {
  /** For `surfaceInverse` backgrounds. */
  inverse?: boolean
}

/** Mark and wordmark of Tekskills, named for screen readers; one text line high unless sized. */
export function TekskillsLogo({ inverse = false, ...svg }: LogoProps) {
  const { color } = useTheme()
  return (
    <Root viewBox="0 0 478 92" role="img" aria-label="Tekskills" {...svg}>
      <TekskillsMark inverse={inverse} />
      <g transform="translate(102 0)">
        <path d={TEKSKILLS_WORD} fill={inverse ? color.textInverse : color.text} />
        <circle cx="267.5" cy="16.5" r="7.5" fill={inverse ? color.accentInverse : color.accent} />
      </g>
    </Root>
  )
}

/** Mark and wordmark of TekDataNova, named for screen readers. */
export function TekDataNovaLogo({ inverse = false, ...svg }: LogoProps) {
  const { color } = useTheme()
  return (
    <Root viewBox="0 0 692 92" role="img" aria-label="TekDataNova" {...svg}>
      <TekDataNovaMark inverse={inverse} />
      <path d={TEKDATANOVA_WORD} fill={inverse ? color.textInverse : color.text} transform="translate(102 0)" />
    </Root>
  )
}

const Root = styled.svg`
  display: block;
  inline-size: auto;
  block-size: ${({ theme }) => theme.icon.lg};

  /* Forced colors change the background, but not the colors of SVG. */
  ${media.forcedColors} {
    & [fill]:not([fill='none']) {
      fill: CanvasText;
    }
    & [stroke] {
      stroke: CanvasText;
    }
  }
`
