import type { Motif } from '../svg-path-builder'
import { evenGrid, isWide, upTo } from './even-grid'

/**
 * The twenty working days of a month, of which the month-end close takes the first five. The accent is on the fifth; in
 * narrow frames, where that is at the edge, on the fourth.
 */
export const drawCalendar: Motif = (frame, pen) => {
  const columns = isWide(frame) ? 10 : 5
  const rows = 20 / columns
  const grid = evenGrid(frame, columns, rows)
  for (const day of upTo(20)) {
    const at = grid.at(day % columns, Math.floor(day / columns))
    const isFilled = day < 5
    const isLast = day === (isWide(frame) ? 4 : 3)
    if (isFilled) pen.dot(at, grid.dot(0.74), { opacity: 1, tone: isLast ? 'warm' : 'accent' })
    else {
      pen.ring(at, grid.gap * 0.37, { opacity: 0.4, width: 1.2 })
      pen.dot(at, grid.dot(0.1), { opacity: 0.6 })
    }
  }
}
