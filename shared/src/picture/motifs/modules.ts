import type { Motif } from '../svg-path-builder'
import { evenGrid, isWide, rectangle, upTo } from './even-grid'

/** A product of modules that are joined in few places: one of them is taken out, and the others stay as they are. */
export const drawModules: Motif = (frame, pen) => {
  const [columns, rows] = isWide(frame) ? [7, 3] : [5, 4]
  const grid = evenGrid(frame, columns, rows, 0.92)
  const taken = { column: isWide(frame) ? 4 : 3, row: 1 }
  const side = grid.gap * 0.72
  for (const column of upTo(columns))
    for (const row of upTo(rows)) {
      const here = grid.at(column, row)
      const isTaken = column === taken.column && row === taken.row
      const reach = 0.36
      if (column + 1 < columns)
        pen.line(grid.at(column + reach, row), grid.at(column + 1 - reach, row), {
          opacity: 0.6,
          tone: 'accent',
          width: 2,
        })
      if (row + 1 < rows && (column + row) % 2 === 0)
        pen.line(grid.at(column, row + reach), grid.at(column, row + 1 - reach), {
          opacity: 0.6,
          tone: 'accent',
          width: 2,
        })
      pen.polyline(rectangle(here, side, side), { opacity: isTaken ? 0.3 : 0.7, width: 1.2 })
      const place = isTaken ? grid.at(column + 0.16, row - 0.2) : here
      const tone = isTaken ? 'warm' : 'accent'
      if (isTaken) pen.polyline(rectangle(place, side, side), { opacity: 1, tone, width: 1.8 })
      for (const x of upTo(3))
        for (const y of upTo(3))
          pen.dot({ x: place.x + (x - 1) * side * 0.27, y: place.y + (y - 1) * side * 0.27 }, grid.dot(0.12), {
            opacity: isTaken || (x + y + column + row) % 3 > 0 ? 1 : 0.3,
            tone,
          })
    }
}
