interface DueTimes {
  /** When something is due next; null if nothing is planned. */
  next: () => Promise<Date | null>
  /** Does what is due at this time. */
  run: (at: Date) => Promise<void>
  /** Calls its listener whenever the next time may have changed. */
  subscribe: (listener: () => void) => () => void
  now: () => Date
}

const MAX_WAIT_MS = 60 * 60_000
const RETRY_MS = 5_000

/** Runs what is due at its time, one run after another, and again after a failure, until the returned function is called. */
export function atDueTimes({ next, run, subscribe, now }: DueTimes): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let isRunning = false
  let isStale = false

  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(check, milliseconds).unref()
  }

  async function arm(): Promise<void> {
    const due = await next()
    if (!due) return wait(MAX_WAIT_MS)
    const at = now()
    const remaining = due.getTime() - at.getTime()
    if (remaining > 0) return wait(Math.min(remaining, MAX_WAIT_MS))
    await run(at)
    isStale = true
  }

  function check(): void {
    isStale = true
    if (isRunning || stopped) return
    isRunning = true
    void follow().finally(() => (isRunning = false))
  }

  async function follow(): Promise<void> {
    try {
      while (isStale && !stopped) {
        isStale = false
        await arm()
      }
    } catch {
      wait(RETRY_MS)
    }
  }

  const unsubscribe = subscribe(check)
  check()
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}
