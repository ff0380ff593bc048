/** A point in the units of its picture's view box. */
export interface Point {
  x: number
  y: number
}

/** Path data of dots: zero-length strokes, which round caps turn into discs. A tenth of the markup of circles. */
export const dotPath = (points: readonly Point[]) => points.map(({ x, y }) => `M${short(x)} ${short(y)}h0`).join('')

/** Path data of a smooth line through points that are evenly spaced in x. */
export function linePath(points: readonly Point[]): string {
  const [start, ...rest] = points
  if (!start) return ''
  let before = start
  const curves = rest.map((point) => {
    const middle = (before.x + point.x) / 2
    const curve = `C${short(middle)} ${short(before.y)} ${short(middle)} ${short(point.y)} ${short(point.x)} ${short(point.y)}`
    before = point
    return curve
  })
  return `M${short(start.x)} ${short(start.y)}${curves.join('')}`
}

// One decimal: browsers may disagree about the last digits of a sine, and hydration compares attributes.
const short = (value: number) => String(Math.round(value * 10) / 10)
