import { mix, smoothstep } from '../interpolation'
import { between } from '../random'
import type { Motif, Point } from '../svg-path-builder'

const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Drifting dots drawn into a sunflower head, the densest order there is. */
export const drawSpiral: Motif = ({ width, height, unit, budget, random }, pen) => {
  const dots = Math.round(budget * 0.96)
  const settled = Math.round(dots * 0.72)
  const center = { x: width * between(random, 0.42, 0.58), y: height * between(random, 0.46, 0.54) }
  const reach = Math.min(width, height) * 0.46
  const turn = between(random, 0, Math.PI * 2)
  const largest = (reach / Math.sqrt(settled) / unit) * 0.66
  const swell = between(random, 0.5, 1.5)
  for (let index = 1; index <= settled; index += 1) {
    const share = index / settled
    const angle = index * goldenAngle + turn
    const radius = reach * Math.sqrt(share)
    const loose = smoothstep(0.62, 1, share) * reach * 0.08
    const at: Point = {
      x: center.x + Math.cos(angle) * radius + loose * between(random, -1, 1),
      y: center.y + Math.sin(angle) * radius + loose * between(random, -1, 1),
    }
    const lit = 0.5 + 0.5 * Math.cos((angle % (Math.PI * 2)) - swell * Math.sqrt(share) * 4)
    pen.dot(at, largest * mix(0.3, 0.95, lit) * mix(0.7, 1, share), { opacity: mix(0.4, 1, lit), tone: 'accent' })
  }
  for (let index = settled; index < dots; index += 1) {
    const at = { x: between(random, 0, width), y: between(random, 0, height) }
    const away = Math.hypot(at.x - center.x, at.y - center.y) / reach
    if (away > 1.08) pen.dot(at, between(random, 0.8, 2), { opacity: mix(0.7, 0.3, away / 3) })
  }
  pen.dot(center, largest * 0.75, { opacity: 1, tone: 'warm' })
}
