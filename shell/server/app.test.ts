/** @jest-environment node */
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { buildShellServer } from './app'
import { readConfig } from './config'
import { storeRelease } from '@tekskills/releases/testing/store-release'

const REMOTE = `exports.manifest = { name: 'remote-public', routes: [] }`
/** Server build of a shell that has one page, the home page. */
const SHELL = `
exports.configureHttp = () => undefined
exports.createPages = async () => ({})
exports.createSiteMap = () => (path) => path === '/' ? { remote: 'remote-public', page: { id: 'home', access: 'visitor', pattern: '/' } } : undefined
exports.renderPage = async () => ({ kind: 'page', status: 200, head: '', styles: '', body: 'rendered', handles: [], hydration: {} })
exports.renderPending = async () => ({ head: '', styles: '', body: '' })
exports.fontFaceCss = () => ''
exports.fontUrl = ''
`

let root = ''
let app: FastifyInstance | undefined
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shell-server-'))
  await storeRelease(root, 'shell', 's1', SHELL)
  await storeRelease(root, 'remote-public', 'p1', REMOTE)
  await storeRelease(root, 'remote-public', 'p2', REMOTE)
})
afterEach(async () => {
  await app?.close()
  await rm(root, { recursive: true })
})

const registry = (live = 'p2', previous: string[] = []) => ({
  schema: 1,
  shell: { live: 's1', previous: [] },
  remotes: { 'remote-public': { live, previous } },
})

async function writeRegistry(content: string) {
  await writeFile(join(root, 'registry.draft'), content)
  await rename(join(root, 'registry.draft'), join(root, 'registry.json'))
}

