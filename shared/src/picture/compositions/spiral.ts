import { mix, smoothstep } from '../interpolation'
import { between } from '../random'
import type { SignalPen } from '../signal-pen'
import type { SignalFrame } from '../signal-types'

const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Drifting dots drawn into a sunflower head, the densest order there is. */
export const drawSpiral = ({ width, height, unit, budget, random, noise }: SignalFrame, pen: SignalPen) => {
  const dots = Math.round(budget * 0.74)
  const centre = { x: width * between(random, 0.56, 0.7), y: height * between(random, 0.42, 0.58) }
  const reach = Math.sqrt((width * height) / Math.PI) * 1.02
  const turn = between(random, 0, Math.PI * 2)
  const arm = 13
  const at = (index: number) => {
    const share = index / dots
    const radius = reach * Math.sqrt(share)
    const angle = index * goldenAngle + turn
    const drift = smoothstep(0.3, 1, share) * reach * 0.3
    return {
      x: centre.x + Math.cos(angle) * radius * mix(1, 1.25, share) + drift * noise(index * 1.3, 2),
      y: centre.y + Math.sin(angle) * radius * mix(1, 0.92, share) + drift * noise(3, index * 1.7),
    }
  }
  const largest = (reach / Math.sqrt(dots) / unit) * 0.42
  for (let index = 1; index < dots; index += 1) {
    const share = index / dots
    const order = 1 - smoothstep(0.25, 0.75, share)
    if (index + arm < dots * 0.36) pen.line(at(index), at(index + arm), { opacity: 0.28, tone: 'accent' })
    const radius = mix(between(random, 0.8, 1.9), largest * mix(0.45, 0.95, Math.sqrt(share * 2.4)), order)
    const tone = order > 0.4 ? 'accent' : 'ink'
    pen.dot(at(index), radius, { opacity: mix(0.32, 1, order), tone })
  }
  pen.dot(centre, largest * 0.7, { opacity: 1, tone: 'warm' })
}
