const MINUTE_MS = 60_000

/** The start of the minute that contains `at`. */
export const minuteOf = (at: Date) => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS)

interface Counted {
  /** Counts beyond the limit too, because it cannot be invented. */
  isKnown?: boolean
  /** The network that reports it. */
  network?: string
}

/**
 * Limits how many different keys count in a minute, and how many of them are first reported by one network, so that a client
 * with invented ones neither fills the database nor keeps out what others report. The returned function gives the current
 * minute, or undefined for one key too many.
 */
export function createMinuteLimit(max: number, now: () => Date, maxPerNetwork = max) {
  let minute = minuteOf(now())
  let known = new Set<string>()
  let added = new Map<string, number>()
  return (key: string, { isKnown = false, network = '' }: Counted = {}): Date | undefined => {
    const current = minuteOf(now())
    if (current > minute) [minute, known, added] = [current, new Set(), new Map()]
    if (known.has(key) || isKnown) return minute
    const own = added.get(network) ?? 0
    if (known.size >= max || own >= maxPerNetwork) return undefined
    known.add(key)
    added.set(network, own + 1)
    return minute
  }
}
