import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { addBlog } from '../../../testing/sample-blogs'
import { startTestApp } from '../../../testing/test-app'

async function startListening(t: TestContext) {
  const service = await startTestApp(t)
  await service.app.listen({ port: 0 })
  const { port } = service.app.server.address() as AddressInfo
  const ending = new AbortController()
  t.after(() => ending.abort())
  const response = await fetch(`http://127.0.0.1:${port}/internal/changes`, { signal: ending.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  assert.ok(reader)
  const next = async (): Promise<string | undefined> => {
    const { value } = await reader.read()
    return value?.startsWith(': ping') ? next() : value
  }
  assert.equal(await next(), ': connected\n\n')
  return { service, response, next }
}

test('BO-04 every change is announced to subscribers', async (t) => {
  const { service, response, next } = await startListening(t)
  assert.equal(response.headers.get('content-type'), 'text/event-stream')
  const headers = await service.signIn()
  await addBlog(service, headers, { blogName: 'Announced' })
  assert.equal(await next(), 'data: {"tags":["blogs"]}\n\n')
  await service.app.inject({ method: 'POST', url: '/api/author', headers, payload: { authorName: 'Ada Announced' } })
  assert.equal(await next(), 'data: {"tags":["authors","blogs"]}\n\n')
})

test('BO-04 a scheduled blog is announced at its scheduled time', async (t) => {
  const { service, next } = await startListening(t)
  const headers = await service.signIn()
  const scheduledAt = new Date(service.clock.now().getTime() + 61_000).toISOString()
  await addBlog(service, headers, { blogName: 'Due', status: 'SCHEDULED', scheduledAt })
  assert.equal(await next(), 'data: {"tags":["blogs"]}\n\n')
  const before = await service.app.inject({ url: '/api/public/user/blogs?name=due' })
  assert.equal(before.statusCode, 404)
  // Shortly before the due time, another change makes the service check it again.
  service.clock.advance(60_900)
  service.deps.changes.publish(['categories'])
  assert.equal(await next(), 'data: {"tags":["categories"]}\n\n')
  assert.equal(await next(), 'data: {"tags":["blogs"]}\n\n')
  assert.equal((await service.app.inject({ url: '/api/public/user/blogs?name=due' })).statusCode, 200)
})

test('an open stream does not block the shutdown', async (t) => {
  const { service, next } = await startListening(t)
  await service.app.close()
  assert.equal(await next(), undefined)
})
