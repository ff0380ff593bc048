import { between } from '../random'
import type { Motif } from '../svg-path-builder'
import { evenGrid, isWide, upTo } from './even-grid'

/** Each stage of tests lets fewer errors through: many dots enter, none of those that leave is gray. */
export const drawFunnel: Motif = (frame, pen) => {
  const sizes = isWide(frame) ? [7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1] : [9, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1]
  const tallest = sizes[0] ?? 1
  const grid = evenGrid(frame, sizes.length, tallest, 0.92)
  const middle = (tallest - 1) / 2
  sizes.forEach((size, column) => {
    const order = column / (sizes.length - 1)
    for (const index of upTo(size)) {
      const loose = column < 3 ? (3 - column) * 0.12 : 0
      const row = middle + index - (size - 1) / 2
      const at = grid.at(column + between(frame.random, -loose, loose), row + between(frame.random, -loose, loose))
      const isError = frame.random() < 0.62 * (1 - order * 1.25)
      const isNext = size === 1 && sizes[column - 1] !== 1
      if (isError) pen.dot(at, grid.dot(0.4), { opacity: 0.3 })
      else pen.dot(at, grid.dot(0.56), { opacity: 1, tone: isNext ? 'warm' : 'accent' })
    }
    if (column > 0 && size < (sizes[column - 1] ?? 0)) {
      const reach = size / 2 + 0.4
      pen.line(grid.at(column - 0.5, middle - reach), grid.at(column - 0.5, middle + reach), { opacity: 0.4 })
    }
  })
}
