import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { samplePdf } from '../../api/src/testing/sample-documents'
import { machineLoad, percentile99 } from '../bench/numbers'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { forkSenders } from './forked-senders'
import type { RoundOfFiles } from './hostile-senders'
import { openReaders } from './read-site'
import { applicationForm, sendApplication } from './send-application'
import { requestedSite, startSoakedSite } from './soaked-site'

// Files of the maximum size that are crafted to slow down their inspection are sent as applications, all at once, and each is
// retried until its status is final. At the same time readers request pages and lists at a steady rate.
const ROUNDS = 3
/** Maximum 99th percentile of the readers' response times, in milliseconds. */
const READ_LIMIT = 100
const SECONDS_ALONE = 15

await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSoakedSite(requestedSite())
const { port } = site
const statuses = new Map<number, number>()

const senders = forkSenders<RoundOfFiles>('hostile-senders.ts', port)

try {
  await senders.prepared
  const readWhile = await openReaders(port)
  // Warms up, so that the baseline has no first reads.
  await readWhile(() => pause(2_000))
  const load = machineLoad()
  const alone = await readWhile(() => pause(SECONDS_ALONE * 1000))
  let files = 0
  const meanwhile = await readWhile(async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const result = await senders.sendRound(round)
      files = result.files
      for (const status of result.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  const honest = await sendApplication(port, await applicationForm(samplePdf()), ROUNDS * files)
  for (const fault of new Set(meanwhile.faults)) console.log(`  ${fault}`)
  assert.equal(honest.status, 201, `an honest application afterwards: ${honest.body}`)
  const [before, p99] = [percentile99(alone.times), percentile99(meanwhile.times)]
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `${files} files, ${ROUNDS} times each: ${counts}; ${meanwhile.times.length} reads meanwhile p99 ` +
      `${p99.toFixed(0)} ms (limit ${READ_LIMIT}), ${(p99 / before).toFixed(1)} × the ${before.toFixed(0)} ms of readers ` +
      `alone, ${meanwhile.faults.length} failed; ${load} before`,
  )
  process.exitCode = p99 <= READ_LIMIT && meanwhile.faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  senders.stop()
  await site.stop()
}
