import { mix } from '../interpolation'
import { between } from '../random'
import type { Point, SvgPathBuilder } from '../svg-path-builder'
import type { SignalFrame } from '../signal-types'

const crossingsOf = (a: Point, radiusA: number, b: Point, radiusB: number): Point[] => {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const distance = Math.sqrt(dx * dx + dy * dy)
  if (distance > radiusA + radiusB || distance < Math.abs(radiusA - radiusB)) return []
  const along = (radiusA * radiusA - radiusB * radiusB + distance * distance) / (2 * distance)
  const aside = Math.sqrt(Math.max(0, radiusA * radiusA - along * along))
  const foot = { x: a.x + (dx / distance) * along, y: a.y + (dy / distance) * along }
  const shift = { x: (-dy / distance) * aside, y: (dx / distance) * aside }
  return [
    { x: foot.x + shift.x, y: foot.y + shift.y },
    { x: foot.x - shift.x, y: foot.y - shift.y },
  ]
}

/** Two interfering sources: broken rings meet complete ones, with dots at the intersections. */
export const drawRings = ({ width, height, budget, random }: SignalFrame, pen: SvgPathBuilder) => {
  const noisy = { x: width * between(random, 0.12, 0.32), y: height * between(random, 0.3, 0.75) }
  const clear = { x: width * between(random, 0.62, 0.8), y: height * between(random, 0.3, 0.65) }
  const count = Math.max(8, Math.round(Math.sqrt(budget) * 1.15))
  const step = (Math.min(width, height) * 0.95) / count
  const noisyStep = step * between(random, 1.05, 1.5)
  for (let index = 1; index <= count; index += 1) {
    const fade = 1 - index / (count + 1)
    const start = between(random, 0, Math.PI * 2)
    const length = between(random, 0.7, 2.6)
    pen.arc(noisy, index * noisyStep, start, start + length, { opacity: mix(0.22, 0.6, fade), tone: 'ink' })
    pen.arc(noisy, index * noisyStep, start + Math.PI, start + Math.PI + length * 0.7, {
      opacity: mix(0.14, 0.4, fade),
    })
    pen.ring(clear, index * step, { opacity: mix(0.12, 0.95, fade * fade), tone: 'accent', width: mix(0.8, 1.7, fade) })
  }
  const crossings = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (_, j) => crossingsOf(noisy, (i + 1) * noisyStep, clear, (j + 1) * step)).flat(),
  ).flat()
  const wanted = Math.max(1, Math.ceil(crossings.length / Math.max(1, budget - count * 3 - 2)))
  crossings
    .filter((_, index) => index % wanted === 0)
    .forEach((crossing) => pen.dot(crossing, between(random, 1.2, 2.4), { opacity: 0.85, tone: 'ink' }))
  pen.dot(clear, 4.6, { opacity: 1, tone: 'warm' })
}
