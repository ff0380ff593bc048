const MINUTE = 60_000

/** The start of the minute that contains `at`. */
export const minuteOf = (at: Date) => new Date(Math.floor(at.getTime() / MINUTE) * MINUTE)

/**
 * Limits how many different keys count in a minute, so that a client with invented ones cannot fill the database. The
 * returned function gives the current minute, or undefined for one key too many.
 */
export function createMinuteLimit(max: number, now: () => Date): (key: string) => Date | undefined {
  let minute = minuteOf(now())
  let known = new Set<string>()
  return (key) => {
    const current = minuteOf(now())
    if (current > minute) [minute, known] = [current, new Set()]
    if (!known.has(key) && known.size >= max) return undefined
    known.add(key)
    return minute
  }
}
