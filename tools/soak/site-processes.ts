import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The processes of a site, by the end of their command lines. */
const PROCESSES = { service: /api\/dist\/server\.mjs$/, shell: /shell\/dist\/server\/main\.mjs$/ } as const

export type ProcessName = keyof typeof PROCESSES
export const processNames = Object.keys(PROCESSES) as ProcessName[]

/** A running shell or service. */
export interface SiteProcess {
  kind: ProcessName
  pid: number
  /** Process id of its supervisor. */
  parent: number
  /** Resident memory in bytes. */
  bytes: number
}

/** The shells and services below a process. */
export async function processesBelow(ancestor: number): Promise<SiteProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  const running = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*?)\s*$/.exec(line) ?? []
    return pid ? [{ pid: Number(pid), parent: Number(parent), bytes: Number(kilobytes) * 1024, command }] : []
  })
  const below = new Set([ancestor])
  for (let before = 0; before !== below.size;) {
    before = below.size
    for (const { pid, parent } of running) if (below.has(parent)) below.add(pid)
  }
  return running.flatMap(({ command, ...found }) => {
    const kind = processNames.find((each) => PROCESSES[each].test(command))
    return kind && below.has(found.pid) ? [{ kind, ...found }] : []
  })
}
