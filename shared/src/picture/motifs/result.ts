import type { Motif } from '../svg-path-builder'
import { evenGrid, upTo } from './even-grid'

/** What was there before as circles, and what is left as filled ones; the last of them is orange. */
export const drawResult =
  (before: number, after: number): Motif =>
  (frame, pen) => {
    const columns = Math.ceil(Math.sqrt((before * frame.width) / frame.height))
    const rows = Math.ceil(before / columns)
    const grid = evenGrid(frame, columns, rows, 1)
    for (const index of upTo(before)) {
      const at = grid.at(Math.floor(index / rows), index % rows)
      if (index === after - 1) pen.dot(at, grid.dot(0.72), { opacity: 1, tone: 'warm' })
      else if (index < after) pen.dot(at, grid.dot(0.72), { opacity: 1, tone: 'accent' })
      else pen.ring(at, grid.gap * 0.33, { opacity: 0.7, width: 1 })
    }
  }
