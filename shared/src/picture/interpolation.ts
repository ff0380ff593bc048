/** `value` clamped to [low, high]. */
export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Linear interpolation from `a` at 0 to `b` at 1. */
export const mix = (a: number, b: number, share: number) => a + (b - a) * share

/** 0 up to `start`, 1 from `end`, and a smooth S-curve in between. */
export const smoothstep = (start: number, end: number, value: number) => {
  const share = clamp((value - start) / (end - start), 0, 1)
  return share * share * (3 - 2 * share)
}
