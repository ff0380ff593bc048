import { setTimeout as pause } from 'node:timers/promises'

interface Pace {
  /** Calls per second. */
  rate: number
  /** Duration; without it, calls continue until `signal` is aborted. */
  seconds?: number
  signal?: AbortSignal
}

/** Makes calls at a fixed rate, regardless of pending ones; `call` receives its index. */
export async function pacedCalls(
  call: (index: number) => Promise<void>,
  { rate, seconds = Infinity, signal }: Pace,
): Promise<void> {
  const start = performance.now()
  const calls: Promise<void>[] = []
  while (calls.length < rate * seconds && !signal?.aborted) {
    const due = ((performance.now() - start) / 1000) * rate
    while (calls.length < Math.min(due, rate * seconds)) calls.push(call(calls.length))
    await pause(5)
  }
  await Promise.all(calls)
}
