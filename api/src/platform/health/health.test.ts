import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestApp } from '../../testing/test-app'

test('/health and /ready need no session', async (t) => {
  const { app } = await startTestApp(t)
  for (const url of ['/health', '/ready']) {
    const response = await app.inject({ url })
    assert.deepEqual([response.statusCode, response.json()], [200, { status: 'ok' }])
  }
})

test('/ready returns 503 while the database is unreachable, /health stays 200', async (t) => {
  const { app, deps } = await startTestApp(t)
  t.mock.method(deps.database.pool, 'connect', (done?: (error: Error) => void) => {
    const error = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    return done ? done(error) : Promise.reject(error)
  })
  const response = await app.inject({ url: '/ready' })
  assert.deepEqual(
    [response.statusCode, response.json().code, response.headers['retry-after']],
    [503, 'UNAVAILABLE', '2'],
  )
  assert.equal((await app.inject({ url: '/health' })).statusCode, 200)
  const list = await app.inject({ url: '/api/public/user/get-allblogs' })
  assert.deepEqual([list.statusCode, list.json().code], [503, 'UNAVAILABLE'])
})

test('a query that the database does not answer in time is a 503 with Retry-After', async (t) => {
  const { app, deps } = await startTestApp(t)
  t.mock.method(deps.database.pool, 'connect', (done?: (error: Error) => void) => {
    // The error of the driver's query_timeout, which has no code.
    const error = new Error('Query read timeout')
    return done ? done(error) : Promise.reject(error)
  })
  const list = await app.inject({ url: '/api/public/user/get-allblogs' })
  assert.deepEqual([list.statusCode, list.json().code, list.headers['retry-after']], [503, 'UNAVAILABLE', '2'])
})
