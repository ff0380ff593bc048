const HOUR_MS = 60 * 60_000
/** Limit on remembered keys; the oldest ones make room. */
const MAX_REMEMBERED = 100_000

interface Wanted {
  /** What counts of a key in an hour. */
  limit: number
  /** Number of events, 1 by default. */
  count?: number
  /** Number of events that each of them represents, 1 by default. */
  weight?: number
}

/**
 * Limits in memory how much of a key counts in an hour, for figures that one network could falsify. The returned
 * function says how many events count; the others are ignored rather than rejected.
 */
export function createHourlyAllowance(now: () => Date) {
  let until = 0
  let used = new Map<string, number>()
  return (key: string, { limit, count = 1, weight = 1 }: Wanted): number => {
    const at = now().getTime()
    if (at >= until) [until, used] = [at + HOUR_MS, new Map()]
    const before = used.get(key) ?? 0
    const counted = Math.min(count, Math.floor((limit - before) / weight))
    if (counted === 0) return 0
    used.set(key, before + counted * weight)
    const [oldest] = used.keys()
    if (used.size > MAX_REMEMBERED && oldest !== undefined) used.delete(oldest)
    return counted
  }
}
