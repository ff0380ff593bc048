import type { BarsFigure } from '../../../remote-tekdatanova/src/content/documents/figure'
import { paper } from '../palette'
import { heightOf, styles, write } from '../text-style'
import type { Prepare } from './picture'

const LABEL = 150
const SHOWN = 92
const BAR = 14
const GAP = 10

/** A bar chart with one bar per row: label, bar, value. */
export const prepareBars: Prepare<BarsFigure> = (pdf, { bars, max }, width) => {
  const room = width - LABEL - SHOWN
  const rows = bars.map(({ label }) => Math.max(BAR, heightOf(pdf, label, styles.figure, LABEL - 12)))
  return {
    height: rows.reduce((sum, row) => sum + row + GAP, -GAP),
    draw(x, top) {
      let y = top
      for (const [index, { label, value, shown, strong }] of bars.entries()) {
        const row = rows[index] ?? BAR
        const labelHeight = heightOf(pdf, label, styles.figure, LABEL - 12)
        write(pdf, label, styles.figure, { x, y: y + (row - labelHeight) / 2, width: LABEL - 12 })
        const length = Math.max(3, (value / max) * room)
        pdf.roundedRect(x + LABEL, y + (row - BAR) / 2, length, BAR, 2).fill(strong ? paper.accent : paper.bar)
        const at = { x: x + LABEL + length + 8, y: y + (row - 12.5) / 2, width: SHOWN - 8 }
        write(pdf, shown, styles.figureStrong, at)
        y += row + GAP
      }
    },
  }
}
