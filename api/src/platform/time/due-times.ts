interface DueTimes {
  /** When something is due next; null if nothing is scheduled. */
  next: () => Promise<Date | null>
  /** Does what is due at this time. */
  run: (at: Date) => Promise<void>
  /** Calls its listener whenever the next time may have changed. */
  subscribe: (listener: () => void) => () => void
  now: () => Date
  /** Called with an error of `next` or `run`; both are tried again after 5 seconds. */
  onError: (error: unknown) => void
}

const MAX_WAIT_MS = 60 * 60_000
const RETRY_MS = 5_000

/** Runs what is due at its time, one run after another, until the returned function is called. */
export function atDueTimes({ next, run, subscribe, now, onError }: DueTimes): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let isRunning = false
  /** Whether the next time must be read again. */
  let isStale = false

  const scheduleCheck = (milliseconds: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(check, milliseconds).unref()
  }

  async function runOrSchedule(): Promise<void> {
    const due = await next()
    if (!due) return scheduleCheck(MAX_WAIT_MS)
    const at = now()
    const remaining = due.getTime() - at.getTime()
    if (remaining > 0) return scheduleCheck(Math.min(remaining, MAX_WAIT_MS))
    await run(at)
    isStale = true
  }

  function check(): void {
    isStale = true
    if (isRunning || stopped) return
    isRunning = true
    void runWhileStale().finally(() => (isRunning = false))
  }

  async function runWhileStale(): Promise<void> {
    try {
      while (isStale && !stopped) {
        isStale = false
        await runOrSchedule()
      }
    } catch (error) {
      if (stopped) return
      onError(error)
      scheduleCheck(RETRY_MS)
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
