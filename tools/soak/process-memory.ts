import { setTimeout as pause } from 'node:timers/promises'
import { processesBelow, processNames, type ProcessName } from './site-processes'

const INTERVAL_MS = 200

/** Peak memory growth in bytes; of several processes of a kind, that of the one that grew most. */
export type MemoryGrowth = Record<ProcessName, number>

/**
 * Peak memory growth of the shells and services below a process while `work` runs: infinite if one of them ends.
 * @throws {Error} when none of a kind is running.
 */
export async function memoryGrowth(supervisor: number, work: () => Promise<unknown>): Promise<MemoryGrowth> {
  const before = await processesBelow(supervisor)
  for (const kind of processNames)
    if (!before.some((found) => found.kind === kind)) throw new Error(`No ${kind} is running.`)
  const growth: MemoryGrowth = { service: 0, shell: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const now = new Map((await processesBelow(supervisor)).map(({ pid, bytes }) => [pid, bytes]))
      for (const { kind, pid, bytes } of before)
        growth[kind] = Math.max(growth[kind], (now.get(pid) ?? Infinity) - bytes)
      await pause(INTERVAL_MS)
    }
  })()
  await work().finally(() => (isOver = true))
  await watching
  return growth
}
