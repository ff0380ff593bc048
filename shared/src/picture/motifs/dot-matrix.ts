import type { Motif } from '../svg-path-builder'
import { evenGrid, upTo } from './even-grid'

/** Cells of a frame of 480 by 200. */
const COLUMNS = 28
const ROWS = 9

/**
 * A pictogram of dots in a field of small ones, in the middle of its frame.
 * @param rows at most nine rows of at most 28 characters: `#` is a dot, `!` the accent, all others are field
 */
export const drawDotMatrix =
  (rows: readonly string[]): Motif =>
  (frame, pen) => {
    const grid = evenGrid(frame, COLUMNS, ROWS, 1)
    const [left, top] = [
      Math.floor((COLUMNS - Math.max(...rows.map(({ length }) => length))) / 2),
      Math.floor((ROWS - rows.length) / 2),
    ]
    for (const row of upTo(ROWS))
      for (const column of upTo(COLUMNS)) {
        const at = grid.at(column, row)
        const mark = rows[row - top]?.[column - left]
        if (mark === '#' || mark === '!')
          pen.dot(at, grid.dot(0.8), { opacity: 1, tone: mark === '!' ? 'warm' : 'ink' })
        else pen.dot(at, grid.dot(0.14), { opacity: 0.3 })
      }
  }
