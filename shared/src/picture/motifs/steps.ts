import type { Motif, Point } from '../svg-path-builder'
import { evenGrid, isWide, upTo } from './even-grid'

const crossedOut = [1, 3, 4, 7, 10]

/** A process of twelve steps, five of them crossed out; the line takes the seven that are left. */
export const drawSteps: Motif = (frame, pen) => {
  const columns = isWide(frame) ? 6 : 4
  const rows = 12 / columns
  const grid = evenGrid(frame, columns, rows, 0.84)
  const places = upTo(12).map((step) => {
    const row = Math.floor(step / columns)
    const column = step % columns
    return grid.at(row % 2 === 0 ? column : columns - 1 - column, row)
  })
  const cross = ({ x, y }: Point, arm: number) => {
    pen.line({ x: x - arm, y: y - arm }, { x: x + arm, y: y + arm }, { opacity: 0.6, width: 1.4 })
    pen.line({ x: x - arm, y: y + arm }, { x: x + arm, y: y - arm }, { opacity: 0.6, width: 1.4 })
  }
  pen.polyline(places, { opacity: 0.2, width: 1 })
  const kept = places.filter((_, step) => !crossedOut.includes(step))
  kept.slice(1).forEach((to, index) => {
    const from = kept[index] ?? to
    const isHop = Math.hypot(to.x - from.x, to.y - from.y) > grid.gap * 1.1
    const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - grid.gap * 0.45 }
    pen.curve(isHop && from.y === to.y ? [from, middle, to] : [from, from, to], {
      opacity: 0.9,
      tone: 'accent',
      width: 2,
    })
  })
  places.forEach((place, step) => {
    if (crossedOut.includes(step)) {
      pen.ring(place, grid.gap * 0.22, { opacity: 0.4 })
      cross(place, grid.gap * 0.12)
    } else pen.dot(place, grid.dot(0.46), { opacity: 1, tone: step === 8 ? 'warm' : 'accent' })
  })
}
