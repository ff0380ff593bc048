import { mix, smoothstep } from '../interpolation'
import type { Motif } from '../svg-path-builder'
import { evenGrid, isWide, upTo } from './even-grid'

/**
 * A cutover night from left to right: traffic moves from the old system to the new one; the orange column is the last
 * point at which it can turn back.
 */
export const drawNight: Motif = (frame, pen) => {
  const columns = isWide(frame) ? 24 : 16
  const grid = evenGrid(frame, columns, 10, 0.92)
  const level = (column: number) => mix(2, 7, smoothstep(0.25, 0.75, column / (columns - 1)))
  for (const row of [2, 7]) pen.line(grid.at(0, row), grid.at(columns - 1, row), { opacity: 0.3 })
  const lastReturn = Math.round(columns * 0.58)
  for (const column of upTo(columns)) {
    const isLastReturn = column === lastReturn
    for (const lane of [-1, 0, 1])
      pen.dot(grid.at(column, level(column) + lane * 0.72), grid.dot(lane === 0 ? 0.62 : 0.36), {
        opacity: lane === 0 ? 1 : 0.7,
        tone: isLastReturn ? 'warm' : column < lastReturn ? 'ink' : 'accent',
      })
    pen.line(grid.at(column, 9), grid.at(column, column % 4 === 0 ? 8.5 : 8.8), { opacity: 0.4 })
  }
  pen.line(grid.at(lastReturn, 0.4), grid.at(lastReturn, 9), { opacity: 0.9, tone: 'warm' })
}
