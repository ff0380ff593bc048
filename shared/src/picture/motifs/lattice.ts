import { mix, smoothstep } from '../interpolation'
import { between } from '../random'
import type { Motif } from '../svg-path-builder'

/** Scattered dots that lock into a grid; their size follows a slow wave, as in a halftone. */
export const drawLattice: Motif = ({ width, height, unit, budget, random, noise }, pen) => {
  const columns = Math.round(Math.sqrt((budget * 0.86 * width) / height))
  const rows = Math.round((budget * 0.86) / columns)
  const gap = { x: width / (columns + 1), y: height / (rows + 1) }
  const heading = between(random, -0.6, 0.6)
  const [lockFrom, lockAt] = [between(random, 0.05, 0.18), between(random, 0.55, 0.7)]
  const warm = {
    column: Math.floor(columns * between(random, 0.55, 0.72)),
    row: Math.floor(rows * between(random, 0.3, 0.65)),
  }
  const largest = Math.min(gap.x, gap.y) / unit / 3.1
  for (let row = 0; row < rows; row += 1) {
    const level = gap.y * (row + 1)
    const lockedFrom = width * (lockAt + heading * (row / rows - 0.5) * 0.5)
    pen.line({ x: lockedFrom, y: level }, { x: width, y: level }, { opacity: 0.16 })
    for (let column = 0; column < columns; column += 1) {
      const along = (column + 0.5) / columns - heading * (row / rows - 0.5) * 0.5
      const order = smoothstep(lockFrom, lockAt, along)
      const stray = (1 - order) * 1.4
      const x =
        gap.x * (column + 1) + stray * gap.x * (noise(column * 0.5, row * 0.45) * 0.6 + between(random, -0.8, 0.8))
      const y = level + stray * gap.y * (noise(row * 0.5 + 9, column * 0.4) * 0.6 + between(random, -0.8, 0.8))
      const halftone = 0.5 + 0.5 * noise((column / columns) * 1.6, (row / rows) * 1.1)
      const isWarm = column === warm.column && row === warm.row
      const radius = mix(between(random, 0.9, 2), largest * mix(0.22, 1, halftone), order)
      const tone = isWarm ? 'warm' : order > 0.55 ? 'accent' : 'ink'
      pen.dot({ x, y }, isWarm ? largest * 0.85 : radius, {
        opacity: isWarm ? 1 : mix(0.3, mix(0.55, 1, halftone), order),
        tone,
      })
    }
  }
}
