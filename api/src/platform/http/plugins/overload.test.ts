import assert from 'node:assert/strict'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import Fastify, { type FastifyRequest } from 'fastify'
import type pg from 'pg'
import { prioritizedPool } from '../../database/query-priority'
import { ProblemError } from '../problems/problem-error'
import { problems } from '../problems/problems-plugin'
import { overload } from './overload'

const isKnown = () => true
const visitors = { config: { access: 'public' } } as const

test('F-03 requests beyond the limit are rejected with 503 and Retry-After until there is capacity again', async (t) => {
  const app = Fastify()
  const gate = new EventTarget()
  await app.register(problems)
  await app.register(overload, { maxConcurrent: 2, maxLate: 2, maxPerNetwork: 2, isKnown })
  let atWork = 0
  app.get('/work', async () => {
    const opened = once(gate, 'open')
    atWork += 1
    if (atWork === 2) gate.dispatchEvent(new Event('full'))
    await opened
    return 'done'
  })
  app.get('/health', async () => 'ok')
  app.get('/internal/release-reports', async () => 'figures')
  app.post('/internal/guard-checks', visitors, async () => 'noted')
  app.post('/work', async () => 'written')
  t.after(() => app.close())
  const full = once(gate, 'full')
  const working = Promise.all([app.inject('/work'), app.inject('/work')])
  await full

  const rejected = await app.inject('/work')
  assert.deepEqual([rejected.statusCode, rejected.headers['retry-after']], [503, '1'])
  assert.equal(rejected.json<{ code: string }>().code, 'UNAVAILABLE')
  assert.equal((await app.inject({ method: 'POST', url: '/work' })).statusCode, 503)
  assert.equal((await app.inject('/health')).body, 'ok', 'health checks are still served')
  assert.equal((await app.inject('/internal/release-reports?minutes=60')).body, 'figures', 'the guard still checks')
  assert.equal((await app.inject({ method: 'POST', url: '/internal/guard-checks' })).body, 'noted')

  gate.dispatchEvent(new Event('open'))
  assert.deepEqual(
    (await working).map(({ body }) => body),
    ['done', 'done'],
  )
  assert.equal((await app.inject({ method: 'POST', url: '/work' })).body, 'written')
})

test('F-03 while a few expensive requests are late, further ones are rejected; slow readers do not count', async (t) => {
  const app = Fastify()
  const gate = new EventTarget()
  let now = 0
  t.mock.method(performance, 'now', () => now)
  await app.register(problems)
  await app.register(overload, { maxConcurrent: 100, maxLate: 2, maxPerNetwork: 100, isKnown })
  app.get('/expensive', visitors, async () => {
    const opened = once(gate, 'open')
    gate.dispatchEvent(new Event('begun'))
    await opened
    return 'done'
  })
  app.get('/long', visitors, async (_request, reply) => {
    const words = new PassThrough()
    words.write('the first of many')
    return reply.send(words)
  })
  app.get('/cheap', visitors, async () => 'cheap')
  app.get('/staff', async () => 'for staff')
  t.after(() => app.close())
  const address = await app.listen({ port: 0 })
  const statusOf = async () => (await app.inject('/cheap')).statusCode

  const readers = new AbortController()
  await Promise.all([1, 2, 3].map(() => fetch(`${address}/long`, { signal: readers.signal })))
  now = 5_000
  assert.equal(await statusOf(), 200, 'responses that are being read are not late')
  readers.abort()

  const begun = once(gate, 'begun')
  const expensive = Promise.all([app.inject('/expensive'), app.inject('/expensive')])
  await begun
  now += 900
  assert.equal(await statusOf(), 200)
  now += 200
  assert.equal(await statusOf(), 503)
  assert.equal((await app.inject('/staff')).statusCode, 200, 'staff are served longer')
  gate.dispatchEvent(new Event('open'))
  await expensive
  assert.equal(await statusOf(), 200)
})

test('S11 one network that reads a lot is rejected, while other visitors, staff and writes are served', async (t) => {
  const app = Fastify({ trustProxy: true })
  const gate = new EventTarget()
  await app.register(problems)
  await app.register(overload, { maxConcurrent: 8, maxLate: 8, maxPerNetwork: 3, isKnown })
  let atWork = 0
  app.get('/search', visitors, async () => {
    const opened = once(gate, 'open')
    atWork += 1
    gate.dispatchEvent(new Event(`at-work-${atWork}`))
    await opened
    return 'found'
  })
  app.get('/staff', async () => 'for staff')
  app.post('/form', visitors, async () => 'sent')
  app.post('/list', { config: { access: 'public', reads: true } }, async () => 'listed')
  t.after(() => app.close())
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
  const search = (ip: string) => app.inject({ url: '/search', ...from(ip) })
  const begins = (count: number) => once(gate, `at-work-${count}`)
  const third = begins(3)
  const first = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(search)
  await third
  assert.equal((await search('2001:db8::4')).statusCode, 503, 'a household is one network')
  const post = async (url: string, ip: string) => (await app.inject({ method: 'POST', url, ...from(ip) })).statusCode
  assert.equal(await post('/form', '2001:db8::1'), 200)
  assert.equal(await post('/list', '2001:db8::1'), 503, 'a list by POST counts as a read')

  const sixth = begins(6)
  const others = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(search)
  await sixth
  assert.equal((await search('192.0.2.4')).statusCode, 503, 'a quarter of the capacity is reserved')
  assert.equal((await app.inject({ url: '/staff', ...from('192.0.2.4') })).statusCode, 200)
  assert.equal(await post('/form', '192.0.2.4'), 200)
  assert.equal(await post('/list', '192.0.2.4'), 503, 'from another network too')
  gate.dispatchEvent(new Event('open'))
  for (const { body } of await Promise.all([...first, ...others])) assert.equal(body, 'found')

  // A shell server calls directly for many visitors, whom it limits itself.
  const tenth = begins(10)
  const direct = [1, 2, 3, 4].map(() => app.inject({ url: '/search' }))
  await tenth
  gate.dispatchEvent(new Event('open'))
  for (const { statusCode } of await Promise.all(direct)) assert.equal(statusCode, 200)
})

