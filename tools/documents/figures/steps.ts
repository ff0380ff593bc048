import type { StepsFigure } from '../../../remote-tekdatanova/src/content/documents/figure'
import { paper } from '../palette'
import { heightOf, styles, write } from '../text-style'
import type { Prepare } from './picture'

const GAP = 16
const PAD = 10

/** A row of boxes connected by arrows; the last one is the result and is highlighted. */
export const prepareSteps: Prepare<StepsFigure> = (pdf, { steps }, width) => {
  const box = (width - GAP * (steps.length - 1)) / steps.length
  const inner = box - 2 * PAD
  const names = Math.max(...steps.map(([name]) => heightOf(pdf, name, styles.figureStrong, inner)))
  const texts = Math.max(...steps.map(([, text]) => heightOf(pdf, text, styles.figure, inner)))
  const height = names + texts + 3 * PAD - 2

  return {
    height,
    draw(left, y) {
      for (const [index, [name, text]] of steps.entries()) {
        const x = left + index * (box + GAP)
        const isLast = index === steps.length - 1
        pdf.roundedRect(x, y, box, height, 5).lineWidth(1)
        pdf.fillAndStroke(isLast ? paper.accent : paper.ground, isLast ? paper.accent : paper.bar)
        const color = isLast ? paper.ground : paper.text
        write(pdf, name, { ...styles.figureStrong, color }, { x: x + PAD, y: y + PAD, width: inner })
        write(pdf, text, { ...styles.figure, color }, { x: x + PAD, y: y + PAD * 1.6 + names, width: inner })
        if (!isLast) drawArrow(x + box + 3, y + height / 2, GAP - 6)
      }
    },
  }

  function drawArrow(x: number, y: number, length: number) {
    pdf.lineWidth(1.2).lineCap('round').lineJoin('round')
    pdf
      .moveTo(x, y)
      .lineTo(x + length, y)
      .stroke(paper.accent)
    pdf
      .moveTo(x + length - 3.5, y - 3)
      .lineTo(x + length, y)
      .lineTo(x + length - 3.5, y + 3)
      .stroke(paper.accent)
  }
}
