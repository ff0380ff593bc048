import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { addBlog } from '../../testing/sample-blogs'
import { startTestApp } from '../../testing/test-app'

test('BO-03 the dashboard counts blogs by status, month, category and author, and shows the latest changes', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const add = async (url: string, payload: object) =>
    (await service.app.inject({ method: 'POST', url, headers, payload })).json<{ id: string }>().id
  const categoryId = await add('/api/category', { categoryName: 'Cloud' })
  const authorId = await add('/api/author', { authorName: 'Ngozi' })
  const lastMonth = new Date(service.clock.now().getTime())
  lastMonth.setUTCMonth(lastMonth.getUTCMonth() - 1, 15)
  await addBlog(service, headers, { blogName: 'Now', categoryId, authorId })
  await addBlog(service, headers, {
    blogName: 'Then',
    categoryId,
    publishedAt: lastMonth.toISOString(),
    description: 'long '.repeat(40),
  })
  await addBlog(service, headers, { blogName: 'Draft', status: 'DRAFT' })
  const scheduledAt = new Date(service.clock.now().getTime() + 3_600_000).toISOString()
  await addBlog(service, headers, { blogName: 'Soon', status: 'SCHEDULED', scheduledAt })

  const response = await service.app.inject({ url: '/api/blogs/getblogsdashboard?months=3', headers })
  const dashboard = response.json<BlogsDashboard>()
  assert.deepEqual(dashboard.totals, {
    blogs: { total: 4, published: 2, draft: 1, scheduled: 1, archived: 0 },
    newsRooms: { total: 0, published: 0, draft: 0, scheduled: 0, archived: 0 },
    caseStudies: { total: 0, published: 0, draft: 0, scheduled: 0, archived: 0 },
    authors: 1,
    categories: 1,
    enquiries: { total: 0, new: 0 },
    subscribers: { confirmed: 0, pending: 0 },
  })
  assert.deepEqual(
    dashboard.attention.map(({ title, issue }) => [title, issue]),
    [['Then', 'NO_META']],
  )
  const thisMonth = service.clock.now().toISOString().slice(0, 7)
  assert.deepEqual(
    dashboard.publishedByMonth.map(({ blogs }) => blogs),
    [0, 1, 1],
  )
  assert.equal(dashboard.publishedByMonth.at(-1)?.month, thisMonth)
  assert.deepEqual(dashboard.blogsByCategory, [{ id: categoryId, categoryName: 'Cloud', count: 2 }])
  assert.deepEqual(dashboard.blogsByAuthor, [{ id: authorId, authorName: 'Ngozi', count: 1 }])
  assert.deepEqual(
    dashboard.recent.map(({ title }) => title),
    ['Soon', 'Draft', 'Then', 'Now'],
  )
  assert.deepEqual(
    dashboard.scheduled.map(({ title }) => title),
    ['Soon'],
  )
  assert.equal(dashboard.recent[0]?.updatedBy, 'Content team')
})

test('the months of the dashboard are complete, and 1 to 24 can be requested', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const ask = (query: string) => service.app.inject({ url: `/api/blogs/getblogsdashboard${query}`, headers })
  assert.equal((await ask('')).json<BlogsDashboard>().publishedByMonth.length, 12)
  assert.equal((await ask('?months=24')).json<BlogsDashboard>().publishedByMonth.length, 24)
  for (const months of ['0', '25', 'x']) assert.equal((await ask(`?months=${months}`)).statusCode, 400)
})

test('BO-03 the dashboard counts enquiries without spam, and subscribers by whether they have confirmed', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const headers = await service.signIn()
  const ask = async (subject: string) => {
    const payload = { name: 'Ada', email: 'ada@example.org', subject, message: 'Hello' }
    const response = await service.app.inject({ method: 'POST', url: '/api/public/user/footerEnquiry', payload })
    return response.json<{ id: string }>().id
  }
  const mark = (id: string, status: string) =>
    service.app.inject({ method: 'PUT', url: '/api/enquiry', headers, payload: { id, version: 1, status } })
  await ask('New')
  await ask('New as well')
  await mark(await ask('Read'), 'READ')
  await mark(await ask('Spam'), 'SPAM')
  for (const email of ['ada@example.org', 'grace@example.org', 'joan@example.org'])
    await service.app.inject({ method: 'POST', url: '/api/public/user/newsLetter', payload: { email } })
  await service.queries
    .updateTable('subscriber')
    .set({ status: 'CONFIRMED', confirmed_at: new Date() })
    .where('email', '=', 'ada@example.org')
    .execute()

  const response = await service.app.inject({ url: '/api/blogs/getblogsdashboard', headers })
  const { enquiries, subscribers } = response.json<BlogsDashboard>().totals
  assert.deepEqual(enquiries, { total: 3, new: 2 })
  assert.deepEqual(subscribers, { confirmed: 1, pending: 2 })
})

test('BO-03 the dashboard compares enquiries, drafts, scheduled and published items with the previous period', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const DAY = 24 * 60 * 60_000
  const later = (days: number) => new Date(service.clock.now().getTime() + days * DAY).toISOString()
  const enquire = (subject: string) =>
    service.app.inject({
      method: 'POST',
      url: '/api/public/user/footerEnquiry',
      payload: { name: 'Ada', email: 'ada@example.org', subject, message: 'Hello' },
    })
  const trends = async () => {
    const headers = await service.signIn()
    const response = await service.app.inject({ url: '/api/blogs/getblogsdashboard', headers })
    return response.json<BlogsDashboard>().trends
  }
  const headers = await service.signIn()
  for (const blogName of ['Stays a draft', 'Goes public', 'Goes to the trash'])
    await addBlog(service, headers, { blogName, status: 'DRAFT' })
  await addBlog(service, headers, { blogName: 'Soon', status: 'SCHEDULED', scheduledAt: later(10) })
  await addBlog(service, headers, { blogName: 'Much later', status: 'SCHEDULED', scheduledAt: later(60) })
  await enquire('First')
  service.clock.advance(8 * DAY)
  assert.deepEqual(await trends(), {
    enquiries: { current: 0, previous: 1 },
    drafts: { current: 3, previous: 3 },
    scheduled: { current: 2, previous: 2 },
    published: { current: 0, previous: 0 },
  })

  const then = await service.signIn()
  const list = await service.app.inject({ url: '/api/blogs/get-allblogs?size=50', headers: then })
  const { content } = list.json<{ content: { id: string; blogName: string }[] }>()
  const idOf = (name: string) => content.find(({ blogName }) => blogName === name)?.id
  const payload = { id: idOf('Goes public'), version: 1, status: 'PUBLISHED' }
  const published = await service.app.inject({ method: 'PUT', url: '/api/blogs', headers: then, payload })
  assert.equal(published.statusCode, 200, published.body)
  assert.deepEqual((await trends())?.published, { current: 1, previous: 0 })
  const url = `/api/blogs/deleteBlog/${idOf('Goes to the trash')}`
  assert.equal((await service.app.inject({ method: 'DELETE', url, headers: then })).statusCode, 204)
  await addBlog(service, then, { blogName: 'New draft', status: 'DRAFT' })
  await enquire('Second')
  await enquire('Third')
  service.clock.advance(3 * DAY)
  // Publications are left out, because seven days earlier can be in another month.
  const { published: _, ...others } = (await trends()) ?? {}
  assert.deepEqual(others, {
    enquiries: { current: 2, previous: 1 },
    drafts: { current: 2, previous: 3 },
    scheduled: { current: 1, previous: 2 },
  })
})
