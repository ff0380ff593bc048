import type { SeriesFigure } from '../../../remote-tekdatanova/src/content/documents/figure'
import { paper } from '../palette'
import { styles, widthOf, write } from '../text-style'
import type { Prepare } from './picture'

const HEAD = 18
const PLOT = 118
const FOOT = 18
const LABEL = 96

/** A line chart over time with an optional limit and labeled events; each line has its label at the right end. */
export const prepareSeries: Prepare<SeriesFigure> = (pdf, { lines, limit, marks = [], axes }, width) => ({
  height: HEAD + PLOT + FOOT,
  draw(left, top) {
    const plot = { x: left, y: top + HEAD, width: width - LABEL }
    const at = ([x, y]: readonly [number, number]) => [plot.x + x * plot.width, plot.y + (1 - y) * PLOT] as const
    const base = plot.y + PLOT
    pdf
      .lineWidth(0.8)
      .moveTo(plot.x, plot.y)
      .lineTo(plot.x, base)
      .lineTo(plot.x + plot.width, base)
      .stroke(paper.textMuted)

    if (limit) {
      const [, y] = at([0, limit.at])
      pdf
        .lineWidth(1)
        .dash(3, { space: 3 })
        .moveTo(plot.x, y)
        .lineTo(plot.x + plot.width, y)
        .stroke(paper.textMuted)
        .undash()
      write(pdf, limit.label, styles.caption, { x: plot.x + plot.width + 8, y: y - 6, width: LABEL - 8 })
    }
    for (const { label, at: moment } of marks) {
      const [x] = at([moment, 0])
      pdf
        .lineWidth(0.8)
        .moveTo(x, plot.y - 2)
        .lineTo(x, base)
        .stroke(paper.bar)
      const wide = widthOf(pdf, label, styles.caption) + 4
      const start = Math.min(x - wide / 2, left + width - wide)
      write(pdf, label, styles.caption, { x: Math.max(left, start), y: top, width: wide })
    }
    for (const { label, heights, strong } of lines) {
      const [first, ...rest] = heights.map((height, index) => at([index / (heights.length - 1), height]))
      if (!first) continue
      pdf
        .lineWidth(strong ? 2.2 : 1.4)
        .lineJoin('round')
        .lineCap('round')
        .moveTo(...first)
      for (const point of rest) pdf.lineTo(...point)
      pdf.stroke(strong ? paper.accent : paper.textMuted)
      const [, y] = rest.at(-1) ?? first
      const look = { ...styles.figureStrong, color: strong ? paper.accent : paper.text }
      write(pdf, label, look, { x: plot.x + plot.width + 8, y: y - 6, width: LABEL - 8 })
    }
    const [across, up] = axes
    write(pdf, across, styles.caption, { x: plot.x, y: base + 5, width: plot.width, align: 'right' })
    write(pdf, up, styles.caption, { x: plot.x, y: top, width: plot.width / 2 })
  },
})
