import type { LayersFigure } from '../../../remote-tekdatanova/src/content/documents/figure'
import { paper } from '../palette'
import { heightOf, styles, write } from '../text-style'
import type { Prepare } from './picture'

const PAD = 9
const GAP = 5
const NAME = 130

/** Layers on top of each other; the uppermost is what people see and stands out. */
export const prepareLayers: Prepare<LayersFigure> = (pdf, { layers }, width) => {
  const text = width - NAME - 2 * PAD
  const rows = layers.map(
    ([name, words]) =>
      2 * PAD +
      Math.max(heightOf(pdf, name, styles.figureStrong, NAME - PAD), heightOf(pdf, words, styles.figure, text)),
  )
  return {
    height: rows.reduce((sum, row) => sum + row + GAP, -GAP),
    draw(x, top) {
      let y = top
      for (const [index, [name, words]] of layers.entries()) {
        const height = rows[index] ?? 0
        const colour = index === 0 ? paper.ground : paper.text
        pdf.roundedRect(x, y, width, height, 4).lineWidth(1)
        pdf.fillAndStroke(index === 0 ? paper.accent : paper.ground, index === 0 ? paper.accent : paper.bar)
        write(pdf, name, { ...styles.figureStrong, colour }, { x: x + PAD, y: y + PAD, width: NAME - PAD })
        write(pdf, words, { ...styles.figure, colour }, { x: x + PAD + NAME, y: y + PAD, width: text })
        y += height + GAP
      }
    },
  }
}