test('S11 a caller with a token that has not been found yet is limited like a visitor of its network', async (t) => {
  const app = Fastify({ trustProxy: true })
  const gate = new EventTarget()
  await app.register(problems)
  const isStaff = ({ headers }: FastifyRequest) => headers.authorization === 'known'
  await app.register(overload, { maxConcurrent: 8, maxLate: 8, maxPerNetwork: 3, isKnown: isStaff })
  let atWork = 0
  app.get('/staff', async () => {
    const opened = once(gate, 'open')
    atWork += 1
    gate.dispatchEvent(new Event(`at-work-${atWork}`))
    await opened
    return 'for staff'
  })
  t.after(() => app.close())
  const call = (ip: string, authorization: string) =>
    app.inject({ url: '/staff', headers: { 'x-forwarded-for': ip, authorization } })
  const third = once(gate, 'at-work-3')
  const strangers = [1, 2, 3].map((token) => call('192.0.2.1', `invented ${token}`))
  await third
  assert.equal((await call('192.0.2.1', 'invented 4')).statusCode, 503)
  const sixth = once(gate, 'at-work-6')
  const others = [1, 2, 3].map((token) => call('192.0.2.2', `invented ${token}`))
  await sixth
  assert.equal((await call('192.0.2.3', 'invented 7')).statusCode, 503, 'a quarter of the capacity is reserved')
  const eighth = once(gate, 'at-work-8')
  const staff = [1, 2].map(() => call('192.0.2.1', 'known'))
  await eighth
  gate.dispatchEvent(new Event('open'))
  for (const { statusCode } of await Promise.all([...strangers, ...others, ...staff])) assert.equal(statusCode, 200)
})

test('S11 the writes of one network get few slots, and those of others and of staff are served', async (t) => {
  const app = Fastify({ trustProxy: true })
  const gate = new EventTarget()
  await app.register(problems)
  await app.register(overload, { maxConcurrent: 8, maxLate: 8, maxPerNetwork: 4, isKnown })
  let atWork = 0
  app.post('/sign-in', visitors, async () => {
    const opened = once(gate, 'open')
    atWork += 1
    gate.dispatchEvent(new Event(`at-work-${atWork}`))
    await opened
    return 'signed in'
  })
  app.post('/staff', async () => 'for staff')
  app.get('/list', visitors, async () => 'listed')
  t.after(() => app.close())
  const send = (method: 'GET' | 'POST', url: string, ip: string) =>
    app.inject({ method, url, headers: { 'x-forwarded-for': ip } })
  const second = once(gate, 'at-work-2')
  const first = [1, 2].map(() => send('POST', '/sign-in', '192.0.2.1'))
  await second
  assert.equal((await send('POST', '/sign-in', '192.0.2.1')).statusCode, 503)
  assert.equal((await send('GET', '/list', '192.0.2.1')).statusCode, 200)
  assert.equal((await send('POST', '/staff', '192.0.2.1')).statusCode, 200)
  const third = once(gate, 'at-work-3')
  const other = send('POST', '/sign-in', '192.0.2.2')
  await third
  gate.dispatchEvent(new Event('open'))
  for (const { statusCode } of await Promise.all([...first, other])) assert.equal(statusCode, 200)
})

