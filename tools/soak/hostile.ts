import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ApiDocument } from '../../api/src/testing/endpoints'
import { hostileRequests, type HostileRequest } from '../../api/src/testing/hostile-requests'
import { signInOver, type ServiceClient } from '../../api/src/testing/service-client'
import { machineLoad, percentile99 } from '../bench/numbers'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { staffPasswords } from '../testing/site-under-test'
import { senderAddress } from './caller-at'
import { memoryGrowth } from './process-memory'
import { requestedSite, startSoakedSite } from './soaked-site'

// Seeded hostile requests to a whole site, from many addresses: no server error but an honest 503, no slow response, no
// memory that grows, and afterwards everything works.
const [, given = '50000', seed = '23'] = process.argv.slice(2)
const kind = requestedSite()
const COUNT = Number(given)
const BATCH = 2_500
const CONCURRENCY = 8
const ADDRESSES = 200
const LIMIT_MS = 1_500
/** Limit on the memory growth of a process over the second half, in bytes. */
const GROWTH_LIMIT = 100 * 1024 * 1024
const TIMEOUT_MS = 30_000

await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSoakedSite(kind)
const { port } = site
const agents = Array.from(
  { length: ADDRESSES },
  (_, index) => new Agent({ keepAlive: true, localAddress: senderAddress(index) }),
)
const statuses = new Map<string, number>()
const times: number[] = []
const findings: string[] = []
let slowest = { milliseconds: 0, what: '' }

async function send(
  { method, path, headers, body, as }: HostileRequest,
  index: number,
  tokens: Record<string, string>,
) {
  const what = `${method} ${path.slice(0, 200)} ${body?.toString().slice(0, 300) ?? ''}`
  const start = performance.now()
  let status = 'closed'
  try {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      agent: agents[index % ADDRESSES],
      headers: { ...headers, ...(as && { authorization: `Bearer ${tokens[as] ?? ''}` }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).end(body)
    sent.on('error', () => undefined)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const content = await text(response)
    status = String(response.statusCode)
    const isHonest = status === '503' && response.headers['retry-after'] !== undefined
    if (status.startsWith('5') && !isHonest) findings.push(`${status} ${what}: ${content.slice(0, 300)}`)
  } catch (error) {
    if ((error as Error).name === 'AbortError') findings.push(`no response: ${what}`)
    else status = `closed ${(error as { code?: string }).code ?? ''}`.trim()
  }
  const milliseconds = performance.now() - start
  times.push(milliseconds)
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what }
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

/** What visitors and staff do every day. */
async function controlJourney(blogs: ServiceClient) {
  for (const page of ['/', '/resources/blogs', '/opportunities', '/contact', '/tekdatanova'])
    assert.equal((await fetch(site.url + page)).status, 200, page)
  const made = await blogs('POST', '/blogs', { json: { blogName: 'After all', description: 'd', content: '<p>x</p>' } })
  assert.equal(made.status, 201, await made.clone().text())
  const { id } = (await made.json()) as { id: string }
  assert.equal((await blogs('DELETE', `/blogs/deleteBlog/${id}`)).status, 204)
  assert.equal((await fetch(`${site.url}/api/public/user/get-allblogs`)).status, 200)
}

try {
  const signedIn = async (username: 'blogs' | 'careers') => {
    const response = await fetch(`${site.url}/api/public/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: staffPasswords[username] }),
    })
    return ((await response.json()) as { token: string }).token
  }
  const tokens = { blogs: await signedIn('blogs'), careers: await signedIn('careers') }
  const blogs = await signInOver(port, 'blogs', staffPasswords.blogs)
  const document = (await (await blogs('GET', '/openapi.json')).json()) as ApiDocument
  const made = await blogs('POST', '/blogs', { json: { blogName: 'Odd', description: 'd' } })
  const ids = [((await made.json()) as { id: string }).id]
  const load = machineLoad()
  let sent = 0
  const sendBatch = async (batch: number) => {
    const count = Math.min(BATCH, COUNT - batch * BATCH)
    const requests = hostileRequests(document, ids, { count, seed: Number(seed) + batch })
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (let next = requests.pop(); next; next = requests.pop()) await send(next, sent++, tokens)
      }),
    )
  }
  const batches = Math.ceil(COUNT / BATCH)
  const half = Math.ceil(batches / 2)
  for (let batch = 0; batch < half; batch += 1) await sendBatch(batch)
  const growth = await memoryGrowth(site.pid, async () => {
    for (let batch = half; batch < batches; batch += 1) await sendBatch(batch)
  })
  await controlJourney(await signInOver(port, 'blogs', staffPasswords.blogs))
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
  console.log(`  slowest: ${slowest.milliseconds.toFixed(0)} ms ${slowest.what}`)
  const counts = [...statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${count} × ${status}`)
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  console.log(
    `${times.length} requests on ${kind}, seed ${seed}: ${findings.length} server errors; ${counts.join(', ')}; p99 ` +
      `${percentile99(times).toFixed(0)} ms, slowest ${slowest.milliseconds.toFixed(0)} ms (limit ${LIMIT_MS}); second half: ` +
      `service +${megabytes(growth.service)} MB, shell +${megabytes(growth.shell)} MB; a journey afterwards works; ${load} before`,
  )
  const isFlat = Math.max(...Object.values(growth)) <= GROWTH_LIMIT
  process.exitCode = findings.length === 0 && slowest.milliseconds <= LIMIT_MS && isFlat ? 0 : 1
} catch (error) {
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const agent of agents) agent.destroy()
  await site.stop()
}
