import assert from 'node:assert/strict'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { Problem } from '@tekskills/shared/contracts/problem'
import Fastify from 'fastify'
import { startTestApp, type TestApp } from '../../../testing/test-app'
import { unavailable } from './problem-error'
import { problems } from './problems-plugin'

const signInUrl = '/api/public/authenticate'
type InjectResponse = Awaited<ReturnType<TestApp['app']['inject']>>

function assertProblem(response: InjectResponse, status: number, code: string): Problem {
  const problem = response.json<Problem>()
  assert.deepEqual([response.statusCode, problem.status, problem.code], [status, status, code], response.body)
  assert.match(String(response.headers['content-type']), /^application\/problem\+json/)
  assert.equal(problem.message, problem.detail)
  assert.equal(problem.requestId, response.headers['x-request-id'])
  assert.equal(response.headers['x-content-type-options'], 'nosniff')
  return problem
}

const post = ({ app }: TestApp, payload: string | Buffer, type = 'application/json') =>
  app.inject({ method: 'POST', url: signInUrl, payload, headers: { 'content-type': type } })

test('an unknown path returns 404, without the query', async (t) => {
  const { app } = await startTestApp(t)
  const problem = assertProblem(await app.inject({ url: '/api/nothing?secret=1' }), 404, 'NOT_FOUND')
  assert.equal(problem.instance, '/api/nothing')
})

test('a known path with another method returns 405 and the allowed methods', async (t) => {
  const { app } = await startTestApp(t)
  const response = await app.inject({ method: 'DELETE', url: '/api/public/user/get-allblogs' })
  assertProblem(response, 405, 'METHOD_NOT_ALLOWED')
  assert.equal(response.headers.allow, 'GET, HEAD, POST')
})

test('AT-17 a delete endpoint rejects GET, so no image tag can delete', async (t) => {
  const service = await startTestApp(t)
  const { app } = service
  const response = await app.inject({ url: '/api/blogs/deleteBlog?id=1', headers: await service.signIn() })
  assertProblem(response, 405, 'METHOD_NOT_ALLOWED')
  assert.equal(response.headers.allow, 'DELETE')
})

test('AT-17 every fixed path returns its allowed methods, even if it looks like the id of another route', async (t) => {
  const service = await startTestApp(t)
  const { app } = service
  const signedIn = { BLOGS: await service.signIn(), CAREERS: await service.signIn('careers') }
  const fixed = app.registeredRoutes.filter(({ url }) => !/[:*]/.test(url))
  for (const url of new Set(fixed.map((route) => route.url))) {
    const allowed = fixed.filter((route) => route.url === url).map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      if (allowed.includes(method)) continue
      const headers = /^\/api\/(career|jobApplicants|applicantMails)\//.test(url) ? signedIn.CAREERS : signedIn.BLOGS
      const response = await app.inject({ method, url, headers })
      assert.deepEqual(
        [response.statusCode, response.headers.allow],
        [405, [...new Set(allowed)].join(', ')],
        `${method} ${url}`,
      )
    }
  }
})

test('AT-35 malformed bodies are rejected with 400', async (t) => {
  const service = await startTestApp(t)
  const deep = '['.repeat(1_000) + ']'.repeat(1_000)
  const bodies = ['{"a":', '{"__proto__":{"x":1}}', '{"a":{"constructor":{"prototype":{}}}}', deep]
  for (const body of bodies) assertProblem(await post(service, body), 400, 'MALFORMED_JSON')
  assertProblem(await post(service, Buffer.from([0x22, 0xff, 0x22])), 400, 'MALFORMED_JSON')
})

test('AT-36 any type other than JSON is rejected with 415, however it is spelled', async (t) => {
  const service = await startTestApp(t)
  for (const type of [
    'text/plain',
    'application/json\ta',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ]) {
    assertProblem(await post(service, '{"username":"a","password":"b"}', type), 415, 'UNSUPPORTED_MEDIA_TYPE')
  }
  const upperCase = await post(service, '{"username":"","password":""}', 'Application/JSON')
  assertProblem(upperCase, 422, 'VALIDATION_FAILED')
})

test('AT-06 an oversized body is rejected with 413 before any password is compared', async (t) => {
  const service = await startTestApp(t)
  const body = JSON.stringify({ username: 'blogs', password: 'x'.repeat(1_000_000) })
  assertProblem(await post(service, body), 413, 'BODY_TOO_LARGE')
})

test('each rejected field is reported with a code and a plain message', async (t) => {
  const service = await startTestApp(t)
  const problem = assertProblem(await post(service, '{"password":5}'), 422, 'VALIDATION_FAILED')
  assert.equal(problem.detail, '2 fields need attention.')
  for (const { field, code, message } of problem.errors ?? []) {
    assert.ok(field && code)
    assert.doesNotMatch(message, /invalid input|expected|zod/i)
  }
})

