import assert from 'node:assert/strict'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { gzipSync } from 'node:zlib'
import { addBlog } from '../../../testing/sample-blogs'
import { startTestApp } from '../../../testing/test-app'

const enquiry = '/api/public/user/footerEnquiry'
const fields = { name: 'Ada', email: 'ada@example.org', subject: 'A project', message: 'Hello' }
const json = { 'content-type': 'application/json' }

/** Starts the service; `send` writes raw bytes and returns the first bytes of the response. */
async function startRaw(t: TestContext) {
  const service = await startTestApp(t)
  await service.app.listen({ port: 0 })
  const { port } = service.app.server.address() as AddressInfo
  const send = async (...lines: string[]) => {
    const socket = net.connect(port, '127.0.0.1').setEncoding('utf8')
    t.after(() => socket.destroy())
    socket.write(lines.join('\r\n'))
    const [text] = await once(socket, 'data')
    return String(text)
  }
  return { service, send }
}

test('AT-12 S-17 a forged token is rejected, whatever its claims', async (t) => {
  const service = await startTestApp(t)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = part({ sub: 'blogs', authority: 'BLOGS', exp: 4_000_000_000 })
  const heads = [
    { alg: 'none' },
    { alg: 'HS256', kid: '../../dev/null' },
    { alg: 'RS256', jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } },
  ]
  for (const head of heads) {
    for (const signature of ['', 'A'.repeat(43)]) {
      const authorization = `Bearer ${part({ typ: 'JWT', ...head })}.${claims}.${signature}`
      const { statusCode } = await service.app.inject({ url: '/api/blogs/get-allblogs', headers: { authorization } })
      assert.equal(statusCode, 401, head.alg)
    }
  }
})

test('S-06 records reject URLs that run scripts or are protocol-relative', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const send = (url: string, payload: object) => service.app.inject({ method: 'POST', url, headers, payload })
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '\tjavascript:x', '//evil.example']) {
    const responses = [
      await send('/api/blogs', { blogName: 'Linked', description: 'd', canonicalLink: address }),
      await send('/api/newsRoom', { title: 'Linked', description: 'd', externalLink: address }),
      await send('/api/author', { authorName: 'Linked', linkedinUrl: address }),
    ]
    assert.deepEqual(
      responses.map(({ statusCode }) => statusCode),
      [422, 422, 422],
      address,
    )
  }
})

test('AT-20 a malformed authorization header is rejected, and a huge one too', async (t) => {
  const { service, send } = await startRaw(t)
  const { authorization } = await service.signIn()
  const token = authorization.slice('Bearer '.length)
  for (const header of [`bearer  ${token}`, `Bearer ${token} `.repeat(2), token, `Bearer ${token}=`, 'Bearer null']) {
    const response = await service.app.inject({ url: '/api/me', headers: { authorization: header } })
    assert.equal(response.statusCode, 401, header.replace(token, '…'))
  }
  const own = `Authorization: ${authorization}`
  const ask = (...lines: string[]) => send('GET /api/me HTTP/1.1', 'Host: x', ...lines, '', '')
  assert.match(await ask(own), /^HTTP\/1\.1 200 /)
  for (const other of ['authorization: Bearer null', own, 'AUTHORIZATION:']) {
    assert.match(await ask(own, other), /^HTTP\/1\.1 401 /, other.replace(token, '…'))
  }
  assert.match(
    await send('GET /api/me HTTP/1.1', 'Host: x', `Authorization: ${'x'.repeat(20_000)}`, '', ''),
    /^HTTP\/1\.1 431 /,
  )
})

test('AT-35 no body pollutes a prototype, however nested or large', async (t) => {
  const service = await startTestApp(t)
  const keys = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`k${index}`, index]))
  const bodies = [
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"name":"Ada","name":"Eve","email":["a@b.co"]}',
    JSON.stringify(keys),
    `{"message":${'['.repeat(1_000)}${']'.repeat(1_000)}}`,
  ]
  for (const payload of bodies) {
    const { statusCode } = await service.app.inject({ method: 'POST', url: enquiry, headers: json, payload })
    assert.ok([400, 422].includes(statusCode), `${payload.slice(0, 60)}: ${statusCode}`)
  }
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false)
})

test('AT-37 a compressed body is not unpacked, and a request with two lengths is rejected', async (t) => {
  const { service, send } = await startRaw(t)
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '))
  const headers = { ...json, 'content-encoding': 'gzip' }
  const packed = await service.app.inject({ method: 'POST', url: enquiry, headers, payload: bomb })
  assert.ok([400, 413, 415].includes(packed.statusCode), String(packed.statusCode))
  const head = ['POST /api/public/authenticate HTTP/1.1', 'Host: x', 'Content-Type: application/json']
  const both = await send(
    ...head,
    'Content-Length: 4',
    'Transfer-Encoding: chunked',
    '',
    '0',
    '',
    'GET /api/me HTTP/1.1',
  )
  assert.match(both, /^HTTP\/1\.1 400 /)
  assert.match(await send(...head, 'Content-Length: 4', 'Content-Length: 40', '', '{}'), /^HTTP\/1\.1 400 /)
})

