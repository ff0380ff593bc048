import type { Motif } from '../svg-path-builder'
import { evenGrid, isWide, rectangle, upTo } from './even-grid'

/** A landing zone: accounts, networks and identity laid first, and on them the ground for the first workload. */
export const drawLayers: Motif = (frame, pen) => {
  const columns = isWide(frame) ? 16 : 11
  const grid = evenGrid(frame, columns, 8, 0.94)
  const middle = (columns - 1) / 2
  for (const layer of upTo(3)) {
    const row = 6.6 - layer * 1.6
    const half = middle + 0.4 - layer * 0.8
    pen.polyline(rectangle(grid.at(middle, row), grid.gap * half * 2, grid.gap * 1.3), { opacity: 0.8 - layer * 0.1 })
    for (const column of upTo(columns - layer * 2))
      for (const line of [-0.28, 0.28])
        pen.dot(grid.at(column + layer, row + line), grid.dot(0.3), {
          opacity: 1 - layer * 0.2,
          tone: 'accent',
        })
  }
  for (const place of [-3, -1.5, 0, 1.5, 3]) {
    const at = grid.at(middle + place, 1.4)
    pen.polyline(rectangle(at, grid.gap * 1.1, grid.gap * 1.1), {
      opacity: place === 0 ? 1 : 0.3,
      tone: place === 0 ? 'warm' : 'ink',
    })
    if (place === 0) pen.dot(at, grid.dot(0.66), { opacity: 1, tone: 'warm' })
  }
}
