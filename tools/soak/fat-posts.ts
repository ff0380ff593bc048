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

// 150 public forms of the maximum size arrive at once, then 200 that are sent extremely slowly; each from its own
// address, so that no limit per sender applies. Meanwhile other requests are served, and no process runs out of memory.
const FAT_POSTS = 150
const SLOW_POSTS = 200
/** Limit of the 99th percentile of reads, in milliseconds. */
const READ_LIMIT = 500
/** Limit of the memory growth of a process, in megabytes. */
const RISE_LIMIT = 150
const SECONDS_ALONE = 15
/** Long enough for the first slow requests to get 408. */
const SECONDS_SLOW = 30
/** Pseudo response of a connection that was closed before a response. */
const CUT_OFF = { status: 0 }
/** Statuses that the contract allows for an oversized form. */
const ALLOWED = [CUT_OFF.status, 400, 413, 415, 422, 429, 503]

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

/** Sends oversized forms of every kind, all at once; returns the number of responses by status. */
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

/**
 * Sends forms at a byte per second until time is up, each again once it is rejected; returns the number of rejections.
 */
async function sendSlowly(): Promise<number> {
  const end = performance.now() + SECONDS_SLOW * 1000
  let rejected = 0
  const head =
    `POST /api/public/user/jobApplicants HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: ${5 * MEGABYTE}\r\n` +
    'content-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n'
  const sendOne = async (sender: number) => {
    while (performance.now() < end) {
      const socket = connect({ host: '127.0.0.1', port, localAddress: senderAddress(sender) })
      // The site may close the connection at any time; that counts as a rejection.
      socket.on('error', () => undefined).on('data', () => undefined)
      socket.write(head)
      while (!socket.closed && performance.now() < end) {
        await pause(1000)
        if (socket.writable) socket.write('a')
      }
      if (performance.now() < end) rejected += 1
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: SLOW_POSTS }, (_, sender) => sendOne(sender)))
  return rejected
}

const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE)

try {
  const readWhile = await openReaders(port)
  await readWhile(() => pause(2_000))
  const load = machineLoad()
  const alone = percentile99((await readWhile(() => pause(SECONDS_ALONE * 1000))).times)
  let statuses = new Map<number, number>()
  let rejected = 0
  const phases = {
    [`${FAT_POSTS} fat posts`]: async () => (statuses = await sendFat()),
    [`${SLOW_POSTS} slow posts`]: async () => (rejected = await sendSlowly()),
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
      `${name}: ${reading.times.length} other reads p99 ${p99.toFixed(0)} ms (${(p99 / alone).toFixed(1)} × alone), ` +
        `${reading.faults.length} failed, memory of the service + ${megabytes(rise.service)} MB, of the shell + ` +
        `${megabytes(rise.shell)} MB`,
    )
  }
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  assert.ok(
    [...statuses.keys()].every((status) => ALLOWED.includes(status)),
    `Fat posts returned ${answers}`,
  )
  console.log(
    `${findings.join('; ')} (limits ${READ_LIMIT} ms, ${RISE_LIMIT} MB); fat posts returned ${answers}, slow posts were ` +
      `rejected ${rejected} times; ${load} before`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await site.stop()
}
