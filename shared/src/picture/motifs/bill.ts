import { mix } from '../interpolation'
import type { Motif } from '../svg-path-builder'
import { evenGrid, upTo } from './even-grid'

/** The invoices of a year, a column for each month and a row for each team: one cell is the one to ask about. */
export const drawBill: Motif = (frame, pen) => {
  const grid = evenGrid(frame, 12, 6, 0.9)
  for (const column of upTo(12))
    for (const row of upTo(6)) {
      const at = grid.at(column, row)
      const isAsked = column === 8 && row === 2
      const amount = 0.5 + 0.5 * frame.noise(column * 0.35, row * 0.6)
      if (isAsked) pen.ring(at, grid.gap * 0.47, { opacity: 1, tone: 'warm', width: 1.2 })
      pen.dot(at, grid.dot(isAsked ? 0.72 : mix(0.24, 0.66, amount)), {
        opacity: isAsked ? 1 : mix(0.4, 0.9, amount),
        tone: isAsked ? 'warm' : 'accent',
      })
    }
}
