import { TEKDATANOVA_MARK } from '@tekskills/shared/picture/tekdatanova-mark'
import { TEKDATANOVA_WORD } from '@tekskills/shared/picture/wordmark-outlines'

interface WordmarkLook {
  x: number
  y: number
  /** Height of its box in points. */
  height: number
  ink: string
  accent: string
  word: string
}

/** Height of the outlines in their own units. */
const BOX = 92

/** Draws the logo and wordmark of TekDataNova. */
export function drawWordmark(pdf: PDFKit.PDFDocument, { x, y, height, ink, accent, word }: WordmarkLook): void {
  const { center, core, strokes } = TEKDATANOVA_MARK
  const tones = { ink, accent }
  pdf
    .save()
    .translate(x, y)
    .scale(height / BOX)
  pdf.save().translate(center.x, center.y).lineCap('round')
  pdf.circle(0, 0, core).fill(ink)
  for (const { d, tone, width } of strokes) pdf.path(d).lineWidth(width).stroke(tones[tone])
  pdf.restore()
  pdf.translate(102, 0).path(TEKDATANOVA_WORD).fill(word)
  pdf.restore()
}
