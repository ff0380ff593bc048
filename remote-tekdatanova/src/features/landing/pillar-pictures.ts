import { drawnOnce } from '@tekskills/shared/picture/drawn-once'
import { mix, smoothstep } from '@tekskills/shared/picture/interpolation'
import { between, seededRandom } from '@tekskills/shared/picture/random'
import type { Pillar } from '../../content/landing/pillars'
import { dotPath, linePath, type Point } from '../../kit/pictures/svg-path'

/** Path data of a pillar's picture: two sets of dots, and the lines between or through them. */
export interface PillarDrawing {
  first: string
  second: string
  lines: string
}

export const PILLAR_SIZE = { width: 280, height: 120 }

const steps = (count: number) => Array.from({ length: count }, (_, step) => step)

/** Two lattices from both sides that interlock in the middle. */
function fusion(): PillarDrawing {
  const random = seededRandom('fusion')
  const lattice = (place: (column: number) => number, shift: number) =>
    steps(60).map((index) => {
      const column = index % 12
      const loose = smoothstep(7, 0, column) * 11
      return {
        x: place(column) + between(random, -loose, loose),
        y: 20 + Math.floor(index / 12) * 18 + shift + between(random, -loose, loose) * 0.8,
      }
    })
  return {
    first: dotPath(lattice((column) => 14 + column * 15, 0)),
    second: dotPath(lattice((column) => 266 - column * 15, 9)),
    lines: '',
  }
}

/** A ring of dots, all connected with each other. */
function collaboration(): PillarDrawing {
  const at = (index: number): Point => {
    const angle = (index / 7) * Math.PI * 2 - 1.2
    return { x: 116 + Math.cos(angle) * 112, y: 60 + Math.sin(angle) * 46 }
  }
  const ring = steps(7).map(at)
  const chords = steps(7).flatMap((index) => [2, 3].map((skip) => [at(index), at((index + skip) % 7)] as const))
  return {
    first: dotPath(ring.filter((_, index) => index % 2 === 0)),
    second: dotPath(ring.filter((_, index) => index % 2 === 1)),
    lines: chords.map(([from, to]) => linePath([from, to])).join(''),
  }
}

/** A noisy staircase that becomes a smooth curve. */
function digitalization(): PillarDrawing {
  const random = seededRandom('digitalization')
  const rise = (t: number) => 102 - 84 * smoothstep(0, 1, t)
  const stair = (t: number) => rise(Math.floor(t * 6) / 6)
  const dots = steps(46).map((step) => {
    const t = step / 45
    const loose = (1 - smoothstep(0.05, 0.45, t)) * 8
    const y = mix(stair(t), rise(t), smoothstep(0.15, 0.45, t))
    return { x: 8 + t * 264, y: y + between(random, -loose, loose) }
  })
  return {
    first: dotPath(dots.slice(23)),
    second: dotPath(dots.slice(0, 23)),
    lines: linePath(steps(9).map((step) => ({ x: 8 + 264 * (0.5 + step / 16), y: rise(0.5 + step / 16) }))),
  }
}

const drawings = { fusion, collaboration, digitalization }

/** Path data of a pillar's picture. */
export const pillarDrawing = drawnOnce((id: Pillar['id']): PillarDrawing => drawings[id]())
