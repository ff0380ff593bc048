import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The processes of a site, by the end of their command lines. */
const PROCESSES = { service: /api\/dist\/server\.mjs$/, shell: /shell\/dist\/server\/main\.mjs$/ } as const
const INTERVAL_MS = 200

/** Resident memory of each process of a site, in bytes. */
export type ProcessMemory = Record<keyof typeof PROCESSES, number>

interface Running {
  pid: number
  parent: number
  kilobytes: number
  command: string
}

async function runningProcesses(): Promise<Running[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*?)\s*$/.exec(line) ?? []
    return pid ? [{ pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), command }] : []
  })
}

/** Current memory of the processes that a supervisor has started. @throws {Error} when one of them is not running. */
async function memoryUnder(supervisor: number): Promise<ProcessMemory> {
  const running = await runningProcesses()
  const below = new Set([supervisor])
  for (let before = 0; before !== below.size;) {
    before = below.size
    for (const { pid, parent } of running) if (below.has(parent)) below.add(pid)
  }
  const bytesOf = (pattern: RegExp) => {
    const found = running.find(({ pid, command }) => below.has(pid) && pattern.test(command))
    if (!found) throw new Error(`No process ${String(pattern)} is running.`)
    return found.kilobytes * 1024
  }
  return { service: bytesOf(PROCESSES.service), shell: bytesOf(PROCESSES.shell) }
}

/** Peak memory growth of each process while `work` runs, in bytes. */
export async function memoryGrowth(supervisor: number, work: () => Promise<unknown>): Promise<ProcessMemory> {
  const before = await memoryUnder(supervisor)
  const peak = { ...before }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const now = await memoryUnder(supervisor)
      peak.service = Math.max(peak.service, now.service)
      peak.shell = Math.max(peak.shell, now.shell)
      await pause(INTERVAL_MS)
    }
  })()
  await work().finally(() => (isOver = true))
  await watching
  return { service: peak.service - before.service, shell: peak.shell - before.shell }
}
