import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test as base } from '@playwright/test'
import { rollBackWithoutGate } from '@tekskills/releases/testing/without-gate'
import { cloneRelease } from '../../tools/release/clone-release'
import { startTopology, type Topology } from '../../tools/topology/start-topology'
import { SITE_START_TIMEOUT, staffPasswords } from '../../tools/testing/site-under-test'

/** nginx with the configuration of `docker/`, two shells, two services, PostgreSQL and an S3 server. */
const test = base.extend<object, { topology: Topology }>({
  topology: [
    async ({}, use) => {
      const topology = await startTopology()
      await use(topology)
      await topology.stop()
    },
    { scope: 'worker', timeout: SITE_START_TIMEOUT },
  ],
  baseURL: async ({ topology }, use) => use(topology.url),
})

const LIST = '/api/public/user/get-allblogs'
const ROUNDS = 40
/** Fewer than the concurrent reads that the service allows one network (ADR 0018). */
const AT_ONCE = 10

/** Sends a request without the headers and the decoding of `fetch`. */
async function get(url: string, headers: Record<string, string> = {}) {
  const sent = httpRequest(url, { headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

const statuses = async (url: string) => {
  const found = new Set<number>()
  for (let sent = 0; sent < ROUNDS; sent += AT_ONCE) {
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => fetch(url, { redirect: 'manual' })))
    for (const { status } of responses) found.add(status)
  }
  return [...found]
}

test('the edge serves pages, files and API requests, each with its headers', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
    'content-security-policy': expect.stringMatching(/default-src 'none'/),
  })
  const script = /\/remotes\/shell\/[\w/.-]+\.js/.exec(await page.text())?.[0] ?? ''
  const file = await request.get(script)
  expect(file.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringMatching(/max-age=31536000, immutable/),
  })
  const list = await request.get(LIST)
  expect(list.status()).toBe(200)
  expect(list.headers()).toHaveProperty('etag')
})

test('a request has one id in the logs of edge, shell, service and mail, which visitors cannot choose', async ({
  topology,
  request,
}) => {
  const forged = 'f0'.repeat(16)
  const headers = { 'x-request-id': forged }
  const idOf = (response: { headers(): Record<string, string> }) => response.headers()['x-request-id'] ?? ''
  const inLogs = async (id: string) => ({
    edge: (await topology.edge.log()).includes(`"id":"${id}"`),
    shell: (await topology.logOf('shell')).includes(`"reqId":"${id}"`),
    service: (await topology.logOf('service')).includes(`"reqId":"${id}"`),
  })
  // Its results are not cached anywhere, so the shell renders it and calls the service.
  const page = idOf(await request.get('/search?q=one+id+for+one+request', { headers }))
  expect(page).toMatch(/^[\da-f]{32}$/)
  expect(page).not.toBe(forged)
  await expect.poll(() => inLogs(page)).toEqual({ edge: true, shell: true, service: true })
  const call = idOf(await request.post('/api/public/forgotPassword', { data: { username: 'blogs' }, headers }))
  const sent = async () => (await topology.logOf('service')).split('\n').filter((line) => line.includes('email sent'))
  await expect.poll(sent).toEqual([expect.stringContaining(`"reqId":"${call}"`)])
  expect(await inLogs(forged)).toEqual({ edge: false, shell: false, service: false })
})

test('each visitor gets files in an accepted encoding, whatever was cached before', async ({ topology: { url } }) => {
  const { body } = await get(url)
  const names = [...new Set(body.toString().match(/\/remotes\/[\w-]+\/\w+\/[\w.-]+\.js/g))]
  const readers = [
    { accepted: 'gzip, deflate, br', encoding: 'br', decode: brotliDecompressSync },
    { accepted: 'br;q=0, gzip', encoding: 'gzip', decode: gunzipSync },
    { accepted: 'gzip;q=0, br;q=0.0', encoding: undefined, decode: (file: Buffer) => file },
  ] as const
  // Each order on a file that is not cached yet.
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  expect(names.length).toBeGreaterThanOrEqual(2)
  for (const [turn, order] of orders.entries()) {
    const name = names[turn % names.length] ?? ''
    const read: string[] = []
    for (const index of order) {
      const { accepted, encoding, decode } = readers[index] ?? readers[0]
      const response = await get(url + name, { 'accept-encoding': accepted })
      expect(response.headers['content-encoding'], `${name} to ${accepted}`).toBe(encoding)
      expect(response.headers.vary).toMatch(/accept-encoding/i)
      read.push(decode(response.body).toString())
    }
    expect(new Set(read).size).toBe(1)
  }
})

