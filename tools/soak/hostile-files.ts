import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { samplePdf } from '../../api/src/testing/sample-documents'
import { machineLoad, percentile99 } from '../bench/numbers'
import { ensureReleases } from '../release/ensure-releases'
import { fromRoot } from '../repository'
import { builtReleases } from '../testing/built-releases'
import { forkSenders } from './forked-senders'
import type { RoundOfFiles } from './hostile-senders'
import { openReaders } from './read-site'
import { applicationForm, sendApplication } from './send-application'
import { requestedSite, startSoakedSite } from './soaked-site'
import type { SlowestInspection } from './slowest-inspection'

// Files of the maximum size that are crafted to slow down their inspection are sent as applications, all at once, and each is
// retried until its status is final. At the same time readers request pages and lists at a steady rate.
const ROUNDS = 3
/** Maximum 99th percentile of the readers' response times, in milliseconds. */
const READ_LIMIT = 100
/** Limits on the inspection of a file, and on the 99th percentile of the service's event loop delays, in milliseconds. */
const INSPECTION_LIMIT = 250
const DELAY_LIMIT = 50
const SECONDS_ALONE = 15

await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSoakedSite(requestedSite())
const { port } = site
const statuses = new Map<number, number>()

/** Delays of the event loop of each service since the last call, in milliseconds. */
const loopDelays = () =>
  Promise.all(
    site.services.map(async (service) => {
      const metrics = await (await fetch(`${service}/internal/metrics`)).text()
      const of = (name: string) =>
        1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(metrics)?.[1])
      return { p99: of('p99'), max: of('max') }
    }),
  )

/** Inspects every file in a process of its own: the processor time of this one includes its readers' requests. */
async function slowestInspection(): Promise<SlowestInspection> {
  const args = ['--import', 'tsx', fromRoot('tools', 'soak', 'slowest-inspection.ts')]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: fromRoot() })
  return JSON.parse(stdout) as SlowestInspection
}

const senders = forkSenders<RoundOfFiles>('hostile-senders.ts', port)

try {
  await senders.prepared
  const readWhile = await openReaders(port)
  // Warms up, so that the baseline has no first reads.
  await readWhile(() => pause(2_000))
  const load = machineLoad()
  const alone = await readWhile(() => pause(SECONDS_ALONE * 1000))
  const { milliseconds: inspection, name: slowest } = await slowestInspection()
  let files = 0
  await loopDelays()
  const meanwhile = await readWhile(async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const result = await senders.sendRound(round)
      files = result.files
      for (const status of result.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  const delays = await loopDelays()
  const delay = Math.max(...delays.map(({ p99: found }) => found))
  const honest = await sendApplication(port, await applicationForm(samplePdf()), ROUNDS * files)
  for (const fault of new Set(meanwhile.faults)) console.log(`  ${fault}`)
  assert.equal(honest.status, 201, `an honest application afterwards: ${honest.body}`)
  const [before, p99] = [percentile99(alone.times), percentile99(meanwhile.times)]
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `${files} files, ${ROUNDS} times each: ${counts}; ${meanwhile.times.length} reads meanwhile p99 ` +
      `${p99.toFixed(0)} ms (limit ${READ_LIMIT}), ${(p99 / before).toFixed(1)} × the ${before.toFixed(0)} ms of readers ` +
      `alone, ${meanwhile.faults.length} failed; loop delay of the service p99 ${delay.toFixed(0)} ms (limit ${DELAY_LIMIT}), ` +
      `longest ${Math.max(...delays.map(({ max }) => max)).toFixed(0)} ms; slowest inspection ${inspection.toFixed(0)} ms ` +
      `(limit ${INSPECTION_LIMIT}, ${slowest}); ${load} before`,
  )
  const isFast = p99 <= READ_LIMIT && inspection <= INSPECTION_LIMIT && delay <= DELAY_LIMIT
  process.exitCode = isFast && meanwhile.faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  senders.stop()
  await site.stop()
}
