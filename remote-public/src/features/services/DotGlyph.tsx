import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import type { DotGlyphName } from '../../content/dot-glyphs'
import { GLYPH_STEP, glyphPath } from './dot-glyphs'

const SIDE = 7 * GLYPH_STEP

/** The decorative icon of a practice, next to its name. */
export function DotGlyph({ name }: { name: DotGlyphName }) {
  return (
    <Mark viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <Dots d={glyphPath(name, false)} />
      <Dots d={glyphPath(name, true)} $bright />
    </Mark>
  )
}

const Mark = styled.svg`
  display: block;
  inline-size: ${({ theme }) => theme.space.xxl};
  block-size: ${({ theme }) => theme.space.xxl};

  ${media.tablet} {
    inline-size: ${({ theme }) => theme.space.xxxl};
    block-size: ${({ theme }) => theme.space.xxxl};
  }
`

const Dots = styled.path<{ $bright?: boolean }>`
  fill: none;
  stroke: ${({ theme, $bright }) => ($bright ? theme.color.accent : theme.color.border)};
  stroke-linecap: round;
  stroke-width: ${({ $bright }) => ($bright ? 5 : 2.5)};
`
