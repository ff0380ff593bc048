import { inspect } from '../../api/src/platform/files/document-worker'
import { hostileDocuments } from '../../api/src/testing/hostile-documents'

// Run by `hostile-files.ts`, in a process of its own, whose processor time is that of the inspections and of nothing else.

/** The file whose inspection takes longest. */
export interface SlowestInspection {
  /** Processor time in milliseconds, the least of a few inspections. */
  milliseconds: number
  name: string
}

/** Inspections of each file, of which the fastest counts: the first ones compile the code, and some collect garbage. */
const INSPECTIONS = 3

let slowest: SlowestInspection = { milliseconds: 0, name: '' }
for (const [name, content] of Object.entries(hostileDocuments())) {
  const times: number[] = []
  for (let turn = 0; turn < INSPECTIONS; turn += 1) {
    const before = process.cpuUsage()
    await inspect(content)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  const milliseconds = Math.min(...times)
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, name }
}
console.log(JSON.stringify(slowest))
