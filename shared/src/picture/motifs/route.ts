import { clamp, mix, smoothstep } from '../interpolation'
import { between } from '../random'
import type { Motif, Point } from '../svg-path-builder'

/** A loose network that straightens out and resolves into one path. */
export const drawRoute: Motif = ({ width, height, budget, random, noise }, pen) => {
  const columns = Math.max(6, Math.round(Math.sqrt((budget * 0.35 * width) / height)))
  const rows = Math.max(3, Math.round((budget * 0.35) / columns))
  const gap = { x: width / columns, y: height / rows }
  const straightnessAt = (column: number) => smoothstep(0.1, 0.75, column / (columns - 1))
  const node = (column: number, row: number): Point => ({
    x: clamp(gap.x * (column + 0.5 + noise(column * 0.9, row * 0.8) * 0.75 * (1 - straightnessAt(column))), 0, width),
    y: clamp(gap.y * (row + 0.5 + noise(row * 0.9 + 7, column * 0.8) * 0.85 * (1 - straightnessAt(column))), 0, height),
  })
  const [highest, lowest] = rows > 4 ? [1, rows - 2] : [0, rows - 1]
  let row = Math.floor(between(random, highest, lowest + 1))
  const track: Point[] = []
  for (let column = 0; column < columns; column += 1) {
    track.push(node(column, row))
    if (column === columns - 1) break
    if (random() < mix(0.85, 0.3, straightnessAt(column))) row = clamp(row + (random() < 0.5 ? -1 : 1), highest, lowest)
  }
  for (let column = 0; column < columns; column += 1) {
    for (let lane = 0; lane < rows; lane += 1) {
      const straightness = straightnessAt(column)
      const here = node(column, lane)
      const opacity = mix(0.3, 0.16, straightness)
      if (column + 1 < columns && random() < 0.8) {
        const nextLane = random() < 0.35 * (1 - straightness) ? clamp(lane + 1, 0, rows - 1) : lane
        pen.line(here, node(column + 1, nextLane), { opacity })
      }
      if (lane + 1 < rows && random() < mix(0.5, 0.25, straightness))
        pen.line(here, node(column, lane + 1), { opacity })
      pen.dot(here, mix(between(random, 1, 2.6), 1.8, straightness), { opacity: mix(0.5, 0.35, straightness) })
    }
  }
  pen.polyline(track, { opacity: 0.2, tone: 'accent', width: 7 })
  pen.polyline(track, { opacity: 1, tone: 'accent', width: 2 })
  track.forEach((point) => pen.dot(point, 3.4, { opacity: 1, tone: 'accent' }))
  const goal = track[Math.floor(columns * 0.75)]
  if (!goal) return
  pen.ring(goal, Math.min(gap.x, gap.y) * 0.36, { opacity: 0.9, tone: 'warm', width: 1.4 })
  pen.dot(goal, 5, { opacity: 1, tone: 'warm' })
}
