import { mix } from '../interpolation'
import type { Motif } from '../svg-path-builder'
import { evenGrid, isWide, rectangle, upTo } from './even-grid'

/** Three waves of racks on their way from one room to another, and under them the way back. */
export const drawRacks: Motif = (frame, pen) => {
  const columns = isWide(frame) ? 22 : 14
  const grid = evenGrid(frame, columns, 9, 0.96)
  const last = columns - 1
  for (const [middle, isNew] of [
    [1, false],
    [last - 1, true],
  ] as const) {
    pen.polyline(rectangle(grid.at(middle, 3.5), grid.gap * 3, grid.gap * 8), { opacity: isNew ? 0.9 : 0.3 })
    for (const row of upTo(8)) {
      const isMoved = row < 6
      for (const side of [-0.8, 0, 0.8]) {
        const look = isNew === isMoved ? { opacity: 1, tone: 'accent' as const } : { opacity: 0.3 }
        pen.dot(grid.at(middle + side, row), grid.dot(isNew === isMoved ? 0.52 : 0.3), look)
      }
    }
  }
  for (const wave of upTo(3)) {
    const row = wave * 2 + 0.5
    const crossing = (along: number) => grid.at(mix(3, last - 3, along), row + Math.sin(along * Math.PI * 2) * 0.55)
    pen.curve(
      upTo(11).map((step) => crossing(step / 10)),
      { opacity: 0.4, tone: 'accent' },
    )
    for (const step of upTo(6)) {
      const along = mix(0.1, 0.72, step / 5) + wave * 0.08
      pen.dot(crossing(along), grid.dot(0.34 + step * 0.05), { opacity: mix(0.5, 1, step / 5), tone: 'accent' })
    }
  }
  const back = [grid.at(last - 3, 6.6), grid.at(last - 5, 7.7), grid.at(5, 7.7), grid.at(3, 6.6)]
  pen.curve(back, { opacity: 1, tone: 'warm', width: 1.6 })
  for (const [x, y] of [
    [0.55, 0.1],
    [0.05, 0.55],
  ] as const)
    pen.line(grid.at(3, 6.6), grid.at(3 + x, 6.6 + y), { opacity: 1, tone: 'warm', width: 1.6 })
}
