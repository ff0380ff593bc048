import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { formBody } from '../../api/src/testing/forms'
import { samplePdf } from '../../api/src/testing/sample-documents'
import { machineLoad, percentile99 } from '../bench/numbers'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { startSiteUnderTest } from '../testing/site-under-test'
import { callerAt, senderAddress } from './caller-at'
import { memoryRise } from './process-memory'
import { openReaders } from './read-site'

// 150 public forms as fat as anybody lets them be arrive at once, then 200 that never seem to end; each from an address of
// its own, so that no limit of one sender helps. Others are answered meanwhile, and no process runs out of memory.
const FAT_POSTS = 150
const SLOW_POSTS = 200
/** Milliseconds within which 99 of 100 readers must have their answer. */
const READ_LIMIT = 500
/** Megabytes by which the memory of a process may rise. */
const RISE_LIMIT = 150
const SECONDS_ALONE = 15
/** Long enough for the first of the slow ones to be told 408. */
const SECONDS_SLOW = 30
/** Stands for a connection that was closed before the response was there. */
const CUT_OFF = { status: 0 }
/** What a fat form may be told: nothing else is in the contract, and a 500 least of all. */
const REFUSALS = [CUT_OFF.status, 400, 413, 415, 422, 429, 503]

const MEGABYTE = 1024 * 1024
const words = (bytes: number) => 'words '.repeat(bytes / 6)
const texts = (count: number, bytes: number) =>
  formBody(Object.fromEntries(Array.from({ length: count }, (_, index) => [`text${index}`, words(bytes)])))
const json = (value: object) => ({
  headers: { 'content-type': 'application/json' },
  payload: Buffer.from(JSON.stringify(value)),
})

await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSiteUnderTest()
const port = Number(new URL(site.url).port)

/** Sends fat forms of every kind, all at once; returns how many were told what. */
async function sendFat(): Promise<Map<number, number>> {
  const person = { name: 'Ada Harrow', email: 'ada@example.org', consent: 'true' }
  const resume = Buffer.concat([samplePdf(), Buffer.alloc(4.9 * MEGABYTE)])
  const kinds = [
    { call: 'jobApplicants', ...(await texts(25, MEGABYTE)) },
    { call: 'jobApplicants', ...(await texts(60, 9_600)) },
    { call: 'jobApplicants', ...(await formBody(person, { resume })) },
    { call: 'footerEnquiry', ...json({ name: 'Ada', message: words(30 * MEGABYTE) }) },
  ]
  const statuses = new Map<number, number>()
  const posts = Array.from({ length: FAT_POSTS }, async (_, sender) => {
    const { call, headers, payload } = kinds[sender % kinds.length] ?? assert.fail()
    const path = `/api/public/user/${call}`
    // The site may close the connection while a body that it has rejected is still being sent.
    const { status } = await callerAt(port, senderAddress(sender))(path, { headers, body: payload }).catch(
      () => CUT_OFF,
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  await Promise.all(posts)
  return statuses
}

/** Sends forms a byte a second until the time is over, each again once it is refused; returns how often that was. */
async function sendSlowly(): Promise<number> {
  const end = performance.now() + SECONDS_SLOW * 1000
  let refused = 0
  const head =
    `POST /api/public/user/jobApplicants HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: ${5 * MEGABYTE}\r\n` +
    'content-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n'
  const sendOne = async (sender: number) => {
    while (performance.now() < end) {
      const socket = connect({ host: '127.0.0.1', port, localAddress: senderAddress(sender) })
      // The site may hang up at any time; that is the answer.
      socket.on('error', () => undefined).on('data', () => undefined)
      socket.write(head)
      while (!socket.closed && performance.now() < end) {
        await pause(1000)
        if (socket.writable) socket.write('a')
      }
      if (performance.now() < end) refused += 1
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: SLOW_POSTS }, (_, sender) => sendOne(sender)))
  return refused
}

const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE)

try {
  const readWhile = await openReaders(port)
  await readWhile(() => pause(2_000))
  const load = machineLoad()
  const alone = percentile99((await readWhile(() => pause(SECONDS_ALONE * 1000))).times)
  let told = new Map<number, number>()
  let refused = 0
  const phases = {
    [`${FAT_POSTS} fat posts`]: async () => (told = await sendFat()),
    [`${SLOW_POSTS} slow posts`]: async () => (refused = await sendSlowly()),
  }
  const findings: string[] = []
  for (const [name, work] of Object.entries(phases)) {
    let reading = { times: [] as number[], faults: [] as string[] }
    const rise = await memoryRise(site.pid, async () => (reading = await readWhile(work)))
    const p99 = percentile99(reading.times)
    for (const fault of new Set(reading.faults)) console.log(`  ${name}: ${fault}`)
    if (p99 > READ_LIMIT || Math.max(...Object.values(rise)) > RISE_LIMIT * MEGABYTE || reading.faults.length > 0)
      process.exitCode = 1
    findings.push(
      `${name}: ${reading.times.length} reads of others p99 ${p99.toFixed(0)} ms (${(p99 / alone).toFixed(1)} × alone), ` +
        `${reading.faults.length} failed, memory of the service + ${megabytes(rise.service)} MB, of the shell + ` +
        `${megabytes(rise.shell)} MB`,
    )
  }
  const answers = [...told].map(([status, count]) => `${count} × ${status}`).join(', ')
  assert.ok(
    [...told.keys()].every((status) => REFUSALS.includes(status)),
    `Fat posts were told ${answers}`,
  )
  console.log(
    `${findings.join('; ')} (limits ${READ_LIMIT} ms, ${RISE_LIMIT} MB); the fat ones were told ${answers}, slow ones were ` +
      `refused ${refused} times; ${load} before`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await site.stop()
}
