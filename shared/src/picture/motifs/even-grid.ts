import type { SignalFrame } from '../signal-types'
import type { Point } from '../svg-path-builder'

/** A grid of square cells in the middle of a frame. */
export interface EvenGrid {
  /** Side of a cell. */
  gap: number
  /** Middle of a cell; fractions lie between cells. */
  at: (column: number, row: number) => Point
  /** Radius in hairlines of a dot that takes `share` of its cell. */
  dot: (share: number) => number
}

/** The largest grid of `columns` by `rows` square cells that takes at most `tallest` of the height of a frame. */
export function evenGrid({ width, height, unit }: SignalFrame, columns: number, rows: number, tallest = 0.9): EvenGrid {
  const gap = Math.min(width / columns, (height * tallest) / rows)
  const [left, top] = [(width - columns * gap) / 2, (height - rows * gap) / 2]
  return {
    gap,
    at: (column, row) => ({ x: left + (column + 0.5) * gap, y: top + (row + 0.5) * gap }),
    dot: (share) => (gap * share) / 2 / unit,
  }
}

/** All whole numbers from 0 up to, not including, `count`. */
export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Whether a frame is a wide, low one, as on cards. */
export const isWide = ({ width, height }: SignalFrame) => width > 2 * height

/** The corners of a rectangle, the first one repeated. */
export const rectangle = (middle: Point, width: number, height: number): Point[] => {
  const [x, y] = [width / 2, height / 2]
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
    [-x, -y],
  ].map(([dx = 0, dy = 0]) => ({ x: middle.x + dx, y: middle.y + dy }))
}
