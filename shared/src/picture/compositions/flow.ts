import { mix, smoothstep } from '../interpolation'
import { between } from '../random'
import type { SvgPathBuilder } from '../svg-path-builder'
import type { SignalFrame } from '../signal-types'

const stepsPerLine = 11
const mostRows = 58

/** A swell of lines that calms down into evenly spaced parallels. */
export const drawFlow = ({ width, height, budget, random, noise }: SignalFrame, pen: SvgPathBuilder) => {
  const rows = Math.min(mostRows, Math.round(budget * 0.19))
  const [top, bottom] = [height * between(random, 0.1, 0.2), height * between(random, 0.8, 0.9)]
  const [calmFrom, calmAt] = [between(random, 0.02, 0.15), between(random, 0.66, 0.8)]
  const swell = height * between(random, 0.34, 0.46)
  const warmRow = Math.floor(between(random, rows * 0.25, rows * 0.75))
  const accentEvery = 3 + Math.floor(random() * 3)
  for (let row = 0; row < rows; row += 1) {
    const share = row / (rows - 1)
    const rest = mix(top, bottom, share)
    const at = (along: number) => ({
      x: mix(-0.02, 1.02, along) * width,
      y:
        mix(height / 2 + (rest - height / 2) * 0.62, rest, smoothstep(0, calmAt, along)) +
        noise(along * 1.5, share * 1.1) * swell * (1 - smoothstep(calmFrom, calmAt, along)),
    })
    const depth = 0.5 + 0.5 * noise(share * 2.2, 4)
    const tone = row === warmRow ? 'warm' : row % accentEvery === 0 ? 'accent' : 'ink'
    const opacity = tone === 'ink' ? mix(0.14, 0.5, depth) : mix(0.65, 1, depth)
    const points = Array.from({ length: stepsPerLine }, (_, step) => at(step / (stepsPerLine - 1)))
    pen.curve(points, { opacity, tone, width: tone === 'ink' ? 1 : 1.5 })
    if (row % 2 === 0) pen.dot(at(mix(calmAt, 0.96, share)), 2.1, { opacity: 0.95, tone })
    if (row % 2 === 1)
      pen.dot(at(between(random, 0.06, calmAt)), between(random, 1, 2), { opacity: opacity + 0.2, tone })
  }
}
