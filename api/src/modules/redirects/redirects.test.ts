import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffRedirect } from '@tekskills/shared/contracts/http/addresses'
import { startTestApp } from '../../testing/test-app'

test('a redirect answers for its path, and one that leads in a circle is refused', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const send = (method: 'POST' | 'PUT', payload: object) =>
    service.app.inject({ method, url: '/api/redirects', headers, payload })
  const meta = (url: string) => service.app.inject({ url: `/api/public/user/geturls?url=${url}` })
  const first = (await send('POST', { from: '/old', to: '/middle' })).json<StaffRedirect>()
  assert.deepEqual([first.code, (await meta('/old')).json().movedTo], [301, '/middle'])
  assert.equal((await send('POST', { from: '/middle', to: '/new', code: 302 })).statusCode, 201)
  const circle = await send('POST', { from: '/new', to: '/old' })
  assert.deepEqual([circle.statusCode, circle.json().errors[0].field], [422, 'to'])
  assert.equal((await send('POST', { from: '/self', to: '/self' })).statusCode, 422)
  assert.equal((await send('POST', { from: '/old', to: '/other' })).json().code, 'NAME_TAKEN')
  const gone = await send('PUT', { id: first.id, version: 1, code: 410 })
  assert.deepEqual([gone.json().to, (await meta('/old')).statusCode], [null, 410])
  await service.app.inject({ method: 'DELETE', url: `/api/redirects/${first.id}`, headers })
  assert.equal((await meta('/old')).statusCode, 404)
})

test('S-09 a redirect never leaves the site', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil',
    '',
  ]) {
    const payload = { from: '/x', to }
    const answer = await service.app.inject({ method: 'POST', url: '/api/redirects', headers, payload })
    assert.equal(answer.statusCode, 422, to)
  }
})
