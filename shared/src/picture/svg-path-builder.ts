import type { SignalField, SignalFrame, SignalTone } from './signal-types'

/** A position in the frame. */
export type Point = { x: number; y: number }

/** How an element is drawn. */
export type Stroke = { opacity: number; tone?: SignalTone; width?: number }

const round = (value: number) => Math.round(value * 10) / 10
const roundOpacity = (value: number) => Math.round(Math.min(1, Math.max(0.04, value)) * 100) / 100

const spell = (point: Point) => `${round(point.x)} ${round(point.y)}`

const halfway = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

const curveThrough = (points: Point[]) => {
  const [first, ...rest] = points
  if (!first) return ''
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point
    const end = index === rest.length - 2 ? next : halfway(point, next)
    return `Q${spell(point)} ${spell(end)}`
  })
  return `M${spell(first)}${bends.join('')}`
}

/**
 * Collects the elements of one picture, rounded to one decimal so that server and browser render the same markup.
 * `mirror` flips the whole picture.
 */
export const createSvgPathBuilder = (frame: SignalFrame, mirror: { x: boolean; y: boolean }) => {
  const field: SignalField = { paths: [], dots: [], lines: [] }
  const place = (point: Point): Point => ({
    x: mirror.x ? frame.width - point.x : point.x,
    y: mirror.y ? frame.height - point.y : point.y,
  })
  const look = ({ opacity, tone = 'ink', width = 1 }: Stroke) => ({
    opacity: roundOpacity(opacity),
    tone,
    width: round(Math.max(0.5, width * frame.unit)),
  })
  const holds = ({ x, y }: Point, edge: number) =>
    x >= edge && y >= edge && x <= frame.width - edge && y <= frame.height - edge
  const addPath = (d: string, stroke: Stroke) => void field.paths.push({ d, ...look(stroke) })

  return {
    field,
    /** A dot with `radius` in hairlines; omitted if it would cross the frame. */
    dot: (center: Point, radius: number, { opacity, tone }: Stroke) => {
      const r = round(Math.max(0.4, radius * frame.unit))
      const { x, y } = place(center)
      if (!holds({ x, y }, r)) return
      field.dots.push({ x: round(x), y: round(y), r, opacity: roundOpacity(opacity), tone: tone ?? 'ink' })
    },
    /** A straight segment; omitted if an end is outside the frame. */
    line: (from: Point, to: Point, stroke: Stroke) => {
      const [a, b] = [place(from), place(to)]
      if (!holds(a, 0) || !holds(b, 0)) return
      field.lines.push({ x1: round(a.x), y1: round(a.y), x2: round(b.x), y2: round(b.y), ...look(stroke) })
    },
    /** A smooth curve along the points. */
    curve: (points: Point[], stroke: Stroke) => addPath(curveThrough(points.map(place)), stroke),
    /** Straight segments from point to point. */
    polyline: (points: Point[], stroke: Stroke) => addPath(`M${points.map(place).map(spell).join('L')}`, stroke),
    /** A circular arc; angles in radians, less than a full turn. */
    arc: (center: Point, radius: number, from: number, to: number, stroke: Stroke) => {
      const at = (angle: number) =>
        place({ x: center.x + Math.cos(angle) * radius, y: center.y + Math.sin(angle) * radius })
      const sweep = mirror.x === mirror.y ? 1 : 0
      const large = to - from > Math.PI ? 1 : 0
      addPath(`M${spell(at(from))}A${round(radius)} ${round(radius)} 0 ${large} ${sweep} ${spell(at(to))}`, stroke)
    },
    /** A whole circle. */
    ring: (center: Point, radius: number, stroke: Stroke) => {
      const { x, y } = place(center)
      const r = round(radius)
      const turn = `a${r} ${r} 0 1 0`
      addPath(`M${round(x - radius)} ${round(y)}${turn} ${round(r * 2)} 0${turn} ${round(-r * 2)} 0`, stroke)
    },
  }
}

/** The drawing API of compositions. */
export type SvgPathBuilder = ReturnType<typeof createSvgPathBuilder>
