import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { formBody } from '../../api/src/testing/forms'
import { hostileDocuments } from '../../api/src/testing/hostile-documents'
import { samplePdf } from '../../api/src/testing/sample-documents'
import { machineLoad, percentile99 } from '../bench/numbers'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { startSiteUnderTest } from '../testing/site-under-test'
import { callerAt } from './caller-at'
import { openReaders } from './read-site'

// Files that are made to keep whoever looks into them busy, as large as they may be, are sent as applications, all at once
// and each until it has its verdict. Others read pages and lists meanwhile as quickly as they would anyway.
const ROUNDS = 3
/** Milliseconds within which 99 of 100 readers must have their answer. */
const READ_LIMIT = 100
const SECONDS_ALONE = 15
/** Milliseconds after which no file may wait for its verdict. */
const VERDICT_LIMIT = 300_000
/** What becomes of a file by contract: taken, not read, or refused. */
const VERDICTS = [201, 413, 415, 422, 429]
/** No verdict: there was no room, or the file came too slowly for others to wait for it. It is to be sent again. */
const COME_AGAIN = [408, 503]

await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSiteUnderTest()
const port = Number(new URL(site.url).port)
const statuses = new Map<number, number>()

interface HostileFile {
  what: string
  form: Awaited<ReturnType<typeof formBody>>
}

/** An application for the talent pool, as a browser would send it. */
function application(content: Buffer): ReturnType<typeof formBody> {
  const person = { name: 'Ada Harrow', email: 'ada@example.org', desiredRole: 'Engineer' }
  return formBody({ ...person, consent: 'true', consentFuture: 'true' }, { resume: content }, 'cv.pdf')
}

/** Sends an application, each sender from an address of its own. */
async function send({ headers, payload: body }: Awaited<ReturnType<typeof formBody>>, sender: number) {
  const caller = callerAt(port, `127.0.${1 + (sender >> 7)}.${1 + (sender & 127)}`)
  const answered = await caller('/api/public/user/futureApplicants', { headers, body })
  statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1)
  return answered
}

/** Sends a file until it is told something else than to come again. */
async function sendUntilVerdict({ what, form }: HostileFile, sender: number): Promise<void> {
  const end = performance.now() + VERDICT_LIMIT
  for (;;) {
    const { status, headers } = await send(form, sender)
    if (VERDICTS.includes(status)) return
    assert.ok(COME_AGAIN.includes(status), `${what} was answered ${status}`)
    assert.ok(performance.now() < end, `${what} has no verdict after ${VERDICT_LIMIT / 1000} s`)
    // At random, as people come again: all at the same moment would meet the same few places each time.
    await pause(Number(headers['retry-after']) * 1000 * (0.5 + Math.random()))
  }
}

try {
  // Made ready before anybody is timed: this process reads the clock for the readers.
  const files: HostileFile[] = []
  for (const [what, content] of Object.entries(hostileDocuments()))
    files.push({ what, form: await application(content) })
  const readWhile = await openReaders(port)
  await readWhile(() => pause(2_000))
  const load = machineLoad()
  const alone = await readWhile(() => pause(SECONDS_ALONE * 1000))
  const meanwhile = await readWhile(async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.all(files.map((file, index) => sendUntilVerdict(file, round * files.length + index)))
  })
  const honest = await send(await application(samplePdf()), ROUNDS * files.length)
  for (const fault of new Set(meanwhile.faults)) console.log(`  ${fault}`)
  assert.equal(honest.status, 201, `an honest application afterwards: ${honest.body}`)
  const [before, p99] = [percentile99(alone.times), percentile99(meanwhile.times)]
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `${files.length} files, ${ROUNDS} times each: ${told}; ${meanwhile.times.length} reads meanwhile p99 ` +
      `${p99.toFixed(0)} ms (limit ${READ_LIMIT}), ${(p99 / before).toFixed(1)} × the ${before.toFixed(0)} ms of readers ` +
      `alone, ${meanwhile.faults.length} failed; ${load} before`,
  )
  process.exitCode = p99 <= READ_LIMIT && meanwhile.faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await site.stop()
}
