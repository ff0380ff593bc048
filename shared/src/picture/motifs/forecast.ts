import { mix, smoothstep } from '../interpolation'
import { between } from '../random'
import type { Motif } from '../svg-path-builder'
import { upTo } from './even-grid'

/** Measured values, the curve through them, and what comes next: a fan of outcomes around one orange forecast. */
export const drawForecast: Motif = ({ width, height, budget, random }, pen) => {
  const now = 0.6
  const curve = (along: number) => ({
    x: width * along,
    y: height * (0.74 - 0.42 * smoothstep(0.1, 1, along) + 0.13 * Math.sin(along * 8.5) * (1 - along * 0.6)),
  })
  for (const level of upTo(5)) {
    const y = height * (0.06 + level * 0.22)
    pen.line({ x: 0, y }, { x: width, y }, { opacity: 0.1 })
  }
  for (const index of upTo(Math.round(budget * 0.8))) {
    const along = mix(0.03, now, (index + random()) / (budget * 0.8))
    const { x, y } = curve(along)
    const aside = (random() + random() - 1) * height * mix(0.3, 0.1, along / now)
    pen.dot({ x, y: y + aside }, between(random, 1.2, 2.6), {
      opacity: mix(0.3, 0.7, 1 - Math.abs(aside) / height / 0.3),
    })
  }
  const through = (from: number, to: number, bend = 0) =>
    upTo(9).map((step) => {
      const along = mix(from, to, step / 8)
      const { x, y } = curve(along)
      return { x, y: y + bend * height * smoothstep(from, to, along) }
    })
  pen.curve(through(0.03, now), { opacity: 1, tone: 'accent', width: 2.4 })
  for (const bend of [-0.22, -0.13, 0.13, 0.22]) pen.curve(through(now, 0.97, bend), { opacity: 0.4, tone: 'accent' })
  pen.curve(through(now, 0.97), { opacity: 0.9, tone: 'accent', width: 1.4 })
  pen.line({ x: width * now, y: height * 0.04 }, { x: width * now, y: height * 0.96 }, { opacity: 0.4 })
  pen.dot(curve(now), 4, { opacity: 1, tone: 'accent' })
  pen.ring(curve(0.8), 9, { opacity: 0.9, tone: 'warm', width: 1.4 })
  pen.dot(curve(0.8), 5, { opacity: 1, tone: 'warm' })
}
