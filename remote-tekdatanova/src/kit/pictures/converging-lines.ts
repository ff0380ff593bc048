import { smoothstep } from '@tekskills/shared/picture/interpolation'
import { drawnOnce } from '@tekskills/shared/picture/drawn-once'
import { between, seededRandom } from '@tekskills/shared/picture/random'
import { dotPath, linePath, type Point } from './svg-path'

/** Path data of the picture: noise on the left, strands in the middle, one line on the right. */
export interface ConvergingPicture {
  faint: string
  clear: string
  strands: string[]
  signal: string
  end: Point
}

export const CONVERGING_SIZE = { width: 1000, height: 700 }

const STRANDS = 15
const STEPS = 44

/**
 * Generates scattered readings that converge to strands and then to one signal. The same seed gives the same picture.
 */
export const convergingPicture = drawnOnce((seed: string): ConvergingPicture => {
  const { width, height } = CONVERGING_SIZE
  const random = seededRandom(seed)
  const phase = between(random, 0, Math.PI * 2)

  const at = (strand: number, t: number): Point => {
    const offset = strand - (STRANDS - 1) / 2
    const spread = 1 - smoothstep(0.36, 0.94, t)
    const sway = Math.sin(t * 6.4 + phase + offset * 0.24) * (18 + 46 * spread)
    const tide = Math.sin(t * 3.1 + phase) * 54 * (1 - smoothstep(0.8, 1, t))
    return { x: t * width, y: height / 2 + offset * 34 * spread + sway * spread + tide }
  }
  const scattered = (strand: number, t: number): Point => {
    const noise = (1 - smoothstep(0.16, 0.7, t)) * 96
    const { x, y } = at(strand, t)
    return { x: x + between(random, -noise, noise) * 0.5, y: y + between(random, -noise, noise) }
  }

  const strands = Array.from({ length: STRANDS }, (_, strand) => strand)
  const dots = strands.flatMap((strand) =>
    Array.from({ length: STEPS }, (_, step) => ({ clear: random() < 0.3, point: scattered(strand, step / STEPS) })),
  )
  const line = (strand: number, from: number, count: number) =>
    linePath(Array.from({ length: count + 1 }, (_, step) => at(strand, from + ((1 - from) * step) / count)))
  const middle = (STRANDS - 1) / 2

  return {
    faint: dotPath(dots.filter(({ clear }) => !clear).map(({ point }) => point)),
    clear: dotPath(dots.filter(({ clear }) => clear).map(({ point }) => point)),
    strands: strands.filter((strand) => strand !== middle).map((strand) => line(strand, 0.52, 10)),
    signal: line(middle, 0.42, 14),
    end: at(middle, 0.97),
  }
})
