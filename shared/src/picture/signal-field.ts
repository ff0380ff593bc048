import { drawnOnce } from './drawn-once'
import { drawFlow } from './motifs/flow'
import { drawLattice } from './motifs/lattice'
import { drawRings } from './motifs/rings'
import { drawRoute } from './motifs/route'
import { drawSpiral } from './motifs/spiral'
import { drawWaveform } from './motifs/waveform'
import { type Random, seededRandom } from './random'
import type { SignalField, SignalFieldOptions } from './signal-types'
import { smoothNoise } from './smooth-noise'
import { createSvgPathBuilder, SAFE_AREA, type Motif } from './svg-path-builder'

const motifs = [drawFlow, drawLattice, drawRings, drawRoute, drawWaveform, drawSpiral]

const HERO_WIDTH = 800
const CARD_BUDGET = 112
const HERO_BUDGET = 200
const HAIRLINE_DIAGONAL = 520

/**
 * The company's key visual: noise that settles into order. The seed alone determines the motif and every stroke.
 * @param options frame size in its own units; up to 120 elements below 800 wide, up to 220 above, times `density`
 */
export const signalField = (seed: string, { width, height, density = 1 }: SignalFieldOptions): SignalField =>
  drawSeeded(seed, width, height, density)

const drawSeeded = drawnOnce((seed: string, width: number, height: number, density: number): SignalField => {
  const random = seededRandom(seed)
  const motif = motifs[Math.floor(random() * motifs.length)] ?? drawFlow
  const mirror = { x: random() < 0.3, y: random() < 0.5 }
  return drawMotif(motif, random, { width, height, density }, mirror)
})

/** Draws a motif into the safe area of a frame: the same random numbers draw the same picture. */
export function drawMotif(
  motif: Motif,
  random: Random,
  { width, height, density = 1 }: SignalFieldOptions,
  mirror = { x: false, y: false },
): SignalField {
  const frame = {
    width: width - 2 * SAFE_AREA,
    height: height - 2 * SAFE_AREA,
    unit: Math.max(0.7, Math.sqrt(width * width + height * height) / HAIRLINE_DIAGONAL) ** 0.75,
    budget: Math.round((width < HERO_WIDTH ? CARD_BUDGET : HERO_BUDGET) * density),
    random,
    noise: smoothNoise(random),
  }
  const pen = createSvgPathBuilder(frame, mirror, SAFE_AREA)
  motif(frame, pen)
  return pen.field
}
