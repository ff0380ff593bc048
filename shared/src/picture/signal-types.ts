import type { Random } from './random'
import type { SmoothNoise } from './smooth-noise'

/** Which of the caller's colors an element has: `ink` by default, `ground` for what shows through another element. */
export type SignalTone = 'ink' | 'accent' | 'warm' | 'ground'

/** A stroked, unfilled curve inside the safe area of the frame. */
export type SignalPath = { d: string; opacity: number; tone: SignalTone; width: number }

/** A filled circle inside the safe area of the frame. */
export type SignalDot = { x: number; y: number; r: number; opacity: number; tone: SignalTone }

/** A stroked straight segment with round ends. */
export type SignalLine = {
  x1: number
  y1: number
  x2: number
  y2: number
  opacity: number
  tone: SignalTone
  width: number
}

/** A drawn picture, in the units of its frame; draw lines first, then paths, then dots. */
export type SignalField = { paths: SignalPath[]; dots: SignalDot[]; lines: SignalLine[] }

/** The size of a picture; `density` scales the number of elements (1 by default, 3 suits a raster image). */
export type SignalFieldOptions = { width: number; height: number; density?: number }

/** The safe area of a frame, which a motif fills; its origin is the top left corner of the area. */
export type SignalFrame = {
  width: number
  height: number
  /** Length of one hairline: strokes and dots are sized by it. */
  unit: number
  /** Maximum number of elements in the picture. */
  budget: number
  random: Random
  noise: SmoothNoise
}
