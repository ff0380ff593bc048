import type { ShareFamily } from '../contracts/share-image'
import type { SignalPalette } from './signal-svg'
import { TEKDATANOVA_MARK } from './tekdatanova-mark'
import { TEKDATANOVA_WORD, TEKSKILLS_WORD } from './wordmark-outlines'

const round = 'fill="none" stroke-linecap="round"'

const tekskillsMark = ({ accent }: SignalPalette) =>
  `<circle cx="4" cy="18.5" r="3.5" fill="${accent}"/><circle cx="18.5" cy="18.5" r="5.5" fill="${accent}"/>` +
  `<path d="M40 18.5H75M48.5 18.5V72" stroke="${accent}" stroke-width="16" ${round}/>`

const tekdatanovaMark = (palette: SignalPalette) => {
  const { center, core, strokes } = TEKDATANOVA_MARK
  const lines = strokes.map(
    ({ d, tone, width }) => `<path d="${d}" stroke="${palette[tone]}" stroke-width="${width}" ${round}/>`,
  )
  return `<g transform="translate(${center.x} ${center.y})"><circle r="${core}" fill="${palette.ink}"/>${lines.join('')}</g>`
}

/** Mark and wordmark as SVG elements in a box 92 units high, for pictures that are generated as files. */
export function wordmarkMarkup(family: ShareFamily, palette: SignalPalette & { word: string }): string {
  const [mark, outlines] =
    family === 'tekskills' ? [tekskillsMark(palette), TEKSKILLS_WORD] : [tekdatanovaMark(palette), TEKDATANOVA_WORD]
  const dot = family === 'tekskills' ? `<circle cx="369.5" cy="16.5" r="7.5" fill="${palette.accent}"/>` : ''
  return `${mark}${dot}<path transform="translate(102 0)" d="${outlines}" fill="${palette.word}"/>`
}
