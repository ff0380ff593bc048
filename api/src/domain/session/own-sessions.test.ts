import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnSession } from '@tekskills/shared/contracts/http/session'
import { startTestApp } from '../../testing/test-app'

test('the owner of an account lists its sessions and ends another one', async (t) => {
  const service = await startTestApp(t)
  const [mine, other, stranger] = [await service.signIn(), await service.signIn(), await service.signIn('careers')]
  const list = async (headers: object) =>
    (await service.app.inject({ url: '/api/me/sessions', headers: { ...headers } })).json<OwnSession[]>()
  const sessions = await list(mine)
  assert.equal(sessions.length, 2)
  assert.equal(sessions.filter(({ current }) => current).length, 1)
  assert.deepEqual([sessions[0]?.ip, sessions[0]?.userAgent], ['127.0.0.1', 'lightMyRequest'])
  const elsewhere = sessions.find(({ current }) => !current)?.id
  const end = (headers: object) =>
    service.app.inject({ method: 'DELETE', url: `/api/me/sessions/${elsewhere}`, headers: { ...headers } })
  assert.equal((await end(stranger)).statusCode, 404, 'not the session of another account')
  assert.equal((await end(mine)).statusCode, 204)
  assert.equal((await service.app.inject({ url: '/api/me', headers: other })).statusCode, 401)
  assert.equal((await list(mine)).length, 1)
})

test('S-14 an expired session is not listed', async (t) => {
  const service = await startTestApp(t)
  await service.signIn()
  service.clock.advance(61 * 60_000)
  const headers = await service.signIn()
  const response = await service.app.inject({ url: '/api/me/sessions', headers })
  assert.equal(response.json<OwnSession[]>().length, 1)
})
