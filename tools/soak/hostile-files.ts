import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { samplePdf } from '../../api/src/testing/sample-documents'
import { machineLoad, percentile99 } from '../bench/numbers'
import { ensureReleases } from '../release/ensure-releases'
import { fromRoot } from '../repository'
import { builtReleases } from '../testing/built-releases'
import { startSiteUnderTest } from '../testing/site-under-test'
import { application, sendApplication } from './hostile-senders'
import { openReaders } from './read-site'

// Files that are made to keep whoever looks into them busy, as large as they may be, are sent as applications, all at once
// and each until it has its verdict. Others read pages and lists meanwhile as quickly as they would anyway.
const ROUNDS = 3
/** Milliseconds within which 99 of 100 readers must have their answer. */
const READ_LIMIT = 100
const SECONDS_ALONE = 15
await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSiteUnderTest()
const port = Number(new URL(site.url).port)
const statuses = new Map<number, number>()

const senders = fork(fromRoot('tools', 'soak', 'hostile-senders.ts'), { execArgv: ['--import', 'tsx'] })
/** Says something to the senders and waits for what they say to it; a sender that fails ends them all. */
async function ask<Response>(message: number): Promise<Response> {
  senders.send(message)
  const [response] = await Promise.race([once(senders, 'message'), once(senders, 'exit').then(senderFailed)])
  return response as Response
}

function senderFailed(): never {
  throw new Error('The senders have ended.')
}

try {
  const files = await ask<number>(port)
  const readWhile = await openReaders(port)
  await readWhile(() => pause(2_000))
  const load = machineLoad()
  const alone = await readWhile(() => pause(SECONDS_ALONE * 1000))
  const meanwhile = await readWhile(async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const status of await ask<number[]>(round)) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const honest = await sendApplication(port, await application(samplePdf()), ROUNDS * files)
  for (const fault of new Set(meanwhile.faults)) console.log(`  ${fault}`)
  assert.equal(honest.status, 201, `an honest application afterwards: ${honest.body}`)
  const [before, p99] = [percentile99(alone.times), percentile99(meanwhile.times)]
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `${files} files, ${ROUNDS} times each: ${told}; ${meanwhile.times.length} reads meanwhile p99 ` +
      `${p99.toFixed(0)} ms (limit ${READ_LIMIT}), ${(p99 / before).toFixed(1)} × the ${before.toFixed(0)} ms of readers ` +
      `alone, ${meanwhile.faults.length} failed; ${load} before`,
  )
  process.exitCode = p99 <= READ_LIMIT && meanwhile.faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  senders.kill()
  await site.stop()
}
