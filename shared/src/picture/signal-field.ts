import { drawFlow } from './compositions/flow'
import { drawLattice } from './compositions/lattice'
import { drawRings } from './compositions/rings'
import { drawRoute } from './compositions/route'
import { drawSpiral } from './compositions/spiral'
import { drawWaveform } from './compositions/waveform'
import { drawnOnce } from './drawn-once'
import { seededRandom } from './random'
import { createSvgPathBuilder } from './svg-path-builder'
import type { SignalField, SignalFieldOptions } from './signal-types'
import { smoothNoise } from './smooth-noise'

const compositions = [drawFlow, drawLattice, drawRings, drawRoute, drawWaveform, drawSpiral]

const heroWidth = 800
const cardBudget = 112
const heroBudget = 200
const hairlineDiagonal = 520

/**
 * The company's key visual: noise that settles into order. The seed alone determines the composition and every stroke.
 * @param options frame size in its own units; up to 120 elements below 800 wide, up to 220 above, times `density`
 */
export const signalField = (seed: string, { width, height, density = 1 }: SignalFieldOptions): SignalField =>
  draw(seed, width, height, density)

const draw = drawnOnce((seed: string, width: number, height: number, density: number): SignalField => {
  const random = seededRandom(seed)
  const compose = compositions[Math.floor(random() * compositions.length)] ?? drawFlow
  const mirror = { x: random() < 0.3, y: random() < 0.5 }
  const frame = {
    width,
    height,
    unit: Math.max(0.7, Math.sqrt(width * width + height * height) / hairlineDiagonal) ** 0.75,
    budget: Math.round((width < heroWidth ? cardBudget : heroBudget) * density),
    random,
    noise: smoothNoise(random),
  }
  const pen = createSvgPathBuilder(frame, mirror)
  compose(frame, pen)
  return pen.field
})