/** Starts the server; returns a client that, unlike `fetch`, neither negotiates encodings nor follows redirects. */
async function start(env: NodeJS.ProcessEnv = {}) {
  const own = { RELEASES_DIR: root, LOG_LEVEL: 'silent', API_URL: 'http://127.0.0.1:1' }
  app = await buildShellServer(readConfig({ ...own, ...env }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return async (path: string, headers: Record<string, string> = {}) => {
    const request = httpRequest(url, { path, headers, agent: false }).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const body = await buffer(response)
    return { status: response.statusCode, headers: response.headers, body, html: body.toString() }
  }
}

type Get = Awaited<ReturnType<typeof start>>

/** Requests a path until the response is not 503, and resolves with that response. */
async function recovered(get: Get, path = '/') {
  for (;;) {
    const response = await get(path)
    if (response.status !== 503) return response
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const unavailableNotice = {
  status: 503,
  headers: { 'retry-after': '5' },
  html: expect.stringContaining('<h1>Back in a moment</h1>'),
}

const damaged = {
  truncated: JSON.stringify(registry()).slice(0, 60),
  empty: '',
  'of HTML': '<!doctype html><title>Sign in</title>',
  null: 'null',
  'without parts': '{"schema":1,"shell":{"live":"s1","previous":[]},"remotes":{}}',
  'with a part that names no release': '{"schema":1,"shell":{"live":"s1"},"remotes":{"remote-public":null}}',
}

test.each(Object.entries(damaged))(
  'S9 with a registry that is %s at start the server responds with a 503 page until it is repaired',
  async (_what, text) => {
    await writeRegistry(text)
    const get = await start()
    expect(await get('/')).toMatchObject(unavailableNotice)
    expect((await get('/ready')).status).toBe(503)
    expect((await get('/health')).status).toBe(200)
    await writeRegistry(JSON.stringify(registry()))
    expect((await recovered(get)).status).toBe(200)
  },
)

test.each(Object.entries(damaged))(
  'S9 with a registry that is %s at start the server serves what was live before',
  async (_what, text) => {
    await mkdir(join(root, 'history'))
    await writeFile(join(root, 'history', '00000001.json'), JSON.stringify({ version: 1, registry: registry() }))
    await writeFile(join(root, 'history', '00000002.json'), text)
    await writeRegistry(text)
    const get = await start()
    expect((await get('/')).status).toBe(200)
  },
)

test('each response names the id of its request, which only a trusted proxy can set', async () => {
  await writeRegistry(JSON.stringify(registry()))
  const given = 'a1'.repeat(16)
  const idBehind = async (TRUST_PROXY: string) => {
    const get = await start({ TRUST_PROXY })
    const { headers } = await get('/', { 'x-request-id': given })
    await app?.close()
    return headers['x-request-id']
  }
  expect(await idBehind('loopback')).toBe(given)
  expect(await idBehind('none')).toMatch(/^[\da-f-]{36}$/)
})

test('S9 a server that can render the pages of no remote is not ready until one is repaired', async () => {
  const build = join(root, 'remote-public', 'p1', 'server.cjs')
  const source = await readFile(build)
  await writeFile(build, '')
  await storeRelease(root, 'remote-backoffice', 'b1')
  const { remotes, ...parts } = registry('p1')
  await writeRegistry(
    JSON.stringify({ ...parts, remotes: { ...remotes, 'remote-backoffice': { live: 'b1', previous: [] } } }),
  )
  const get = await start()
  expect((await get('/ready')).status).toBe(503)
  await writeFile(build, source)
  expect((await recovered(get, '/ready')).status).toBe(200)
})

const damages = {
  'is missing': (folder: string) => rm(folder, { recursive: true }),
  'has half a server build': (folder: string) => truncate(join(folder, 'server.cjs'), 20),
  'has half a descriptor': (folder: string) => truncate(join(folder, 'release.json'), 20),
}

test.each(Object.entries(damages))(
  'S9 with a live release that %s at start the server serves the previous one',
  async (_what, damage) => {
    await writeRegistry(JSON.stringify(registry('p2', ['p1'])))
    await damage(join(root, 'remote-public', 'p2'))
    const get = await start()
    const { status, html } = await get('/')
    expect(status).toBe(200)
    expect(html).toContain('/remotes/remote-public/p1/')
  },
)

test.each(Object.entries(damages))(
  'S9 with a live release that %s at start and no previous one the server responds with 503, never as to an unknown address, until it is repaired',
  async (_what, damage) => {
    await writeRegistry(JSON.stringify(registry()))
    await damage(join(root, 'remote-public', 'p2'))
    const get = await start()
    // The remote that may own this page is not loaded, so the address must not be treated as unknown.
    expect(await get('/about-us')).toMatchObject(unavailableNotice)
    await storeRelease(root, 'remote-public', 'p2', REMOTE)
    expect((await recovered(get, '/about-us')).status).toBe(302)
    expect((await get('/')).status).toBe(200)
  },
)

test.each(Object.entries(damages))(
  'S9 with a shell that %s at start the server responds with 503 until it is repaired',
  async (_what, damage) => {
    await writeRegistry(JSON.stringify(registry()))
    await damage(join(root, 'shell', 's1'))
    const get = await start()
    expect(await get('/')).toMatchObject(unavailableNotice)
    await storeRelease(root, 'shell', 's1', SHELL)
    expect((await recovered(get)).status).toBe(200)
  },
)

test.each(Object.entries(damages))(
  'S9 a live release that %s while the server runs changes nothing',
  async (_what, damage) => {
    await writeRegistry(JSON.stringify(registry()))
    const get = await start()
    await damage(join(root, 'remote-public', 'p2'))
    await damage(join(root, 'shell', 's1'))
    await writeRegistry('{"schema":1')
    expect((await get('/')).status).toBe(200)
  },
)

test('the pages that visitors request are rendered before a release goes live, and not by its first visitor', async () => {
  const isLive = JSON.stringify(join(root, 'is-live'))
  const body = `require('node:fs').existsSync(${isLive}) ? 'rendered for a visitor' : 'rendered before'`
  await storeRelease(root, 'shell', 's2', SHELL.replace("'rendered'", body))
  await writeRegistry(JSON.stringify(registry()))
  const get = await start()
  expect((await get('/')).html).toContain('rendered')
  const generation = async () => (JSON.parse((await get('/ready')).html) as { generation: number }).generation
  const before = await generation()
  await writeRegistry(JSON.stringify({ ...registry(), shell: { live: 's2', previous: ['s1'] } }))
  while ((await generation()) === before) await new Promise((resolve) => setTimeout(resolve, 50))
  await writeFile(join(root, 'is-live'), '')
  expect((await get('/')).html).toContain('rendered before')
})

test('S6 files and pages are sent in an encoding that the client accepts, with a Vary header for caches', async () => {
  const script = 'export const answer = 42\n'.repeat(50)
  const folder = join(root, 'remote-public', 'p2', 'client')
  await mkdir(folder)
  await writeFile(join(folder, 'a.js'), script)
  await writeFile(join(folder, 'a.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'a.js.gz'), gzipSync(script))
  await writeRegistry(JSON.stringify(registry()))
  const get = await start()
  const cases = {
    br: { decode: brotliDecompressSync, accepted: ['br', 'gzip, deflate, br', 'gzip;q=1, br;q=0.5'] },
    gzip: { decode: gunzipSync, accepted: ['gzip', 'br;q=0, gzip', 'gzip, br;q=0.000'] },
    identity: { decode: (body: Buffer) => body, accepted: ['', 'identity', 'br;q=0', 'gzip;q=0, br; q=0', 'zstd'] },
  }
  for (const [encoding, { decode, accepted }] of Object.entries(cases)) {
    for (const header of accepted) {
      for (const url of ['/remotes/remote-public/p2/a.js', '/']) {
        const { headers, body } = await get(url, { 'accept-encoding': header })
        expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
        expect(headers.vary).toBe('accept-encoding')
        expect(decode(body).toString()).toContain(url === '/' ? 'rendered' : script)
      }
    }
  }
})

test('S8 one network may open at most 512 connections to the site, however slow they are', async () => {
  await writeRegistry(JSON.stringify(registry()))
  await start()
  const { port } = (app?.server.address() ?? {}) as AddressInfo
  const open = async () => {
    const socket = connect({ host: '127.0.0.1', port })
    await once(socket, 'connect')
    return socket
  }
  const slow = await Promise.all(Array.from({ length: 512 }, open))
  const [response] = (await once(await open(), 'data')) as [Buffer]
  expect(response.toString()).toMatch(/^HTTP\/1\.1 429 /)
  for (const socket of slow) socket.destroy()
})

test('a request target in absolute form gets the same page as its path (RFC 9112, 3.2.2)', async () => {
  await writeRegistry(JSON.stringify(registry()))
  const get = await start()
  for (const target of ['http://example.org/', 'HTTP://example.org', 'http://example.org?from=mail'])
    expect(await get(target)).toMatchObject({ status: 200, html: expect.stringContaining('rendered') })
  expect(await get('http://example.org/nowhere')).toMatchObject({ status: (await get('/nowhere')).status })
})

test('a request that names two hosts is rejected', async () => {
  const app = await buildShellServer(
    readConfig({ RELEASES_DIR: await mkdtemp(join(tmpdir(), 'tk-')), LOG_LEVEL: 'silent' }),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /health HTTP/1.1\r\nHost: site.example\r\nhOST: other.example\r\n\r\n')
  const [response] = (await once(socket, 'data')) as [Buffer]
  expect(response.toString()).toMatch(/^HTTP\/1\.1 400 /)
  socket.destroy()
  await app.close()
})

test.each([
  ['https://example.com', 'max-age=31536000; includeSubDomains'],
  ['http://example.com', undefined],
])('ASVS 3.4.1 on %s every response has Strict-Transport-Security: %s', async (origin, expected) => {
  await writeRegistry(JSON.stringify(registry()))
  const get = await start({ SITE_ORIGIN: origin })
  const page = await get('/')
  const again = await get('/', { 'if-none-match': String(page.headers.etag) })
  expect([page.status, again.status]).toEqual([200, 304])
  for (const response of [page, again, await get('/ready'), await get('/pagenotfound'), await get('/api/me')])
    expect(response.headers['strict-transport-security']).toBe(expected)
})
