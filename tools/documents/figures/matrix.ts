import type { MatrixFigure } from '../../../remote-tekdatanova/src/content/documents/figure'
import { paper } from '../palette'
import { heightOf, styles, write } from '../text-style'
import type { Prepare } from './picture'

const AXIS = 74
const FOOT = 20
const GAP = 6
const PAD = 11

/** A two-by-two matrix with labeled axes; the upper right cell is highlighted. */
export const prepareMatrix: Prepare<MatrixFigure> = (pdf, { cells, across, up }, width) => {
  const cell = (width - AXIS - GAP) / 2
  const inner = cell - 2 * PAD
  const content = Math.max(
    ...cells.map(
      ([name, text]) => heightOf(pdf, name, styles.figureStrong, inner) + heightOf(pdf, text, styles.figure, inner),
    ),
  )
  const row = content + 2 * PAD + 3
  return {
    height: 2 * row + GAP + FOOT,
    draw(left, top) {
      for (const [index, [name, text]] of cells.entries()) {
        const [x, y] = [left + AXIS + (index % 2) * (cell + GAP), top + Math.floor(index / 2) * (row + GAP)]
        const isBest = index === 1
        const color = isBest ? paper.ground : paper.text
        pdf.roundedRect(x, y, cell, row, 5).lineWidth(1)
        pdf.fillAndStroke(isBest ? paper.accent : paper.ground, isBest ? paper.accent : paper.bar)
        const head = heightOf(pdf, name, styles.figureStrong, inner)
        write(pdf, name, { ...styles.figureStrong, color }, { x: x + PAD, y: y + PAD, width: inner })
        write(pdf, text, { ...styles.figure, color }, { x: x + PAD, y: y + PAD + head + 3, width: inner })
      }
      const [low, high] = up
      const side = { x: left, width: AXIS - 12 }
      write(pdf, high, styles.caption, { ...side, y: top + PAD })
      write(pdf, low, styles.caption, { ...side, y: top + row + GAP + PAD })
      for (const [index, label] of across.entries())
        write(pdf, label, styles.caption, {
          x: left + AXIS + index * (cell + GAP),
          y: top + 2 * row + GAP + 7,
          width: cell,
        })
    },
  }
}
