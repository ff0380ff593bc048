import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { pacedCalls } from '../bench/paced-calls'
import { cloneRelease } from '../release/clone-release'
import { ensureReleases } from '../release/ensure-releases'
import { entryOf } from '@tekskills/releases/registry/registry-edits'
import { rollBackWithoutGate } from '@tekskills/releases/testing/without-gate'
import type { ReleaseName } from '../repository'
import { builtReleases } from '../testing/built-releases'
import { staffPasswords } from '../testing/site-under-test'
import { startTopology } from '../topology/start-topology'

// Reads and writes arrive at a steady rate while a remote and the shell are promoted and rolled back and every service
// is restarted: no request fails, and nothing is written twice.
const PACE = { rate: 200, seconds: 60 }
/** Every n-th call is a write. */
const WRITE_EVERY = 40
/** Milliseconds within which a rollback must be live on every shell. */
const ROLLBACK_LIMIT = 1000
/** Milliseconds for rendering the pictures of the sample content. */
const PICTURES_LIMIT = 300_000
const LIST = '/api/public/user/get-allblogs'
const READ = ['/', '/resources/blogs', LIST, '/services', '/tekdatanova', `${LIST}?size=3`]
/** Visitors, each with its own address. */
const visitors = Array.from(
  { length: 100 },
  (_, index) => new http.Agent({ keepAlive: true, localAddress: `127.0.1.${index + 1}` }),
)
const TITLE = 'Written while the site is deployed'

await ensureReleases({ ...builtReleases, log: console.log })
const topology = await startTopology()
const { url, releases } = topology
const faults: string[] = []
const rollbacks: number[] = []
let writes = 0

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request from one of many addresses, because the edge limits each; returns the body on success. */
async function send(
  path: string,
  { method = 'GET', headers, body }: Sent,
  expected: number,
): Promise<string | undefined> {
  try {
    const agent = visitors[Math.floor(Math.random() * visitors.length)]
    const request = http.request(url + path, { method, headers, agent }).end(body)
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    const content = await text(response)
    if (response.statusCode === expected) return content
    faults.push(`${method} ${path} returned ${response.statusCode} ${content.slice(0, 200)}`)
  } catch (error) {
    faults.push(`${method} ${path}: ${String(error)}`)
  }
  return undefined
}

const post = (path: string, body: object, expected: number, headers = {}) =>
  send(
    path,
    { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) },
    expected,
  )

const credentials = { username: 'blogs', password: staffPasswords.blogs }
const signedIn = await post('/api/public/authenticate', credentials, 200)
const { token } = JSON.parse(signedIn ?? '{}') as { token: string }
const authorization = `Bearer ${token}`

async function write(index: number) {
  const blog = { blogName: `${TITLE} ${index}`, description: 'One.', content: '<p>Two.</p>', status: 'PUBLISHED' }
  if (await post('/api/blogs', blog, 201, { authorization, 'idempotency-key': randomUUID() })) writes += 1
}

async function read(index: number) {
  await send(READ[index % READ.length] ?? '/', {}, 200)
}

/** Resolves once the home page of every shell uses a release. */
async function onEveryShell(name: ReleaseName, release: string) {
  for (const { listening } of topology.shells) {
    const { port } = await listening
    while (!(await (await fetch(`http://127.0.0.1:${port}/`)).text()).includes(`/remotes/${name}/${release}/`))
      await pause(10)
  }
}

/** Resolves once the first start has rendered the pictures of the sample content, which a deploy never waits for. */
async function picturesRendered() {
  const end = performance.now() + PICTURES_LIMIT
  for (const { listening } of topology.services) {
    const { port } = await listening
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/internal/metrics`)).text()
    while (!/^picture_renditions_waiting 0$/m.test(await metrics())) {
      if (performance.now() > end) throw new Error('the pictures of the sample content were not rendered in time')
      await pause(500)
    }
  }
}

/** Promotes a clone of a part and rolls it back. */
async function release(name: ReleaseName, copy: string, live: string) {
  await releases.setLive({ [name]: copy }, { action: 'promote', by: 'soak' })
  await onEveryShell(name, copy)
  await pause(2000)
  await rollBackWithoutGate(releases, name, undefined, 'soak')
  const start = performance.now()
  await onEveryShell(name, live)
  rollbacks.push(Math.round(performance.now() - start))
}

async function deploy(copies: readonly (readonly [ReleaseName, string, string])[]) {
  for (const copied of copies) {
    await pause(3000)
    await release(...copied)
  }
  for (const instance of topology.services.keys()) {
    await pause(3000)
    await topology.restartService(instance)
  }
  return performance.now()
}

try {
  const registry = await releases.readRegistry()
  const copies = (['remote-public', 'shell'] as const).map(
    (name) => [name, 'deployed', entryOf(registry, name)?.live ?? ''] as const,
  )
  for (const [name, to, from] of copies) {
    await cloneRelease({ store: releases, name, from, to })
    await releases.upload(name, to)
  }
  await picturesRendered()
  const call = (index: number) => (index % WRITE_EVERY === 0 ? write(index) : read(index))
  const calls = pacedCalls(call, PACE).then(() => performance.now())
  const isInTime = (await deploy(copies)) < (await calls)
  const found = await send(
    `/api/blogs/get-allblogs?${new URLSearchParams({ q: TITLE, size: '1' })}`,
    { headers: { authorization } },
    200,
  )
  const { totalElements } = JSON.parse(found ?? '{}') as { totalElements: number }
  for (const fault of new Set(faults)) console.log(`  ${fault}`)
  // The log lines of the edge about them, without duplicates: lines differ only in times and numbers.
  const logged = (await topology.edge.log()).split('\n').filter((line) => /\[(error|warn|alert|crit)\]/.test(line))
  if (faults.length > 0)
    for (const line of new Set(logged.map((entry) => entry.replace(/^\S+ \S+ |#\d+: \*\d+/g, ''))))
      console.log(`  ${line}`)
  console.log(
    `${PACE.rate * PACE.seconds} calls at ${PACE.rate} per second during two releases, two rollbacks and a restart of each service: ` +
      `${faults.length} failed; ${writes} writes acknowledged, ${totalElements} stored; rollbacks live on every shell after ${rollbacks.join(' and ')} ms`,
  )
  const conditions = [
    faults.length === 0,
    writes === totalElements,
    isInTime,
    rollbacks.every((time) => time <= ROLLBACK_LIMIT),
  ]
  process.exitCode = conditions.every(Boolean) ? 0 : 1
} finally {
  for (const visitor of visitors) visitor.destroy()
  await topology.stop()
}
