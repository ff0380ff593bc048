import { hasLetterDot, initialsOf, letterSize } from './dot-letters'
import { mix, smoothstep } from './interpolation'
import { between, seededRandom } from './random'
import { createSvgPathBuilder } from './svg-path-builder'
import { dotMarkup, type SignalPalette } from './signal-svg'
import { smoothNoise } from './smooth-noise'

const GRID_SIZE = 19

/** Whether a grid position belongs to one of the initials, which are centered with a column between them. */
const isInInitials = (initials: string[], column: number, row: number) => {
  const columns = initials.length * (letterSize.columns + 1) - 1
  const left = (GRID_SIZE - columns) / 2
  const top = (GRID_SIZE - letterSize.rows) / 2
  return initials.some((letter, index) =>
    hasLetterDot(letter, column - left - index * (letterSize.columns + 1), row - top),
  )
}

/**
 * A drawn portrait: the initials of `name` in a field of dots that loosens towards its edges.
 * @param size side of the square, in pixels
 */
export const monogramSvg = (name: string, { size, palette }: { size: number; palette: SignalPalette }): string => {
  const random = seededRandom(name)
  const noise = smoothNoise(random)
  const gap = size / GRID_SIZE
  const pen = createSvgPathBuilder(
    { width: size, height: size, unit: gap / 10, budget: 0, random, noise },
    { x: false, y: false },
  )
  const initials = initialsOf(name)
  const warmth = { x: between(random, 0.15, 0.85) * size, y: between(random, 0.05, 0.2) * size }
  for (let row = 0; row < GRID_SIZE; row += 1) {
    for (let column = 0; column < GRID_SIZE; column += 1) {
      const [dx, dy] = [(column + 0.5) / GRID_SIZE - 0.5, (row + 0.5) / GRID_SIZE - 0.5]
      const loose = smoothstep(0.3, 0.62, Math.sqrt(dx * dx + dy * dy)) * gap
      const at = {
        x: gap * (column + 0.5) + loose * (noise(dx * 5, dy * 5) + between(random, -0.6, 0.6)),
        y: gap * (row + 0.5) + loose * (noise(dy * 5 + 8, dx * 5) + between(random, -0.6, 0.6)),
      }
      if (isInInitials(initials, column, row)) pen.dot(at, 4.1, { opacity: 1, tone: 'accent' })
      else {
        const wave = 0.5 + 0.5 * noise(dx * 2.4 + 3, dy * 2.4)
        pen.dot(at, mix(0.7, 1.9, wave), { opacity: mix(0.22, 0.6, wave) })
      }
    }
  }
  pen.dot(warmth, 2.6, { opacity: 1, tone: 'warm' })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" fill="${palette.ground}"/>`,
    ...pen.field.dots.map((dot) => dotMarkup(dot, palette)),
    '</svg>',
  ].join('')
}
