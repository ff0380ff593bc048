/** A point in the units of its picture's view box. */
export interface Point {
  x: number
  y: number
}

/** Path data of dots: zero-length strokes, which round caps turn into discs. A tenth of the markup of circles. */
export const dotPath = (points: readonly Point[]) => points.map((point) => `M${spell(point)}h0`).join('')

/** Path data of a line that bends softly at each of its inner points; two points give a straight line. */
export function linePath(points: readonly Point[]): string {
  const [start, ...rest] = points
  const last = rest.pop()
  if (!start || !last) return ''
  const bends = rest.map((point, index) => `Q${spell(point)} ${spell(halfway(point, rest[index + 1] ?? last))}`)
  return `M${spell(start)}${bends.join('')}L${spell(last)}`
}

const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

// One decimal: browsers may disagree about the last digits of a sine, and hydration compares attributes.
const short = (value: number) => String(Math.round(value * 10) / 10)
const spell = ({ x, y }: Point) => `${short(x)} ${short(y)}`
