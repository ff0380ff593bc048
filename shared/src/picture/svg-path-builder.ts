import type { SignalField, SignalFrame, SignalTone } from './signal-types'

/** A position in the frame. */
export type Point = { x: number; y: number }

/** How an element is drawn. */
export type Stroke = { opacity: number; tone?: SignalTone; width?: number }

/** Distance of a drawing from the edges of its frame, in the frame's units. */
export const SAFE_AREA = 24

const round = (value: number) => Math.round(value * 10) / 10
/** Sizes and opacities come in few steps, so that many elements share one path of the markup. */
const roundSize = (value: number) => Math.max(0.5, Math.round(value * 2) / 2)
const roundOpacity = (value: number) => Math.min(1, Math.max(0.1, Math.round(value * 10) / 10))

const spell = (point: Point) => `${round(point.x)} ${round(point.y)}`

const halfway = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Parabolas through the middles between points; `T` mirrors the last control point, which is the next point. */
const curveThrough = (points: Point[]) => {
  const [first, second, ...rest] = points
  if (!first || !second) return ''
  const ends = [second, ...rest].map((point, index) => {
    const next = rest[index]
    return next && (index < rest.length - 1 ? halfway(point, next) : next)
  })
  return `M${spell(first)}Q${spell(second)} ${ends.flatMap((end) => (end ? [spell(end)] : [])).join('T')}`
}

/**
 * Collects the elements of one picture, rounded to one decimal so that server and browser render the same markup.
 * `mirror` flips the whole picture, and `inset` is the distance of the area from the edges of its frame.
 */
export const createSvgPathBuilder = (frame: SignalFrame, mirror: { x: boolean; y: boolean }, inset = 0) => {
  const field: SignalField = { paths: [], dots: [], lines: [] }
  const place = (point: Point): Point => ({
    x: inset + (mirror.x ? frame.width - point.x : point.x),
    y: inset + (mirror.y ? frame.height - point.y : point.y),
  })
  const look = ({ opacity, tone = 'ink', width = 1 }: Stroke) => ({
    opacity: roundOpacity(opacity),
    tone,
    width: roundSize(width * frame.unit),
  })
  const holds = ({ x, y }: Point, edge: number) =>
    x >= inset + edge && y >= inset + edge && x <= inset + frame.width - edge && y <= inset + frame.height - edge
  const addPath = (d: string, stroke: Stroke) => void field.paths.push({ d, ...look(stroke) })

  return {
    field,
    /** A dot with `radius` in hairlines; omitted if it would leave the area. */
    dot: (center: Point, radius: number, { opacity, tone }: Stroke) => {
      const r = roundSize(radius * frame.unit)
      const { x, y } = place(center)
      if (!holds({ x, y }, r)) return
      field.dots.push({ x: round(x), y: round(y), r, opacity: roundOpacity(opacity), tone: tone ?? 'ink' })
    },
    /** A straight segment; omitted if an end is outside the area. */
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
    /** A whole circle, or an ellipse with `radiusY`. */
    ring: (center: Point, radius: number, stroke: Stroke, radiusY = radius) => {
      const { x, y } = place(center)
      const turn = `a${round(radius)} ${round(radiusY)} 0 1 0`
      addPath(`M${round(x - radius)} ${round(y)}${turn} ${round(radius * 2)} 0${turn} ${round(-radius * 2)} 0`, stroke)
    },
  }
}

/** The drawing API of compositions. */
export type SvgPathBuilder = ReturnType<typeof createSvgPathBuilder>

/** A family of pictures: draws one into the safe area of a frame. The same frame and random numbers draw the same. */
export type Motif = (frame: SignalFrame, pen: SvgPathBuilder) => void
