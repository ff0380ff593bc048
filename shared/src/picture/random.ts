/** A generator of numbers in [0, 1): the same seed gives the same sequence on the server and in the browser. */
export type Random = () => number

const hashOf = (text: string) => {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  return hash >>> 0
}

/** Mulberry32 over an FNV-1a hash of `seed`. */
export const seededRandom = (seed: string): Random => {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number from `low` up to, not including, `high`. */
export const between = (random: Random, low: number, high: number) => low + random() * (high - low)
