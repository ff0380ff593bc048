import type { SignalDot, SignalField, SignalTone } from './signal-types'

/** All elements of a picture that look the same, as one stroked SVG path; dots are strokes of no length with round ends. */
export type SignalStroke = { d: string; tone: SignalTone; width: number; opacity: number }

/** A dot in a shared path takes a fifth of the markup of a circle; what shows through others is drawn last. */
const joined = (strokes: SignalStroke[]): SignalStroke[] => {
  const byLook = new Map<string, SignalStroke>()
  for (const stroke of strokes) {
    const look = `${stroke.tone} ${stroke.width} ${stroke.opacity}`
    const known = byLook.get(look)
    if (known) known.d += stroke.d
    else byLook.set(look, { ...stroke })
  }
  return [...byLook.values()].sort((a, b) => Number(a.tone === 'ground') - Number(b.tone === 'ground'))
}

/** The lines and curves of a picture, to be drawn first. */
export const linePaths = ({ lines, paths }: SignalField): SignalStroke[] =>
  joined([...lines.map(({ x1, y1, x2, y2, ...look }) => ({ d: `M${x1} ${y1}L${x2} ${y2}`, ...look })), ...paths])

const dotStrokes = (dots: SignalDot[]) =>
  joined(dots.map(({ x, y, r, tone, opacity }) => ({ d: `M${x} ${y}z`, width: r * 2, tone, opacity })))

/** The dots of a picture. */
export const dotPaths = ({ dots }: SignalField): SignalStroke[] => dotStrokes(dots)

/** The dots of a picture in two mixed groups for each of `columns` equal parts of its width, from left to right. */
export const dotGroups = ({ dots }: SignalField, width: number, columns: number): SignalStroke[][] =>
  Array.from({ length: columns * 2 }, (_, group) =>
    dotStrokes(dots.filter(({ x }, index) => Math.floor((x / width) * columns) * 2 + (index % 2) === group)),
  )
