import type { SpansFigure } from '../../../remote-tekdatanova/src/content/documents/figure'
import { paper } from '../palette'
import { styles, write } from '../text-style'
import type { Prepare } from './picture'

const LABEL = 124
const ROW = 22
const HEAD = 18

/** A timeline with one row of spans per label on a common scale. */
export const prepareSpans: Prepare<SpansFigure> = (pdf, { rows, ticks, length }, width) => ({
  height: HEAD + rows.length * ROW,
  draw(left, top) {
    const unit = (width - LABEL) / length
    const start = left + LABEL
    for (const [at, label] of ticks) {
      const x = start + at * unit
      pdf
        .lineWidth(0.6)
        .moveTo(x, top + HEAD - 4)
        .lineTo(x, top + HEAD + rows.length * ROW)
        .stroke(paper.line)
      write(pdf, label, styles.caption, { x: x + 3, y: top, width: 80 })
    }
    for (const [index, { label, spans }] of rows.entries()) {
      const y = top + HEAD + index * ROW
      write(pdf, label, styles.figure, { x: left, y: y + 5, width: LABEL - 10 })
      for (const [from, to, caption] of spans) {
        pdf
          .roundedRect(start + from * unit, y + 3, (to - from) * unit, ROW - 6, 3)
          .fill(caption ? paper.accent : paper.bar)
        const look = { ...styles.figure, size: 8, color: paper.ground }
        if (caption) write(pdf, caption, look, { x: start + from * unit + 6, y: y + 6, width: (to - from) * unit - 8 })
      }
    }
  },
})
