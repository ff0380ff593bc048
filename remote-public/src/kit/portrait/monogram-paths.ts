import { hasLetterDot, initialsOf, letterSize } from '@tekskills/shared/picture/dot-letters'
import { seededRandom } from '@tekskills/shared/picture/random'

/** Number of dots per side of the portrait. */
export const GRID = 19

const rows = Array.from({ length: GRID }, (_, row) => row)

/** A dashed line for each row of dots: zero-length dashes with round caps render as dots. */
export const groundPath = rows.map((row) => `M.5 ${row + 0.5}H${GRID - 0.4}`).join('')

/** The dots of the initials of `name`, centered. */
export function initialsPath(name: string): string {
  const initials = initialsOf(name)
  const left = Math.floor((GRID - initials.length * (letterSize.columns + 1) + 1) / 2)
  const top = (GRID - letterSize.rows) / 2
  return initials
    .flatMap((letter, index) => {
      const start = left + index * (letterSize.columns + 1)
      return rows.flatMap((row) =>
        rows
          .slice(0, letterSize.columns)
          .filter((column) => hasLetterDot(letter, column, row))
          .map((column) => `M${start + column + 0.5} ${top + row + 0.5}h.01`),
      )
    })
    .join('')
}

/** Position of the accent dot: above or below the initials, derived from the name. */
export function sparkOf(name: string): { x: number; y: number } {
  const random = seededRandom(name)
  const x = Math.floor(random() * (GRID - 4)) + 2.5
  const y = random() < 0.5 ? 2.5 + Math.floor(random() * 2) : GRID - 2.5 - Math.floor(random() * 2)
  return { x, y }
}