test('a field with several errors is reported once, and each message fits its field', async (t) => {
  const service = await startTestApp(t)
  const [blogs, careers] = [await service.signIn(), await service.signIn('careers')]
  const formError = async (url: string, headers: Record<string, string>, payload: object) => {
    const { detail, code, errors = [] } = (await service.app.inject({ method: 'POST', url, headers, payload })).json()
    return [detail, code, ...errors.map((each: { field: string; code: string }) => `${each.field} ${each.code}`)]
  }
  const one = ['1 field needs attention.', 'VALIDATION_FAILED']
  const person = { name: 'A', email: 'a@example.org', phone: 'x', consent: true, jobId: 'x' }
  assert.deepEqual(await formError('/api/public/user/jobApplicants', {}, person), [...one, 'phone INVALID'])
  const job = { jobTitle: 'X', status: 'DRAFT' }
  const currency = await formError('/api/career', careers, { ...job, salaryCurrency: 'euro' })
  assert.deepEqual(currency, [...one, 'salaryCurrency INVALID'])
  const canadian = await service.app.inject({
    method: 'POST',
    url: '/api/career',
    headers: careers,
    payload: { ...job, salaryCurrency: ' cad ' },
  })
  assert.equal(canadian.json().salaryCurrency, 'CAD')
  const [began] = await formError('/api/career', careers, { ...job, status: 'CLOSED' })
  assert.equal(began, 'A new job cannot begin as CLOSED.')
  const [reserved] = await formError('/api/blogs', blogs, { blogName: 'X', status: 'DRAFT', slug: 'feed' })
  assert.equal(reserved, '“feed” is reserved by the site. “feed-2” is available.')
  const send = { method: 'POST', url: '/api/newsRoom', headers: blogs } as const
  const news = await service.app.inject({ ...send, payload: { title: 'X', newsDate: 'soon' } })
  assert.equal(news.json().errors[0].message, 'Enter a valid date.')
  const range = { ...job, experienceMin: 3, experienceMax: 1 }
  const years = await service.app.inject({ ...send, url: '/api/career', headers: careers, payload: range })
  assert.match(years.json().errors[0].message, /^Maximum experience/)
})

test('no message exposes the default wording of the validator', async (t) => {
  const service = await startTestApp(t)
  const [blogs, careers] = [await service.signIn(), await service.signIn('careers')]
  const messageFor = async (url: string, headers: Record<string, string>, payload: object) =>
    (await service.app.inject({ method: 'POST', url, headers, payload })).json().errors[0].message as string
  const job = { jobTitle: 'X', status: 'DRAFT' }
  const blog = { blogName: 'X', status: 'DRAFT' }
  assert.equal(await messageFor('/api/career', careers, { ...job, openings: 0 }), 'Must be at least 1.')
  assert.equal(await messageFor('/api/career', careers, { ...job, openings: 1000 }), 'Must be at most 999.')
  assert.equal(await messageFor('/api/career', careers, { ...job, openings: 'many' }), 'Enter a number.')
  assert.equal(
    await messageFor('/api/blogs', blogs, { ...blog, metaTitle: 'x'.repeat(301) }),
    'Use at most 300 characters.',
  )
  const author = { authorName: 'X', linkedinUrl: 'linkedin' }
  assert.equal(await messageFor('/api/author', blogs, author), 'Enter a full address that starts with https://.')
})

test('a NUL character is rejected with 422', async (t) => {
  const service = await startTestApp(t)
  const body = JSON.stringify({ username: 'a\0b', password: 'x' })
  assert.equal(assertProblem(await post(service, body), 422, 'VALIDATION_FAILED').errors?.[0]?.field, 'username')
})

test('broken percent-encoding returns 400 and a malformed id 404', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  assert.equal((await service.app.inject({ url: '/api/blogs/%E0%A4', headers })).statusCode, 400)
  for (const id of ['0', '-1', '1e9', '1%20OR%201=1', '..%2F1', 'x'.repeat(99)]) {
    assert.equal((await service.app.inject({ url: `/api/blogs/${id}`, headers })).statusCode, 404, id)
  }
})

test('S-50 an internal error reveals no details', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  t.mock.method(service.deps.sessions, 'find', () => Promise.reject(new Error('select secret from account')))
  const response = await service.app.inject({ url: '/api/me', headers })
  assertProblem(response, 500, 'INTERNAL')
  assert.doesNotMatch(response.body, /select|secret|stack|\.ts/)
})

test('invalid HTTP gets a problem response, too', async (t) => {
  const { app } = await startTestApp(t)
  await app.listen({ port: 0 })
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  socket.write('nonsense\r\n\r\n')
  const [text] = await once(socket, 'data')
  assert.match(String(text), /^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"BAD_REQUEST"/)
  socket.destroy()
})

test('S-30 every response has the security headers', async (t) => {
  const { app } = await startTestApp(t)
  for (const url of ['/api/public/user/get-allblogs', '/api/blogs/get-allblogs', '/nothing', '/health']) {
    const { headers } = await app.inject({ url })
    assert.equal(headers['x-content-type-options'], 'nosniff', url)
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', url)
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/, url)
    assert.ok(headers['x-request-id'], url)
    assert.equal(headers.server, undefined)
  }
})

test('lack of capacity is logged as a warning without a stack, a failure as an error', async (t) => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  t.after(() => app.close())
  await app.register(problems)
  app.get('/busy', async () => Promise.reject(unavailable()))
  app.get('/broken', async () => Promise.reject(unavailable(2, new Error('no connection'))))
  for (const url of ['/busy', '/broken']) assert.equal((await app.inject({ url })).statusCode, 503)
  const [busy, broken] = lines.map((line) => JSON.parse(line) as { level: number; err?: { stack: string } })
  assert.deepEqual([busy?.level, busy?.err], [40, undefined])
  assert.equal(broken?.level, 50)
  assert.match(String(broken?.err?.stack), /no connection/)
})
