import { mix } from '../interpolation'
import { between } from '../random'
import type { Motif } from '../svg-path-builder'

/** Drops on a still surface: rings of dots around one center, and scattered dots outside the outermost ring. */
export const drawRings: Motif = ({ width, height, budget, random }, pen) => {
  const middle = { x: width * between(random, 0.46, 0.54), y: height / 2 }
  const reach = { x: Math.min(middle.x, width - middle.x, height * 1.5), y: height / 2 }
  const count = Math.max(6, Math.round(Math.sqrt(budget) * 0.75))
  for (let index = 1; index <= count; index += 1) {
    const share = index / count
    const [x, y] = [reach.x * share, reach.y * share]
    pen.ring(middle, x, { opacity: mix(1, 0.2, share), tone: 'accent', width: mix(1.7, 0.8, share) }, y)
    for (let drop = 0; drop < budget * 0.045; drop += 1) {
      const angle = between(random, 0, Math.PI * 2)
      const at = { x: middle.x + Math.cos(angle) * x, y: middle.y + Math.sin(angle) * y }
      pen.dot(at, between(random, 1.2, 2.4), { opacity: mix(1, 0.5, share) })
    }
  }
  for (let index = 0; index < budget * 0.3; index += 1) {
    const at = { x: between(random, 0, width), y: between(random, 0, height) }
    const away = Math.abs(at.x - middle.x) / (width / 2)
    if (Math.hypot((at.x - middle.x) / reach.x, (at.y - middle.y) / reach.y) > 1)
      pen.dot(at, between(random, 0.9, 2), { opacity: mix(0.6, 0.25, away) })
  }
  pen.dot(middle, 4.6, { opacity: 1, tone: 'warm' })
}
