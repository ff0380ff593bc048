/** @jest-environment node */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify, { type FastifyInstance } from 'fastify'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { apiProxy } from './api-proxy'

const UNREACHABLE = 'http://127.0.0.1:1'

const running: FastifyInstance[] = []
afterEach(() => Promise.all(running.splice(0).map((app) => app.close())))

async function listening(app: FastifyInstance) {
  running.push(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

interface ProxyOptions {
  apiBase?: string
  onChange?: (tags: string[]) => void
  bodyTimeoutMs?: number
  trustProxy?: string
}

async function proxyTo(
  apiUrl: string,
  { apiBase, onChange = () => undefined, bodyTimeoutMs, trustProxy }: ProxyOptions = {},
) {
  const app = fastify({ forceCloseConnections: true, trustProxy: trustProxy ?? false })
  await apiProxy(app, { apiUrl, apiBase, onChange, bodyTimeoutMs })
  return listening(app)
}

/** A service that responds with the headers of the request and the length and hash of its body. */
async function echo() {
  const service = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 * 1024 })
  service.removeAllContentTypeParsers()
  service.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  service.get('/robots.txt', () => 'User-agent: *')
  service.all('/api/echo', (request) => {
    const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
    return { headers: request.headers, length: body.length, hash: createHash('sha256').update(body).digest('hex') }
  })
  return listening(service)
}

interface Echoed {
  headers: Record<string, string>
  length: number
  hash: string
}

const fetchEcho = async (url: string, init?: RequestInit) => (await (await fetch(url, init)).json()) as Echoed

test.each([
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemap-blogs.xml',
  '/feed/blogs.xml',
  '/api/public/user/get-allblogs',
])('while the service is unavailable, %s returns 503 with a message and Retry-After', async (address) => {
  const response = await fetch((await proxyTo(UNREACHABLE)) + address)
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await response.json()).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    message: expect.stringMatching(/\.$/),
  })
})

test('the tags of a write reach this process before the response is sent, and are not sent to the client', async () => {
  const service = fastify({ forceCloseConnections: true })
  service.post('/api/add-blog', (_request, reply) => reply.header('content-changed', 'blogs, authors').send({}))
  const changed: string[] = []
  const site = await proxyTo(await listening(service), { onChange: (tags) => changed.push(...tags) })
  const response = await fetch(`${site}/api/add-blog`, { method: 'POST' })
  expect(changed).toEqual(['blogs', 'authors'])
  expect(response.headers.has('content-changed')).toBe(false)
})

test('the service gets the client address of the connection, whatever the client’s forwarding headers contain', async () => {
  const site = await proxyTo(await echo())
  const { headers } = await fetchEcho(`${site}/api/echo`, {
    headers: {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    },
  })
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(site).host,
  })
  expect(headers).not.toHaveProperty('forwarded')
  expect(headers).not.toHaveProperty('x-real-ip')
})

test('behind trusted proxies, the client address is the nearest one that is not a trusted proxy', async () => {
  const site = await proxyTo(await echo(), { trustProxy: 'loopback' })
  const { headers } = await fetchEcho(`${site}/api/echo`, {
    headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-forwarded-proto': 'https' },
  })
  expect(headers).toMatchObject({ 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' })
})

test.each([0, 10, 64 * 1024, 64 * 1024 + 1, 21 * 1024 * 1024])(
  'a body of %d bytes arrives unchanged',
  async (length) => {
    const body = Buffer.alloc(length, 'tekskills ')
    const site = await proxyTo(await echo())
    const sent = { length, hash: createHash('sha256').update(body).digest('hex') }
    const init = { method: 'POST', body, headers: { 'content-type': 'application/octet-stream' } }
    expect(await fetchEcho(`${site}/api/echo`, init)).toMatchObject(sent)
    const chunked = { ...init, body: new Blob([body]).stream(), duplex: 'half' }
    expect(await fetchEcho(`${site}/api/echo`, chunked as RequestInit)).toMatchObject(sent)
  },
)

test('D15 a client that waits for 100 Continue gets a response', async () => {
  const site = new URL(await proxyTo(await echo()))
  const status = await new Promise((resolve, reject) => {
    const headers = { expect: '100-continue', 'content-type': 'text/plain', 'content-length': '5' }
    const sending = httpRequest(new URL('/api/echo', site), { method: 'POST', headers })
    sending.on('continue', () => sending.end('hello'))
    sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
    sending.flushHeaders()
  })
  expect(status).toBe(200)
})

test('a body that is too large is rejected with a message', async () => {
  const site = await proxyTo(UNREACHABLE)
  const response = await fetch(`${site}/api/echo`, { method: 'POST', body: Buffer.alloc(33 * 1024 * 1024) })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({
    code: 'BODY_TOO_LARGE',
    message: 'What you sent is larger than 32 MB.',
  })
})

test.each([
  ['/api/public/user/footerEnquiry', 'application/json', 64 * 1024, '64 kB'],
  ['/api/public/user/footerEnquiry', 'text/plain', 64 * 1024, '64 kB'],
  ['/api/blogs', 'application/json', 2 * 1024 * 1024, '2 MB'],
])('a body for %s of %s beyond %d bytes is rejected before it is received', async (path, type, limit, readable) => {
  const { port } = new URL(await proxyTo(UNREACHABLE))
  const responseTo = async (...lines: string[]) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) })
    socket.on('error', () => undefined)
    socket.write([`POST ${path} HTTP/1.1`, 'host: site', `content-type: ${type}`, ...lines].join('\r\n'))
    const [response] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return response.toString()
  }
  // The body itself is not sent, or never ends.
  expect(await responseTo(`content-length: ${limit + 1}`, '', '')).toMatch(/^HTTP\/1\.1 413 /)
  const size = limit + 1
  const chunked = await responseTo('transfer-encoding: chunked', '', size.toString(16), 'x'.repeat(size), '')
  expect(chunked).toMatch(/^HTTP\/1\.1 413 /)
  expect(chunked).toContain(`larger than ${readable}`)
})

