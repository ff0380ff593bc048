import { dotGlyphs, type DotGlyphName } from '../../content/dot-glyphs'

export const GLYPH_STEP = 8

/** The bright or the background dots of an icon as one SVG path of zero-length strokes. */
export function glyphPath(name: DotGlyphName, bright: boolean): string {
  const mark = bright ? '#' : '.'
  return dotGlyphs[name]
    .flatMap((row, y) => [...row].map((dot, x) => (dot === mark ? `M${place(x)} ${place(y)}h.01` : '')))
    .join('')
}

const place = (index: number) => (index + 0.5) * GLYPH_STEP
