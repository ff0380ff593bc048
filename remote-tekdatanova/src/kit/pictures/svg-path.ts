/** A point in the units of the view box. */
export interface Point {
  x: number
  y: number
}

/** Path data of dots: zero-length strokes, rendered as discs by round caps. A tenth of the markup of circles. */
export const dotPath = (points: readonly Point[]) => points.map((point) => `M${format(point)}h0`).join('')

/** Path data of a smooth curve through the points; two points give a straight line. */
export function linePath(points: readonly Point[]): string {
  const [start, ...rest] = points
  const last = rest.pop()
  if (!start || !last) return ''
  const bends = rest.map((point, index) => `Q${format(point)} ${format(halfway(point, rest[index + 1] ?? last))}`)
  return `M${format(start)}${bends.join('')}L${format(last)}`
}

const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

// Rounded, because engines differ in the last digits of a sine and hydration compares attributes.
const round = (value: number) => String(Math.round(value * 10) / 10)
const format = ({ x, y }: Point) => `${round(x)} ${round(y)}`
