import type { Motif } from '../svg-path-builder'
import { evenGrid, isWide, upTo } from './even-grid'

const lifted = new Map([
  [2, 0.3],
  [4, 0.7],
  [7, 0.1],
])

/** Thirty candidates, and the three that you meet. */
export const drawLift: Motif = (frame, pen) => {
  const columns = isWide(frame) ? 15 : 10
  const rows = 30 / columns
  const room = isWide(frame) ? 2.6 : 3
  const grid = evenGrid(frame, columns, rows + room, 0.96)
  const first = isWide(frame) ? 3 : 0
  for (const index of upTo(30)) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const rise = row === 0 ? lifted.get(column - first) : undefined
    if (rise === undefined) {
      pen.dot(grid.at(column, row + room), grid.dot(0.5), { opacity: row % 2 === 0 ? 0.4 : 0.3 })
      continue
    }
    const place = grid.at(column, rise + 0.3)
    pen.ring(grid.at(column, row + room), grid.gap * 0.25, { opacity: 0.4 })
    pen.line(grid.at(column, row + room - 0.36), grid.at(column, rise + 0.9), { opacity: 0.5, tone: 'accent' })
    pen.dot(place, grid.dot(0.86), { opacity: 1, tone: rise === 0.7 ? 'warm' : 'accent' })
  }
}
