import assert from 'node:assert/strict'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import Fastify from 'fastify'
import { problems } from '../problems/problems-plugin'
import { overload } from './overload'

test('F-03 requests beyond the limit are rejected with 503 and Retry-After until there is capacity again', async (t) => {
  const app = Fastify()
  const gate = new EventTarget()
  await app.register(problems)
  await app.register(overload, { most: 2, mostLate: 2 })
  let atWork = 0
  app.get('/work', async () => {
    const opened = once(gate, 'open')
    atWork += 1
    if (atWork === 2) gate.dispatchEvent(new Event('full'))
    await opened
    return 'done'
  })
  app.get('/health', async () => 'ok')
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
  await app.register(overload, { most: 100, mostLate: 2 })
  app.get('/dear', async () => {
    const opened = once(gate, 'open')
    gate.dispatchEvent(new Event('begun'))
    await opened
    return 'done'
  })
  app.get('/long', async (_request, reply) => {
    const words = new PassThrough()
    words.write('the first of many')
    return reply.send(words)
  })
  app.get('/cheap', async () => 'cheap')
  t.after(() => app.close())
  const address = await app.listen({ port: 0 })
  const statusOf = async () => (await app.inject('/cheap')).statusCode

  const readers = new AbortController()
  await Promise.all([1, 2, 3].map(() => fetch(`${address}/long`, { signal: readers.signal })))
  now = 5_000
  assert.equal(await statusOf(), 200, 'responses that are being read are not late')
  readers.abort()

  const begun = once(gate, 'begun')
  const expensive = Promise.all([app.inject('/dear'), app.inject('/dear')])
  await begun
  now += 900
  assert.equal(await statusOf(), 200)
  now += 200
  assert.equal(await statusOf(), 503)
  gate.dispatchEvent(new Event('open'))
  await expensive
  assert.equal(await statusOf(), 200)
})
