import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Me } from '@tekskills/shared/contracts/http/session'
import { startTestApp } from '../../testing/test-app'

test('users change their own name, which is recorded without it, and nobody else’s', async (t) => {
  const service = await startTestApp(t)
  const [headers, others] = [await service.signIn('careers'), await service.signIn('blogs')]
  const put = (name: string) => service.app.inject({ method: 'PUT', url: '/api/me/name', headers, payload: { name } })
  const nameOf = async (by: typeof headers) =>
    (await service.app.inject({ url: '/api/me', headers: by })).json<Me>().name
  const before = await nameOf(others)
  for (const name of ['', '   ', 'x'.repeat(101)]) assert.equal((await put(name)).statusCode, 422)
  assert.equal((await put('  Uma Iyer ')).statusCode, 204)
  assert.equal((await put('Uma Iyer')).statusCode, 204)
  assert.deepEqual([await nameOf(headers), await nameOf(others)], ['Uma Iyer', before])
  const log = service.queries.selectFrom('audit').select('summary').where('entity', '=', 'account')
  const changes = (await log.execute()).filter(({ summary }) => summary.includes('name'))
  assert.deepEqual(
    changes.map(({ summary }) => summary),
    ['careers changed their name'],
  )
})
