import { setTimeout as pause } from 'node:timers/promises'

interface Pace {
  /** Calls a second. */
  rate: number
  /** For how long; without it until `signal` ends them. */
  seconds?: number
  signal?: AbortSignal
}

/** Makes calls at a fixed rate, however many of the earlier ones still wait; `call` gets their number, from 0. */
export async function pacedCalls(
  call: (index: number) => Promise<void>,
  { rate, seconds = Infinity, signal }: Pace,
): Promise<void> {
  const begun = performance.now()
  const calls: Promise<void>[] = []
  while (calls.length < rate * seconds && !signal?.aborted) {
    const due = ((performance.now() - begun) / 1000) * rate
    while (calls.length < Math.min(due, rate * seconds)) calls.push(call(calls.length))
    await pause(5)
  }
  await Promise.all(calls)
}