nightlyTest('large bodies are forwarded two at a time, and a client that disconnects frees its slot', async () => {
  const [opened, atOnce]: [Readable[], number[]] = [[], []]
  const service = createServer((request, response) => {
    opened.push(request)
    atOnce.push(opened.length)
    request.resume().once('end', () => {
      opened.splice(opened.indexOf(request), 1)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const site = await proxyTo(`http://127.0.0.1:${(service.address() as AddressInfo).port}`)
  const send = (signal?: AbortSignal) =>
    fetch(`${site}/api/echo`, { method: 'POST', body: Buffer.alloc(2 * 1024 * 1024), signal })
  const disconnect = new AbortController()
  const broken = send(disconnect.signal).catch(() => undefined)
  setImmediate(() => disconnect.abort())
  const responses = await Promise.all(Array.from({ length: 12 }, () => send()))
  await broken
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(2)
  service.close()
})

/** Sends a body of 32 MB up to its last 2 MB from a local address; resolves with the socket once everything was written. */
async function sendAlmostAll(site: string, localAddress: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(site).port), localAddress })
  socket.write(`POST /api/echo HTTP/1.1\r\nhost: site\r\ncontent-length: ${32 * MB}\r\n\r\n`)
  await new Promise<void>((resolve, reject) => socket.write(ALMOST_ALL, (error) => (error ? reject(error) : resolve())))
  return socket
}

const MB = 1024 * 1024
const ALMOST_ALL = Buffer.alloc(30 * MB)

/** Posts a body from a local address; resolves with the status. */
const postFrom = (site: string, localAddress: string, body: Buffer) =>
  new Promise<number>((resolve, reject) => {
    const sent = httpRequest(`${site}/api/echo`, { method: 'POST', localAddress }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject).end(body)
  })

test('unfinished bodies stay out of memory, and those of one client leave room for others', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const site = await proxyTo(await echo())
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  const sockets = await Promise.all(Array.from({ length: 4 }, () => sendAlmostAll(site, '127.0.0.2')))
  const own = Buffer.alloc(10 * MB)
  expect(await postFrom(site, '127.0.0.2', own)).toBe(503)
  expect(await postFrom(site, '127.0.0.3', own)).toBe(200)
  collectGarbage()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * MB)
  for (const socket of sockets) socket.destroy()
})

test('a Connection header that lists Content-Length does not hide the length from the service', async () => {
  const site = await proxyTo(await echo())
  const { headers } = await new Promise<Echoed>((resolve, reject) => {
    const sent = httpRequest(
      `${site}/api/echo`,
      { method: 'POST', headers: { connection: 'content-length', 'content-length': 10 } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString()) as Echoed))
      },
    )
    sent.on('error', reject).end('0123456789')
  })
  expect(headers['content-length']).toBe('10')
  expect(headers['transfer-encoding']).toBeUndefined()
})

