const WINDOW_MS = 60_000
const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 8_000

/**
 * Exponential backoff for the restarts of a process. Each call of the returned function stands for one restart: it returns
 * the milliseconds to wait before it, doubled for each restart in the last minute, or `undefined` if there were `max`.
 */
export function restartBackoff(max = 5, now: () => number = Date.now) {
  let restarts: number[] = []
  return (): number | undefined => {
    restarts = restarts.filter((at) => now() - at < WINDOW_MS)
    if (restarts.length >= max) return undefined
    const delay = Math.min(FIRST_DELAY_MS * 2 ** restarts.length, MAX_DELAY_MS)
    restarts.push(now())
    return delay
  }
}
