import { seededRandom } from './random'
import type { SignalPalette } from './signal-svg'

const mist: SignalPalette = { ground: '#f5f7fa', ink: '#0b1220', accent: '#1449e0', warm: '#ff7a45' }
const paper: SignalPalette = { ...mist, ground: '#ffffff' }
const ink: SignalPalette = { ground: '#0b1220', ink: '#c9d5ee', accent: '#5b86ff', warm: '#ff7a45' }
const night: SignalPalette = { ground: '#070b1a', ink: '#3fd0ff', accent: '#8b6cff', warm: '#ff9a6b' }

/** The five grounds of covers, in the order in which a list shows them. */
export const grounds = [
  mist,
  { ...ink, ink: '#8fb0ff' },
  { ...paper, ground: '#fff0e9', ink: '#1449e0' },
  { ground: '#1449e0', ink: '#8fb0ff', accent: '#ffffff', warm: '#ff7a45' },
  { ...paper, ground: '#dfe8fc', ink: '#1449e0' },
] as const satisfies readonly SignalPalette[]

/** The palettes of pictures that are generated as files, outside any theme, by picture family. */
const palettes = { company: [mist, ink, paper, ink], microsite: [night] }

/** The text color on a palette's background: white on dark ones. */
export const wordColorOf = ({ ground }: SignalPalette) =>
  ground === ink.ground || ground === night.ground ? paper.ground : mist.ink

/** The palette of a picture, chosen by its seed from those of its family. */
export function paletteOf(seed: string, family: keyof typeof palettes = 'company'): SignalPalette {
  const choices = palettes[family]
  return choices[Math.floor(seededRandom(`${seed} ground`)() * choices.length)] ?? mist
}
