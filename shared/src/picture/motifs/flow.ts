import { clamp, mix, smoothstep } from '../interpolation'
import { between } from '../random'
import type { Motif } from '../svg-path-builder'

const STEPS_PER_LINE = 9
const MAX_ROWS = 58

/** A swell of lines that calms down into evenly spaced parallels; one dot in the middle has found its place first. */
export const drawFlow: Motif = ({ width, height, budget, random, noise }, pen) => {
  const rows = Math.min(MAX_ROWS, Math.round(budget * 0.12))
  const [top, bottom] = [height * between(random, 0.04, 0.1), height * between(random, 0.9, 0.96)]
  const [calmFrom, calmAt] = [between(random, 0.02, 0.15), between(random, 0.6, 0.72)]
  const swell = height * between(random, 0.3, 0.42)
  const warmRow = Math.floor(between(random, rows * 0.35, rows * 0.65))
  const accentEvery = 3 + Math.floor(random() * 3)
  for (let row = 0; row < rows; row += 1) {
    const share = row / (rows - 1)
    const rest = mix(top, bottom, share)
    const at = (along: number) => {
      const loose = 1 - smoothstep(calmFrom, calmAt, along)
      const y = mix(height / 2 + (rest - height / 2) * 0.7, rest, 1 - loose)
      return { x: along * width, y: clamp(y + noise(along * 1.5, share * 1.1) * swell * loose, 0, height) }
    }
    const depth = 0.5 + 0.5 * noise(share * 2.2, 4)
    const tone = row % accentEvery === 0 ? 'accent' : 'ink'
    const opacity = tone === 'ink' ? mix(0.14, 0.5, depth) : mix(0.65, 1, depth)
    const points = Array.from({ length: STEPS_PER_LINE }, (_, step) => at(step / (STEPS_PER_LINE - 1)))
    pen.curve(points, { opacity, tone, width: tone === 'ink' ? 1 : 1.5 })
    pen.dot(at(mix(calmAt, 0.96, share)), 2.1, { opacity: 1, tone })
    for (let loose = 0; loose < 3; loose += 1) {
      const place = at(between(random, 0.02, calmAt * 0.9))
      const aside = height * between(random, -0.12, 0.12)
      pen.dot({ x: place.x, y: place.y + aside }, random() < 0.5 ? 1.2 : 2, { opacity: 0.7, tone })
    }
    if (row === warmRow) pen.dot(at(0.68), 4.6, { opacity: 1, tone: 'warm' })
  }
}
