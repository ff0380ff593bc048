import type { LayersFigure } from '../../../remote-tekdatanova/src/content/documents/figure'
import { paper } from '../palette'
import { heightOf, styles, write } from '../text-style'
import type { Prepare } from './picture'

const PAD = 9
const GAP = 5
const NAME = 130

/** Stacked layers; the top one is what users see and is highlighted. */
export const prepareLayers: Prepare<LayersFigure> = (pdf, { layers }, width) => {
  const text = width - NAME - 2 * PAD
  const rows = layers.map(
    ([name, description]) =>
      2 * PAD +
      Math.max(heightOf(pdf, name, styles.figureStrong, NAME - PAD), heightOf(pdf, description, styles.figure, text)),
  )
  return {
    height: rows.reduce((sum, row) => sum + row + GAP, -GAP),
    draw(x, top) {
      let y = top
      for (const [index, [name, description]] of layers.entries()) {
        const height = rows[index] ?? 0
        const color = index === 0 ? paper.ground : paper.text
        pdf.roundedRect(x, y, width, height, 4).lineWidth(1)
        pdf.fillAndStroke(index === 0 ? paper.accent : paper.ground, index === 0 ? paper.accent : paper.bar)
        write(pdf, name, { ...styles.figureStrong, color }, { x: x + PAD, y: y + PAD, width: NAME - PAD })
        write(pdf, description, { ...styles.figure, color }, { x: x + PAD + NAME, y: y + PAD, width: text })
        y += height + GAP
      }
    },
  }
}