test.each(['/api/echo', '/robots.txt'])('a client of %s that sends Connection: close is disconnected', async (path) => {
  const { hostname, port } = new URL(await proxyTo(await echo()))
  const socket = connect(Number(port), hostname)
  const received: Buffer[] = []
  socket.on('data', (part) => received.push(part))
  const ended = once(socket, 'end')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n`)
  await ended
  expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is)
})

/** Sends the head of a request and half of its body, and waits. */
function sendHalf(site: string): Promise<Socket> {
  const { hostname, port } = new URL(site)
  const socket = connect({ host: hostname, port: Number(port) })
  const head = `POST /api/echo HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: text/plain\r\ncontent-length: 20\r\n\r\n`
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.write(`${head}only half `, () => resolve(socket))
  })
}

test('200 clients that never finish their body occupy no connection to the service', async () => {
  const site = await proxyTo(await echo())
  const slow = await Promise.all(Array.from({ length: 200 }, () => sendHalf(site)))
  const calls = Array.from({ length: 20 }, () => fetchEcho(`${site}/api/echo`, { method: 'POST', body: 'quick' }))
  expect((await Promise.all(calls)).map(({ length }) => length)).toEqual(Array(20).fill(5))
  for (const socket of slow) socket.destroy()
})

/** Connects from a local address, pipelines GET requests, and does not read the responses. */
async function sendWithoutReading(site: string, localAddress: string, requests: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(site).port), localAddress }).pause()
  // The site may disconnect it.
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) =>
    socket.write('GET /api/large HTTP/1.1\r\nhost: site\r\n\r\n'.repeat(requests), () => resolve()),
  )
  return socket
}

nightlyTest(
  'clients that pipeline requests and read no response leave room for others, and free their slots on disconnecting',
  async () => {
    const service = fastify({ forceCloseConnections: true })
    const large = Buffer.alloc(12 * MB)
    let open = 0
    service.get('/api/large', (_request, reply) => {
      open += 1
      reply.raw.once('close', () => (open -= 1))
      return large
    })
    service.get('/api/small', () => 'x')
    const site = await proxyTo(await listening(service))
    const readFrom = (localAddress: string) =>
      new Promise<number>((resolve, reject) => {
        const sent = httpRequest(`${site}/api/small`, { localAddress, agent: false }, (response) => {
          response.on('end', () => resolve(response.statusCode ?? 0)).resume()
        })
        sent.on('error', reject).end()
      })
    const clients = await Promise.all(Array.from({ length: 140 }, () => sendWithoutReading(site, '127.0.0.2', 4)))
    const until = async (condition: () => boolean) => {
      while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await until(() => open === 32)
    const others = Array.from({ length: 60 }, () => readFrom('127.0.0.3'))
    expect(new Set(await Promise.all(others))).toEqual(new Set([200]))
    // A client that reads nothing for half a minute is disconnected, and the next one takes its slot.
    expect(open).toBeLessThanOrEqual(32)
    for (const client of clients) client.destroy()
    await until(() => open === 0)
    expect(await readFrom('127.0.0.2')).toBe(200)
  },
)

test('responses to pipelined requests arrive complete and in order', async () => {
  const site = await proxyTo(await echo())
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (part) => received.push(part))
  const ended = once(socket, 'end')
  const head = (name: string, rest = '') => `GET /api/echo?${name} HTTP/1.1\r\nhost: ${name}\r\n${rest}\r\n`
  socket.write(`${head('one')}${head('two')}${head('three', 'connection: close\r\n')}`)
  await ended
  const hosts = Buffer.concat(received)
    .toString()
    .match(/"x-forwarded-host":"\w+"/g)
  expect(hosts).toEqual(['one', 'two', 'three'].map((name) => `"x-forwarded-host":"${name}"`))
})

test('an aborted upload is not forwarded and not logged as an error', async () => {
  const errors: unknown[] = []
  const app = fastify({ forceCloseConnections: true })
  app.addHook('onError', async (_request, _reply, error) => void errors.push(error))
  const ended = new Promise<void>((resolve) =>
    app.addHook('onRequest', async (request) => void request.raw.once('close', () => setImmediate(resolve))),
  )
  await apiProxy(app, { apiUrl: UNREACHABLE, onChange: () => undefined })
  const socket = await sendHalf(await listening(app))
  socket.destroy()
  await ended
  expect(errors).toEqual([])
})

test('a body that arrives too slowly gets 408, and the connection is closed', async () => {
  const site = await proxyTo(await echo(), { bodyTimeoutMs: 50 })
  const socket = await sendHalf(site)
  const response = await new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('close', () => resolve(text))
  })
  expect(response).toMatch(/^HTTP\/1\.1 408 /)
  expect(response).toMatch(/connection: close/i)
  expect(response).toContain('did not arrive in time')
})

test('a request that an overloaded service rejects is not retried', async () => {
  let calls = 0
  const service = fastify({ forceCloseConnections: true })
  service.get('/api/list', (_request, reply) => {
    calls += 1
    return reply.code(503).header('retry-after', '1').send({})
  })
  const site = await proxyTo(await listening(service))
  expect((await fetch(`${site}/api/list`)).status).toBe(503)
  expect(calls).toBe(1)
})

test('the service is available at its base path and at the path in the URLs that it writes', async () => {
  const service = fastify({ forceCloseConnections: true })
  service.get('/api/public/user/captcha', () => ({ challenge: 'one' }))
  const address = await listening(service)
  const statuses = async (apiBase: string) => {
    const site = await proxyTo(address, { apiBase })
    const calls = ['/api', '/service/v2', '/service'].map((base) => fetch(`${site}${base}/public/user/captcha`))
    return (await Promise.all(calls)).map(({ status }) => status)
  }
  expect(await statuses('/service/v2')).toEqual([200, 200, 404])
  expect(await statuses('/api')).toEqual([200, 404, 404])
})
