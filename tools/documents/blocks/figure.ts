import type { Figure } from '../../../remote-tekdatanova/src/content/documents/figure'
import { pictureOf } from '../figures/picture-of'
import { fullWidth, page } from '../page'
import { paper } from '../palette'
import type { DrawBlock } from '../sheet'
import { drawArtifact, drawTagged } from '../tags'
import { heightOf, styles, write } from '../text-style'

const PAD = 18

/** A figure on a soft ground with its caption below; the words in the picture are read as its alternative text. */
export const drawFigure: DrawBlock<Figure> = (sheet, parent, figure) => {
  const { pdf } = sheet
  const width = fullWidth - 2 * PAD
  const picture = pictureOf(pdf, figure, width)
  const caption = heightOf(pdf, figure.caption, styles.caption, fullWidth)
  const before = sheet.y === page.top ? 0 : 8
  const frame = picture.height + 2 * PAD
  sheet.need(before + frame + 6 + caption)
  const y = sheet.y + before
  drawArtifact(pdf, () => pdf.roundedRect(page.left, y, fullWidth, frame, 6).fill(paper.soft))
  drawTagged(pdf, parent, 'Figure', () => picture.draw(page.left + PAD, y + PAD), {
    alt: figure.alt,
    bbox: [page.left, y, page.right, y + frame],
    placement: 'Block',
  })
  drawTagged(pdf, parent, 'Caption', () =>
    write(pdf, figure.caption, styles.caption, { x: page.left, y: y + frame + 6, width: fullWidth }),
  )
  sheet.y = y + frame + 6 + caption + 16
}
