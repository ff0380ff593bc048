import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OtherEditors } from '@tekskills/shared/contracts/http/editing'
import { newId } from '../../platform/database/ids'
import { addBlog } from '../../testing/sample-blogs'
import { startTestApp, type TestApp } from '../../testing/test-app'

/** Inserts another editor of the form directly, because the tests can sign in with only one account per role. */
const colleague = async ({ queries, clock }: TestApp, recordId: string) => {
  const id = newId(clock.now().getTime())
  const account = { id, username: 'asha', name: 'Asha', email: 'asha@example.org', password_hash: 'x' }
  await queries
    .insertInto('account')
    .values({ ...account, role: 'BLOGS', created_at: clock.now() })
    .execute()
  const now = clock.now()
  const row = { entity: 'blog', record_id: recordId, account_id: id, since: now, seen_at: now }
  await queries.insertInto('editing').values(row).execute()
}

test('BO-05 FT-25 an editor sees who else has the form open, until they close it or stop reporting', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = await addBlog(service, headers, { blogName: 'Shared' })
  const url = `/api/blogs/${id}/editing`
  const others = async () =>
    (await service.app.inject({ method: 'POST', url, headers })).json<OtherEditors>().others.map(({ name }) => name)
  assert.deepEqual(await others(), [])
  await colleague(service, id)
  assert.deepEqual(await others(), ['Asha'])
  service.clock.advance(80_000)
  assert.deepEqual(await others(), [])

  assert.equal((await service.app.inject({ method: 'DELETE', url, headers })).statusCode, 204)
  assert.deepEqual(await service.queries.selectFrom('editing').selectAll().execute(), [])
  const careers = await service.signIn('careers')
  assert.equal((await service.app.inject({ method: 'POST', url, headers: careers })).statusCode, 403)
})
