import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import Fastify from 'fastify'
import { problems } from '../problems/problems-plugin'
import { overload } from './overload'

test('F-03 beyond what can be answered in time a call is refused with 503 and Retry-After, until there is room', async (t) => {
  const app = Fastify()
  const gate = new EventTarget()
  await app.register(problems)
  await app.register(overload, { most: 2 })
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

  const refused = await app.inject('/work')
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [503, '1'])
  assert.equal(refused.json<{ code: string }>().code, 'UNAVAILABLE')
  assert.equal((await app.inject({ method: 'POST', url: '/work' })).statusCode, 503)
  assert.equal((await app.inject('/health')).body, 'ok', 'whoever watches the service still gets an answer')

  gate.dispatchEvent(new Event('open'))
  assert.deepEqual(
    (await working).map(({ body }) => body),
    ['done', 'done'],
  )
  assert.equal((await app.inject({ method: 'POST', url: '/work' })).body, 'written')
})