test('a missing file is not a page, and calls between instances are not exposed', async ({ request, topology }) => {
  const missing = await request.get('/remotes/remote-public/000000000000/container.js')
  expect([missing.status(), missing.headers()['content-type']]).toEqual([404, expect.stringMatching(/^text\/plain/)])
  for (const path of ['/internal/metrics', '/internal/changes'])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const path of ['/internal/metrics', '/internal/release-reports', '/internal/'])
    expect((await get(topology.innerUrl + path)).status, `${path} at the inner port`).toBe(404)
  expect((await get(`${topology.innerUrl}/api/public/user/get-allblogs?size=1`)).status).toBe(200)
  expect((await request.get('/api/%zz')).status()).toBe(400)
  for (const path of ['/no-such-page', '/blog/%E0%A4%A', '/blog/%00']) {
    const unknown = await request.get(path)
    expect([unknown.status(), unknown.url()], path).toEqual([404, expect.stringMatching(/\/pagenotfound(\?|$)/)])
  }
})

test('a body that is too large is rejected at the edge with the message of the service', async ({ request }) => {
  const response = await request.post('/api/enquiry', { data: Buffer.alloc(33 * 1024 * 1024) })
  expect(response.status()).toBe(413)
  expect(await response.json()).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
})

test('behind a balancer each visitor is rate-limited separately, whatever headers they send', async ({ request }) => {
  const signIn = async (forwarded: string, name: string) => {
    const data = { username: name, password: 'not a valid password' }
    return (
      await request.post('/api/public/authenticate', { data, headers: { 'x-forwarded-for': forwarded } })
    ).status()
  }
  const numbers = Array.from({ length: 51 }, (_, index) => index)
  const others = await Promise.all(numbers.map((number) => signIn(`203.0.113.${number}`, `stranger${number}`)))
  expect([...new Set(others)]).toEqual([401])
  const one = []
  // One after another, because few requests of one address are served at a time.
  for (const number of numbers) one.push(await signIn(`192.0.2.${number}, 198.51.100.7`, `other${number}`))
  expect(one.filter((status) => status === 429)).not.toEqual([])
})

test('a write to one service appears on the pages of every shell', async ({ topology: { url } }) => {
  const call = async (path: string, body: object, headers = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    const response = await fetch(`${url}/api${path}`, init)
    expect(response.ok, `${path}: ${response.status}`).toBe(true)
    return (await response.json()) as { token: string }
  }
  const pages = () =>
    Promise.all(Array.from({ length: 10 }, async () => (await fetch(`${url}/resources/blogs`)).text()))
  await pages()
  const { token } = await call('/public/authenticate', { username: 'blogs', password: staffPasswords.blogs })
  const blogName = 'Seen through the edge'
  const blog = { blogName, description: 'One.', content: '<p>Two.</p>', status: 'PUBLISHED' }
  await call('/blogs', blog, { authorization: `Bearer ${token}` })
  await expect
    .poll(async () => (await pages()).every((html) => html.includes(blogName)), { intervals: [50] })
    .toBe(true)
})

test('a release published and promoted from another machine is live on every shell', async ({ topology }) => {
  const { url, releases } = topology
  const name = 'remote-public'
  const from = (await releases.readRegistry())?.remotes[name]?.live ?? ''
  const release = 'seenfromafar'
  await cloneRelease({ store: releases, name, from, to: release })
  await releases.upload(name, release)
  await releases.setLive({ [name]: release }, { action: 'promote', by: 'another machine' })
  const pages = () => Promise.all(Array.from({ length: 10 }, async () => (await fetch(url)).text()))
  const isOn = (html: string) => html.includes(`/remotes/${name}/${release}/`)
  await expect.poll(async () => (await pages()).every(isOn), { intervals: [50] }).toBe(true)
  // A tab that was opened before can still load its files from every shell.
  for (const shell of topology.shells) {
    const { port } = await shell.listening
    const file = (of: string) => fetch(`http://127.0.0.1:${port}/remotes/${name}/${of}/container.js`)
    expect([(await file(from)).status, (await file(release)).status]).toEqual([200, 200])
  }
  await rollBackWithoutGate(releases, name, undefined, 'another machine')
  await expect.poll(async () => (await pages()).some(isOn), { intervals: [50] }).toBe(false)
})

test('with one shell and one service stopped, every page and every list is served', async ({ topology }) => {
  await topology.shells[0]?.stop(0)
  await topology.services[1]?.stop(0)
  // Not cached by any shell, so the remaining shell requests it from the remaining service.
  expect(await statuses(`${topology.url}/resources/blogs?page=2`)).toEqual([200])
  expect(await statuses(`${topology.url}${LIST}`)).toEqual([200])
})

test('with all services stopped, cached pages are served, and API requests return an error message', async ({
  topology,
  request,
}) => {
  await request.get('/services')
  await topology.services[0]?.stop(0)
  expect((await request.get('/services')).status()).toBe(200)
  const call = await request.get(`${LIST}?size=3`)
  expect([call.status(), call.headers()['retry-after']]).toEqual([503, '5'])
  expect(call.headers()).toMatchObject({
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(await call.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
})
