import { setTimeout as pause } from 'node:timers/promises'
import { machineLoad, percentile99 } from '../bench/numbers'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { forkSenders } from './forked-senders'
import { memoryGrowth } from './process-memory'
import { openReaders } from './read-site'
import { requestedSite, startSoakedSite } from './soaked-site'

// Public forms of the maximum size are sent all at once, then others extremely slowly, each from its own address, so that
// no limit per sender applies. Meanwhile other requests must be served, and no process may run out of memory.

/** The rounds of `large-form-senders.ts`: large forms, then slow ones. */
const ROUNDS = 2
/** Limit on the 99th percentile of reads, in milliseconds. */
const READ_LIMIT = 500
/** Limit on the memory growth of a process, in megabytes. */
const GROWTH_LIMIT = 150
const SECONDS_ALONE = 15

const MEGABYTE = 1024 * 1024
const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE)

await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSoakedSite(requestedSite())
const { port } = site

const senders = forkSenders<string>('large-form-senders.ts', port)

try {
  await senders.prepared
  const readWhile = await openReaders(port)
  // Warms up, so that the baseline has no first reads.
  await readWhile(() => pause(2_000))
  const load = machineLoad()
  const alone = percentile99((await readWhile(() => pause(SECONDS_ALONE * 1000))).times)
  const findings: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    let reading = { times: [] as number[], faults: [] as string[] }
    let sent = ''
    const growth = await memoryGrowth(site.pid, async () => {
      reading = await readWhile(async () => (sent = await senders.sendRound(round)))
    })
    const p99 = percentile99(reading.times)
    for (const fault of new Set(reading.faults)) console.log(`  ${sent}: ${fault}`)
    if (p99 > READ_LIMIT || Math.max(...Object.values(growth)) > GROWTH_LIMIT * MEGABYTE || reading.faults.length > 0)
      process.exitCode = 1
    findings.push(
      `${sent}: ${reading.times.length} other reads p99 ${p99.toFixed(0)} ms ` +
        `(${(p99 / alone).toFixed(1)} × alone), ${reading.faults.length} failed, memory grew by ` +
        `${megabytes(growth.service)} MB in the service and ${megabytes(growth.shell)} MB in the shell`,
    )
  }
  console.log(`${findings.join('; ')} (limits ${READ_LIMIT} ms, ${GROWTH_LIMIT} MB); ${load} before`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  senders.stop()
  await site.stop()
}
