import type { Figure } from '../../../remote-tekdatanova/src/content/documents/figure'
import { pictureOf } from '../figures/picture-of'
import { fullWidth, page } from '../page'
import { paper } from '../palette'
import type { DrawBlock } from '../sheet'
import { drawArtifact, drawTagged } from '../tags'
import { heightOf, styles, write } from '../text-style'

const PAD = 18

const CAPTION_GAP = 6

/** Lays out a figure: its picture, the height of its frame, and the total height with the caption. */
function layOutFigure(pdf: PDFKit.PDFDocument, figure: Figure) {
  const picture = pictureOf(pdf, figure, fullWidth - 2 * PAD)
  const frame = picture.height + 2 * PAD
  return { picture, frame, height: frame + CAPTION_GAP + heightOf(pdf, figure.caption, styles.caption, fullWidth) }
}

/** Height in points of a figure with its caption. */
export const heightOfFigure = (pdf: PDFKit.PDFDocument, figure: Figure): number => layOutFigure(pdf, figure).height

/** Draws a figure on a tinted background with its caption below; the text in the picture is in its alternative text. */
export const drawFigure: DrawBlock<Figure> = (sheet, parent, figure) => {
  const { pdf } = sheet
  const { picture, frame, height } = layOutFigure(pdf, figure)
  const before = sheet.y === page.top ? 0 : 8
  sheet.need(before + height)
  const y = sheet.y + before
  drawArtifact(pdf, () => pdf.roundedRect(page.left, y, fullWidth, frame, 6).fill(paper.soft))
  drawTagged(pdf, parent, 'Figure', () => picture.draw(page.left + PAD, y + PAD), {
    alt: figure.alt,
    bbox: [page.left, y, page.right, y + frame],
    placement: 'Block',
  })
  drawTagged(pdf, parent, 'Caption', () =>
    write(pdf, figure.caption, styles.caption, { x: page.left, y: y + frame + CAPTION_GAP, width: fullWidth }),
  )
  sheet.y = y + height + 16
}