test('AT-38 lone surrogates and a byte order mark are handled, and invalid UTF-8 is rejected', async (t) => {
  const service = await startTestApp(t)
  const send = (payload: string | Buffer) =>
    service.app.inject({ method: 'POST', url: enquiry, headers: json, payload })
  assert.equal((await send(`\uFEFF${JSON.stringify(fields)}`)).statusCode, 201)
  const half = await send(JSON.stringify({ ...fields, message: 'x' }).replace('"x"', String.raw`"half \ud800 of one"`))
  assert.ok([201, 422].includes(half.statusCode), half.body)
  assert.equal((await send(Buffer.from([0x7b, 0xff, 0x7d]))).statusCode, 400)
})

test('AT-42 a draft and a missing item return the same response', async (t) => {
  const service = await startTestApp(t)
  const { slug } = await addBlog(service, await service.signIn(), {
    blogName: 'Hidden',
    slug: 'hidden',
    status: 'DRAFT',
  })
  assert.equal(slug, 'hidden')
  const bodies = []
  for (const name of ['hidden', 'absent']) {
    const response = await service.app.inject({ url: `/api/public/user/blogs?name=${name}` })
    assert.equal(response.statusCode, 404)
    bodies.push({ ...response.json(), requestId: '' })
  }
  assert.deepEqual(bodies[0], bodies[1])
})

test('AT-48 range requests return the whole response once', async (t) => {
  const service = await startTestApp(t)
  const url = '/api/public/user/get-allblogs'
  const ranges = ['bytes=0-0', 'bytes=-1', 'bytes=999999999-', `bytes=${'0-0,'.repeat(1_000)}0-0`]
  const whole = await service.app.inject({ url })
  for (const range of ranges) {
    const { statusCode, body } = await service.app.inject({ url, headers: { range } })
    assert.deepEqual([statusCode, body], [200, whole.body], range.slice(0, 30))
  }
})

test('AT-49 S-25 a list supports GET and HEAD; other origins cannot read it, and other methods are rejected', async (t) => {
  const { service, send } = await startRaw(t)
  const url = '/api/public/user/get-allnewsRoom'
  const head = await service.app.inject({ method: 'HEAD', url })
  assert.deepEqual([head.statusCode, head.body], [200, ''])
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
    const { headers } = await service.app.inject({ url, headers: { origin } })
    assert.equal(headers['access-control-allow-origin'], undefined)
    const fetched = { origin, 'access-control-request-method': 'POST' }
    const preflight = await service.app.inject({ method: 'OPTIONS', url, headers: fetched })
    assert.equal(preflight.statusCode, 405)
    assert.equal(preflight.headers['access-control-allow-origin'], undefined)
  }
  for (const method of ['PATCH', 'TRACE']) {
    assert.match(await send(`${method} ${url} HTTP/1.1`, 'Host: x', '', ''), /^HTTP\/1\.1 40[45] /, method)
  }
})

test('AT-55 a URL that looks like a file does not make a private response cacheable', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  for (const url of ['/api/me/x.css', '/api/jobApplicants/getApplicants/a.js', '/api/me;x.css', '/api/me%2Fx.css']) {
    const response = await service.app.inject({ url, headers })
    assert.deepEqual([response.statusCode, response.headers['cache-control']], [404, 'no-store'], url)
  }
})

test('AT-56 no URL is built from host headers of the request', async (t) => {
  const service = await startTestApp(t)
  await addBlog(service, await service.signIn(), { blogName: 'Hosted' })
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  for (const url of [
    '/sitemap.xml',
    '/sitemap-blogs.xml',
    '/robots.txt',
    '/feed/blogs.xml',
    '/api/public/user/blogs?name=hosted',
  ]) {
    const response = await service.app.inject({ url, headers })
    assert.equal(response.statusCode, 200, url)
    assert.doesNotMatch(response.body + JSON.stringify(response.headers), /evil\.example/, url)
  }
})

test('AT-76 a URL instead of a picture is not fetched', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const fetched: unknown[] = []
  t.mock.method(globalThis, 'fetch', async (...request: unknown[]) => void fetched.push(request))
  for (const url of ['http://169.254.169.254/', 'http://[::ffff:127.0.0.1]/', 'file:///etc/passwd']) {
    const payload = { blogName: 'By address', description: 'd', image: url, imageUrl: url, url }
    const response = await service.app.inject({ method: 'POST', url: '/api/blogs', headers, payload })
    assert.deepEqual([response.statusCode, response.json().url], [201, null])
  }
  assert.deepEqual(fetched, [])
})

test('AT-37 a request that names two hosts is rejected', async (t) => {
  const { send } = await startRaw(t)
  assert.match(
    await send('GET /health HTTP/1.1', 'Host: site.example', 'hOST: other.example', '', ''),
    /^HTTP\/1\.1 400 /,
  )
  assert.match(await send('GET /health HTTP/1.1', 'Host: site.example', 'X-Host: host', '', ''), /^HTTP\/1\.1 200 /)
})