test('S11 calls with a body and a token that has not been found yet get few slots, and only until it is found', async (t) => {
  const app = Fastify({ trustProxy: true })
  const gate = new EventTarget()
  const isStaff = ({ headers }: FastifyRequest) => headers.authorization === 'known'
  await app.register(problems)
  await app.register(overload, { maxConcurrent: 8, maxLate: 8, maxPerNetwork: 3, isKnown: isStaff })
  let atWork = 0
  const opened = async () => {
    const open = once(gate, 'open')
    atWork += 1
    gate.dispatchEvent(new Event(`at-work-${atWork}`))
    await open
  }
  app.addHook('onRequest', async (request) => {
    if (isStaff(request) || request.headers.authorization === 'new') return
    await opened()
    throw new ProblemError(401, 'UNAUTHENTICATED', 'Please log in.')
  })
  app.post('/staff', async () => 'for staff')
  app.post('/long', async () => {
    await opened()
    return 'for staff'
  })
  t.after(() => app.close())
  const post = (authorization: string, url = '/staff') =>
    app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': '192.0.2.1', authorization } })
  const begins = (count: number) => once(gate, `at-work-${count}`)

  const third = begins(3)
  const strangers = [1, 2, 3].map((token) => post(`invented ${token}`))
  await third
  assert.equal((await post('invented 4')).statusCode, 503)
  assert.equal((await post('known')).statusCode, 200)
  gate.dispatchEvent(new Event('open'))
  for (const { statusCode } of await Promise.all(strangers)) assert.equal(statusCode, 401)

  const sixth = begins(6)
  const found = [1, 2, 3].map(() => post('new', '/long'))
  await sixth
  const seventh = begins(7)
  const other = post('invented 5')
  await Promise.race([seventh, other])
  gate.dispatchEvent(new Event('open'))
  assert.equal((await other).statusCode, 401, 'a caller that was found takes no slot of a visitor')
  for (const { statusCode } of await Promise.all(found)) assert.equal(statusCode, 200)
})

test('S11 the searches of one network have places of their own, so that few keep the database busy', async (t) => {
  const app = Fastify({ trustProxy: true })
  const gate = new EventTarget()
  await app.register(problems)
  await app.register(overload, { maxConcurrent: 8, maxLate: 8, maxPerNetwork: 4, maxSearches: 2, isKnown })
  let atWork = 0
  const search = async () => {
    const opened = once(gate, 'open')
    atWork += 1
    gate.dispatchEvent(new Event(`at-work-${atWork}`))
    await opened
    return 'found'
  }
  app.get('/list', visitors, async ({ query }) => ((query as { q?: string }).q ? search() : 'listed'))
  app.post('/list', { config: { access: 'public', reads: true } }, search)
  app.get('/staff', async () => 'for staff')
  t.after(() => app.close())
  const call = (method: 'GET' | 'POST', url: string, ip: string) =>
    app.inject({ method, url, headers: { 'x-forwarded-for': ip } })
  const second = once(gate, 'at-work-2')
  const first = [call('GET', '/list?q=cloud', '192.0.2.1'), call('POST', '/list', '192.0.2.1')]
  await second
  assert.equal((await call('GET', '/list?q=data', '192.0.2.1')).statusCode, 503)
  assert.equal((await call('POST', '/list', '192.0.2.1')).statusCode, 503)
  assert.equal((await call('GET', '/list', '192.0.2.1')).body, 'listed')
  assert.equal((await call('GET', '/staff?q=cloud', '192.0.2.1')).body, 'for staff')
  const third = once(gate, 'at-work-3')
  const other = call('GET', '/list?q=cloud', '192.0.2.2')
  await third
  gate.dispatchEvent(new Event('open'))
  for (const { body } of await Promise.all([...first, other])) assert.equal(body, 'found')
})

test('S11 staff get the only connection first, then what visitors write, read and search', async (t) => {
  const app = Fastify()
  const isStaff = ({ headers }: FastifyRequest) => headers.authorization === 'known'
  await app.register(problems)
  await app.register(overload, { maxConcurrent: 9, maxLate: 9, maxPerNetwork: 9, isKnown: isStaff })
  const client = { query: async () => undefined, release: () => undefined }
  const database = prioritizedPool({ connect: async () => client } as unknown as pg.Pool, 1_000)
  const busy = await database.connect()
  const waiting = new EventTarget()
  let count = 0
  const served: string[] = []
  const work = async ({ url, headers }: FastifyRequest) => {
    const connection = database.connect()
    count += 1
    waiting.dispatchEvent(new Event(String(count)))
    const { release } = await connection
    served.push(`${headers.authorization ?? 'visitor'} ${url}`)
    release()
    return 'done'
  }
  app.get('/list', visitors, work)
  app.post('/form', visitors, work)
  app.get('/staff', work)
  app.post('/staff', work)
  t.after(() => app.close())
  const calls = [
    ['GET', '/list?q=cloud'],
    ['GET', '/list'],
    ['GET', '/staff', 'invented'],
    ['POST', '/form'],
    ['GET', '/staff', 'known'],
    ['POST', '/staff', 'known'],
  ] as const
  const responses = []
  for (const [index, [method, url, authorization]] of calls.entries()) {
    const isWaiting = once(waiting, String(index + 1))
    responses.push(
      app.inject({
        method,
        url,
        payload: method === 'POST' ? { a: 1 } : undefined,
        headers: authorization ? { authorization } : {},
      }),
    )
    await isWaiting
  }
  busy.release()
  await Promise.all(responses)
  assert.deepEqual(served, [
    'known /staff',
    'known /staff',
    'visitor /form',
    'visitor /list',
    'invented /staff',
    'visitor /list?q=cloud',
  ])
})
