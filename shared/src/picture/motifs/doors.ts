import { digitDots } from '../dot-digits'
import type { Motif } from '../svg-path-builder'
import { evenGrid, isWide, rectangle, upTo } from './even-grid'

/** A perimeter with numbered doors around the systems that it protects; door 1 is the one to close first. */
export const drawDoors: Motif = (frame, pen) => {
  const [columns, rows] = isWide(frame) ? [14, 6] : [9, 7]
  const grid = evenGrid(frame, columns, rows, 0.94)
  const [right, bottom] = [columns - 1, rows - 1]
  const [middle, level] = [right / 2, bottom / 2]
  const doors = [
    [middle - 2.4, 0.4],
    [middle, 0.4],
    [middle + 2.4, 0.4],
    [right - 0.6, level],
    [middle + 2.4, bottom - 0.4],
    [middle, bottom - 0.4],
    [middle - 2.4, bottom - 0.4],
    [0.6, level],
  ] as const
  const wall = { width: grid.gap * (right - 1.2), height: grid.gap * (bottom - 0.8) }
  pen.polyline(rectangle(grid.at(middle, level), wall.width, wall.height), { opacity: 0.9, width: 1.6 })
  pen.polyline(rectangle(grid.at(middle, level), wall.width - grid.gap * 0.3, wall.height - grid.gap * 0.3), {
    opacity: 0.3,
  })
  for (const column of upTo(columns * 2 - 9))
    for (const row of upTo(rows * 2 - 8)) {
      const at = grid.at(column / 2 + (right - (columns * 2 - 10) / 2) / 2, row / 2 + (bottom - (rows * 2 - 9) / 2) / 2)
      pen.dot(at, grid.dot((column + row) % 3 === 0 ? 0.2 : 0.12), { opacity: 0.8, tone: 'accent' })
    }
  doors.forEach(([column, row], index) => {
    const tone = index === 0 ? 'warm' : 'accent'
    pen.dot(grid.at(column, row), grid.dot(0.96), { opacity: 1, tone })
    for (const { x, y } of digitDots(index + 1))
      pen.dot(grid.at(column + (x - 1) * 0.13, row + (y - 2) * 0.13), grid.dot(0.11), { opacity: 1, tone: 'ground' })
  })
}
