import type { Random } from './random'
import type { SmoothNoise } from './smooth-noise'

/** Which of the caller's colors an element has; `ink` is the default. */
export type SignalTone = 'ink' | 'accent' | 'warm'

/** A stroked, unfilled curve. It may extend beyond the frame, where the viewport clips it. */
export type SignalPath = { d: string; opacity: number; tone: SignalTone; width: number }

/** A filled circle, completely inside the frame. */
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

/** The frame that a composition draws into. */
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
