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

/**
 * The dots of a picture in two mixed groups for each of `columns` equal parts of its width, from left to right; what
 * shows through a dot is in its group, or the group would cover it.
 */
export function dotGroups({ dots }: SignalField, width: number, columns: number): SignalStroke[][] {
  const groupOf = (dot: SignalDot, index: number): number => {
    const below = dot.tone === 'ground' ? dots.findIndex((other) => other.tone !== 'ground' && covers(other, dot)) : -1
    const shown = dots[below]
    return shown ? groupOf(shown, below) : Math.floor((dot.x / width) * columns) * 2 + (index % 2)
  }
  const groups = dots.map(groupOf)
  return Array.from({ length: columns * 2 }, (_, group) =>
    dotStrokes(dots.filter((_dot, index) => groups[index] === group)),
  )
}

const covers = (larger: SignalDot, { x, y }: SignalDot) => Math.hypot(larger.x - x, larger.y - y) < larger.r
