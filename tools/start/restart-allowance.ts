const WINDOW_MS = 60_000
const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 8000

/**
 * Milliseconds to wait before the next restart of a process, doubling with each restart in the last minute; `undefined`
 * once it has been restarted `max` times within a minute.
 */
export function restartAllowance(max = 5, now: () => number = Date.now) {
  let restarts: number[] = []
  return (): number | undefined => {
    restarts = restarts.filter((at) => now() - at < WINDOW_MS)
    if (restarts.length >= max) return undefined
    const delay = Math.min(FIRST_DELAY_MS * 2 ** restarts.length, MAX_DELAY_MS)
    restarts.push(now())
    return delay
  }
}
