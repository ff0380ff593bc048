import { mix } from '../interpolation'
import type { Motif } from '../svg-path-builder'
import { evenGrid, isWide, upTo } from './even-grid'

/** A phone without a connection: the work of the shift waits in order, and the first entry leaves with the first signal. */
export const drawQueue: Motif = (frame, pen) => {
  const columns = isWide(frame) ? 20 : 12
  const grid = evenGrid(frame, columns, 10, 0.98)
  const left = isWide(frame) ? 3 : 0.5
  const middle = left + 2
  const outline = [
    [-2.5, -4],
    [-1.7, -4.8],
    [1.7, -4.8],
    [2.5, -4],
    [2.5, 4],
    [1.7, 4.8],
    [-1.7, 4.8],
    [-2.5, 4],
    [-2.5, -4],
  ].map(([x = 0, y = 0]) => grid.at(middle + x, 4.5 + y))
  pen.polyline(outline, { opacity: 0.9, width: 2.2 })
  pen.line(grid.at(middle - 0.6, 0.4), grid.at(middle + 0.6, 0.4), { opacity: 0.6, width: 2.2 })
  for (const bar of upTo(4)) pen.dot(grid.at(left + 3.1 + bar * 0.32, 1.2), grid.dot(0.18), { opacity: 0.3 })
  for (const entry of upTo(6)) {
    const row = 2.2 + entry * 1.1
    const tone = entry === 0 ? 'warm' : 'accent'
    const opacity = 1 - entry * 0.12
    pen.dot(grid.at(left + 0.4, row), grid.dot(0.56), { opacity, tone })
    for (const dot of upTo(entry % 2 === 0 ? 7 : 5))
      pen.dot(grid.at(left + 1.2 + dot * 0.4, row), grid.dot(0.2), { opacity: opacity * 0.8, tone })
  }
  const mast = { x: columns - (isWide(frame) ? 3.5 : 1.2), y: 2.6 }
  for (const arc of upTo(4)) {
    const steps = 5 + arc * 4
    for (const step of upTo(steps)) {
      const angle = Math.PI * (0.62 + (0.76 * step) / (steps - 1))
      const reach = 1.1 + arc * 1.15
      pen.dot(grid.at(mast.x + Math.cos(angle) * reach, mast.y - Math.sin(angle) * reach + 1.4), grid.dot(0.22), {
        opacity: 0.8 - arc * 0.2,
        tone: 'accent',
      })
    }
  }
  pen.dot(grid.at(mast.x, mast.y + 1.4), grid.dot(0.6), { opacity: 1, tone: 'accent' })
  pen.line(grid.at(mast.x, mast.y + 1.4), grid.at(mast.x, 9.2), { opacity: 0.6, width: 1.4 })
  const [from, to] = [grid.at(left + 4.9, 2.2), grid.at(mast.x - 3.4, mast.y + 1.4)]
  for (const step of upTo(4)) {
    const at = { x: mix(from.x, to.x, step / 4), y: mix(from.y, to.y, step / 4) }
    pen.dot(at, grid.dot(0.3), { opacity: 0.9 - step * 0.2, tone: 'warm' })
  }
}
