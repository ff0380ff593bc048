import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The processes of a site, by what their command lines end with. */
const PROCESSES = { service: /api\/dist\/server\.mjs$/, shell: /shell\/dist\/server\/main\.mjs$/ } as const
const EVERY_MS = 200

/** Bytes of memory that each process of a site holds. */
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

/** What the processes that a supervisor has started hold now. Throws when one of them does not run. */
async function memoryUnder(supervisor: number): Promise<ProcessMemory> {
  const running = await runningProcesses()
  const below = new Set([supervisor])
  for (let before = 0; before !== below.size;) {
    before = below.size
    for (const { pid, parent } of running) if (below.has(parent)) below.add(pid)
  }
  const bytesOf = (pattern: RegExp) => {
    const found = running.find(({ pid, command }) => below.has(pid) && pattern.test(command))
    if (!found) throw new Error(`No process ${String(pattern)} runs.`)
    return found.kilobytes * 1024
  }
  return { service: bytesOf(PROCESSES.service), shell: bytesOf(PROCESSES.shell) }
}

/** By how many bytes the memory of each process rises at most while something happens. */
export async function memoryRise(supervisor: number, work: () => Promise<unknown>): Promise<ProcessMemory> {
  const before = await memoryUnder(supervisor)
  const most = { ...before }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const now = await memoryUnder(supervisor)
      most.service = Math.max(most.service, now.service)
      most.shell = Math.max(most.shell, now.shell)
      await pause(EVERY_MS)
    }
  })()
  await work().finally(() => (isOver = true))
  await watching
  return { service: most.service - before.service, shell: most.shell - before.shell }
}
