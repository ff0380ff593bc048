import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { buildApp } from '../../../app'
import { addBlog } from '../../../testing/sample-blogs'
import { startTestApp, type TestApp } from '../../../testing/test-app'
import { onPostgres } from '../../../testing/test-database'

const total = async ({ app }: Pick<TestApp, 'app'>) =>
  (await app.inject({ url: '/api/public/user/get-allblogs' })).json<Page<BlogCard>>().totalElements

// The embedded database has a single instance, which its lock ensures.
if (onPostgres()) {
  test('BO-04 a write through one instance drops the cached responses of another', async (t) => {
    const service = await startTestApp(t)
    const other = await buildApp({ config: service.config, database: service.deps.database })
    t.after(() => other.app.close())
    const headers = await service.signIn()
    assert.equal(await total(other), 0)
    const changes = new EventTarget()
    other.deps.changes.subscribe(() => changes.dispatchEvent(new Event('change')))
    const notified = once(changes, 'change')
    await addBlog(service, headers, { blogName: 'Written elsewhere' })
    await notified
    assert.equal(await total(other), 1)
  })
}

test('S-10 the rate limit of an IP address is shared by all instances', async (t) => {
  const service = await startTestApp(t)
  const other = onPostgres() ? await buildApp({ config: service.config, database: service.deps.database }) : service
  t.after(() => other.app.close())
  const attempt = ({ app }: Pick<TestApp, 'app'>) =>
    app.inject({ method: 'POST', url: '/api/public/authenticate', payload: { username: 'shared', password: 'wrong' } })
  for (const { app } of [service, other, service, other, service])
    assert.equal((await attempt({ app })).statusCode, 401)
  assert.equal((await attempt(other)).statusCode, 429)
})
