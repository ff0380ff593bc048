import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import type { ReadingFigures, ReadingReport } from '@tekskills/shared/contracts/http/reading-figures'
import { cleanUp } from '../../maintenance'
import { addBlog } from '../../testing/sample-blogs'
import { startTestApp, type TestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const read = (
  { app }: TestApp,
  report: Partial<ReadingReport> & { id: string },
  { headers = {}, from = '198.51.100.7' }: { headers?: Record<string, string>; from?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/public/user/readings',
    remoteAddress: from,
    payload: { source: 'DIRECT', isFinished: false, ...report },
    headers: { 'user-agent': browser, ...headers },
  })

async function startWithBlog(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn('blogs')
  const blog = await addBlog(service, headers, { blogName: 'Read by many', content: '<p>Text.</p>' })
  const figures = async (area = 'blogs', id = blog.id) => {
    // Signs in each time, because sessions expire as the clock advances.
    const response = await service.app.inject({ url: `/api/${area}/${id}/readings`, headers: await service.signIn() })
    assert.equal(response.statusCode, 200, response.body)
    return response.json<ReadingFigures>()
  }
  const dashboard = async () =>
    (
      await service.app.inject({ url: '/api/blogs/getblogsdashboard', headers: await service.signIn() })
    ).json<BlogsDashboard>()
  return { service, headers, blog, figures, dashboard }
}

test('views are counted by day and source, with those that reached the end', async (t) => {
  const { service, blog, figures, dashboard } = await startWithBlog(t)
  assert.equal((await read(service, { id: blog.id, source: 'SEARCH', isFinished: true })).statusCode, 204)
  await figures()
  service.clock.advance(DAY)
  await read(service, { id: blog.id, source: 'SEARCH' })
  await read(service, { id: blog.id, source: 'INSIDE', isFinished: true })
  const { days, ...rest } = await figures()
  assert.deepEqual(rest, {
    views: 3,
    finished: 2,
    previousViews: 0,
    sources: [
      { source: 'SEARCH', views: 2 },
      { source: 'INSIDE', views: 1 },
    ],
  })
  assert.equal(days.length, 28)
  assert.deepEqual(
    days.slice(-2).map(({ views, finished }) => [views, finished]),
    [
      [1, 1],
      [2, 1],
    ],
  )
  assert.equal((await figures('newsRoom')).views, 0)
  assert.deepEqual((await dashboard()).mostRead, [
    { kind: 'BLOG', id: blog.id, title: 'Read by many', views: 3, finished: 2 },
  ])
})

test('figures compare with the 28 days before, and are deleted after 400', async (t) => {
  const { service, blog, figures, dashboard } = await startWithBlog(t)
  await read(service, { id: blog.id })
  await figures()
  service.clock.advance(28 * DAY)
  const { views, previousViews } = await figures()
  assert.deepEqual([views, previousViews], [0, 1])
  assert.deepEqual((await dashboard()).mostRead, [])
  await cleanUp(service.deps)
  assert.equal((await service.queries.selectFrom('item_reading').selectAll().execute()).length, 1)
  service.clock.advance(373 * DAY)
  await cleanUp(service.deps)
  assert.equal((await service.queries.selectFrom('item_reading').selectAll().execute()).length, 0)
})

test('bots, browsers that ask not to be tracked, and items that are not public are not counted', async (t) => {
  const { service, headers, blog, figures } = await startWithBlog(t)
  const draft = await addBlog(service, headers, { blogName: 'Draft', status: 'DRAFT' })
  const uncounted: Record<string, string>[] = [
    { 'sec-gpc': '1' },
    { dnt: '1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
    { 'user-agent': '' },
  ]
  for (const each of uncounted) assert.equal((await read(service, { id: blog.id }, { headers: each })).statusCode, 204)
  assert.equal((await read(service, { id: draft.id })).statusCode, 204)
  assert.equal((await read(service, { id: '01900000-0000-7000-8000-00000000abcd' })).statusCode, 204)
  assert.equal((await figures()).views, 0)
  assert.equal((await figures('blogs', draft.id)).views, 0)
})

test('one network adds at most 20 views of an item in an hour, and reports at most 60 times a minute', async (t) => {
  const { service, blog, figures } = await startWithBlog(t)
  for (let view = 0; view < 25; view += 1) await read(service, { id: blog.id })
  await read(service, { id: blog.id }, { from: '203.0.113.9' })
  assert.equal((await figures()).views, 21)
  const statuses: number[] = []
  for (let view = 0; view < 40; view += 1) statuses.push((await read(service, { id: blog.id })).statusCode)
  assert.equal(statuses.at(-1), 429)
})

test('an invalid report and one from another site are rejected', async (t) => {
  const { service, blog, figures } = await startWithBlog(t)
  assert.equal((await read(service, { id: 'visitor@example.org' })).statusCode, 422)
  assert.equal((await read(service, { id: blog.id, source: 'https://example.org/' as 'SITE' })).statusCode, 422)
  const foreign = await read(service, { id: blog.id }, { headers: { 'sec-fetch-site': 'cross-site' } })
  assert.equal(foreign.statusCode, 403)
  assert.equal((await figures()).views, 0)
})

test('no stored figure identifies a reader, and figures are deleted with the item', async (t) => {
  const { service, blog, figures } = await startWithBlog(t)
  await read(service, { id: blog.id, source: 'SOCIAL' })
  await figures()
  const [row] = await service.queries.selectFrom('item_reading').selectAll().execute()
  assert.deepEqual(Object.keys(row ?? {}).sort(), ['day', 'finished', 'item_id', 'source', 'views'])
  await service.queries.deleteFrom('content_item').where('id', '=', blog.id).execute()
  assert.deepEqual(await service.queries.selectFrom('item_reading').selectAll().execute(), [])
})
