import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BlogCard, PublicBlog, StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { addBlog, putBlog } from '../../testing/sample-blogs'
import { startTestApp, type TestApp } from '../../testing/test-app'

const MINUTE = 60_000

const publicBlog = ({ app }: TestApp, name: string) =>
  app.inject({ url: `/api/public/user/blogs?name=${encodeURIComponent(name)}` })

const publicNames = async ({ app }: TestApp) =>
  (await app.inject({ url: '/api/public/user/get-allblogs' }))
    .json<Page<BlogCard>>()
    .content.map((card) => card.blogName)

test('BO-01 BO-04 a blog that staff add without a status is public immediately', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  assert.deepEqual(await publicNames(service), [])
  const blog = await addBlog(service, headers, { blogName: 'Naming things', content: '<p>Two hard problems.</p>' })
  assert.equal(blog.status, 'PUBLISHED')
  assert.equal(blog.createdBy?.name, 'Content team')
  assert.deepEqual(await publicNames(service), ['Naming things'])
  const response = (await publicBlog(service, 'naming-things')).json<PublicBlog>()
  assert.equal(response.content, '<p>Two hard problems.</p>')
  assert.equal(response.meta.canonicalLink, '/blog/naming-things')
})

test('BO-01 a change is visible everywhere and omitted fields stay unchanged', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id, version } = await addBlog(service, headers, { blogName: 'Before', tags: ['one'], metaTitle: 'Meta' })
  assert.deepEqual(await publicNames(service), ['Before'])
  const response = await putBlog(service, headers, { id, version, blogName: 'After', metaTitle: null })
  assert.equal(response.statusCode, 200)
  const blog = response.json<StaffBlog>()
  assert.deepEqual([blog.blogName, blog.tags, blog.metaTitle, blog.slug], ['After', ['one'], null, 'before'])
  assert.equal(blog.version, version + 1)
  assert.deepEqual(await publicNames(service), ['After'])
})

test('AT-66 the id in the URL overrides the one in the body', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const [one, two] = [
    await addBlog(service, headers, { blogName: 'One' }),
    await addBlog(service, headers, { blogName: 'Two' }),
  ]
  const payload = { id: two.id, version: 1, blogName: 'Changed' }
  const response = await service.app.inject({ method: 'PUT', url: `/api/blogs/${one.id}`, headers, payload })
  assert.equal(response.json<StaffBlog>().id, one.id)
})

test('AT-67 a lost update is rejected: 428 without a version, 409 with an old one, with the current record', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = await addBlog(service, headers, { blogName: 'Shared' })
  assert.equal((await putBlog(service, headers, { id, blogName: 'X' })).json().code, 'VERSION_REQUIRED')
  assert.equal((await putBlog(service, headers, { id, version: 1, blogName: 'First editor' })).statusCode, 200)
  const late = await putBlog(service, headers, { id, version: 1, blogName: 'Second editor' })
  assert.equal(late.statusCode, 409)
  assert.equal(late.json().code, 'VERSION_CONFLICT')
  assert.equal(late.json().current.blogName, 'First editor')
})

test('D-03 of many concurrent changes to one version exactly one is accepted', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = await addBlog(service, headers, { blogName: 'Contended' })
  const attempts = Array.from({ length: 12 }, (_, index) =>
    putBlog(service, headers, { id, version: 1, blogName: `Editor ${index}` }),
  )
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode).sort()
  assert.deepEqual(statuses, [200, ...Array<number>(11).fill(409)])
})

test('BO-01 AT-70 a deleted blog disappears from every list; its page returns 410', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const blog = await addBlog(service, headers, { blogName: 'Short-lived' })
  const remove = (url: string) => service.app.inject({ method: 'DELETE', url, headers })
  assert.equal((await remove(`/api/blogs/deleteBlog/${blog.id}`)).statusCode, 204)
  assert.deepEqual(await publicNames(service), [])
  assert.equal((await publicBlog(service, 'short-lived')).statusCode, 410)
  assert.equal((await remove(`/api/blogs/deleteBlog?id=${blog.id}`)).statusCode, 404)
  assert.equal((await remove('/api/blogs/deleteBlog')).statusCode, 400)
})

test('a draft needs only a name and is not public; publishing it needs a description', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const draft = await addBlog(service, headers, { blogName: 'Half a thought', description: '', status: 'DRAFT' })
  assert.equal(draft.slug, null)
  assert.equal((await publicBlog(service, 'Half a thought')).statusCode, 404)
  const { id, version } = draft
  const rejected = await putBlog(service, headers, { id, version, status: 'PUBLISHED' })
  assert.equal(rejected.statusCode, 422)
  assert.deepEqual(rejected.json().errors[0].field, 'description')
  const published = await putBlog(service, headers, { id, version, status: 'PUBLISHED', description: 'Now whole.' })
  assert.equal(published.json<StaffBlog>().slug, 'half-a-thought')
  assert.equal((await publicBlog(service, 'half-a-thought')).statusCode, 200)
})

test('a scheduled blog becomes public automatically at its scheduled time', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const scheduledAt = new Date(service.clock.now().getTime() + 10 * MINUTE).toISOString()
  const blog = await addBlog(service, headers, { blogName: 'Tomorrow', status: 'SCHEDULED', scheduledAt })
  assert.deepEqual([blog.status, blog.scheduledAt, blog.publishedAt], ['SCHEDULED', scheduledAt, null])
  assert.equal((await publicBlog(service, 'tomorrow')).statusCode, 404)
  service.clock.advance(11 * MINUTE)
  service.deps.changes.publish(['blogs'])
  assert.equal((await publicBlog(service, 'tomorrow')).json<PublicBlog>().publishedAt, scheduledAt)
  const staff = await service.app.inject({ url: `/api/blogs/${blog.id}`, headers })
  assert.equal(staff.json<StaffBlog>().status, 'PUBLISHED')
})

test('a scheduled publication must be at least a minute ahead', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const payload = {
    blogName: 'Late',
    description: 'd',
    status: 'SCHEDULED',
    scheduledAt: service.clock.now().toISOString(),
  }
  const response = await service.app.inject({ method: 'POST', url: '/api/blogs', headers, payload })
  assert.equal(response.statusCode, 422)
  assert.equal(response.json().errors[0].field, 'scheduledAt')
})

test('unpublishing hides a blog, archiving returns 410, other transitions are rejected', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = await addBlog(service, headers, { blogName: 'Moved about' })
  const move = (version: number, status: string) => putBlog(service, headers, { id, version, status })
  await move(1, 'DRAFT')
  assert.equal((await publicBlog(service, 'moved-about')).statusCode, 404)
  await move(2, 'PUBLISHED')
  await move(3, 'ARCHIVED')
  assert.equal((await publicBlog(service, 'moved-about')).statusCode, 410)
  const rejected = await move(4, 'DRAFT')
  assert.deepEqual([rejected.statusCode, rejected.json().code], [409, 'INVALID_TRANSITION'])
})

test('related blogs rank shared tags and category above age, and previous and next follow the publication time', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const at = (days: number) => new Date(service.clock.now().getTime() - days * 24 * 60 * MINUTE).toISOString()
  await addBlog(service, headers, { blogName: 'Oldest', tags: ['cloud'], publishedAt: at(3) })
  await addBlog(service, headers, { blogName: 'Middle', tags: ['cloud', 'cost'], publishedAt: at(2) })
  await addBlog(service, headers, { blogName: 'Newest', tags: ['people'], publishedAt: at(1) })
  await addBlog(service, headers, { blogName: 'Before them', tags: [], publishedAt: at(9) })
  const middle = (await publicBlog(service, 'middle')).json<PublicBlog>()
  assert.deepEqual(
    middle.related.map(({ blogName }) => blogName),
    ['Oldest', 'Newest', 'Before them'],
  )
  assert.deepEqual([middle.previous?.slug, middle.next?.slug], ['oldest', 'newest'])
})

test('a category or author that does not exist is rejected on its field', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (const id of ['nonsense', '01a1deb1-0680-7b74-bcaa-79865b67524f', '', ' ']) {
    for (const field of ['categoryId', 'authorId']) {
      const payload = { blogName: 'X', description: 'd', [field]: id }
      const response = await service.app.inject({ method: 'POST', url: '/api/blogs', headers, payload })
      assert.deepEqual([response.statusCode, response.json().errors[0].field], [422, field], `${field} "${id}"`)
    }
  }
})

test('a category for another content type is rejected, one for all types is accepted', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const statusWith = async (type: string) => {
    const post = (url: string, payload: object) => service.app.inject({ method: 'POST', url, headers, payload })
    const category = (await post('/api/category', { categoryName: `For ${type}`, type })).json<{ id: string }>()
    return (await post('/api/blogs', { blogName: type, description: 'd', categoryId: category.id })).statusCode
  }
  const statuses = [await statusWith('ALL'), await statusWith('BLOG'), await statusWith('NEWSROOM')]
  assert.deepEqual(statuses, [201, 201, 422])
})

test('each change is recorded in the audit log, a rejected one is not', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = await addBlog(service, headers, { blogName: 'Tracked' })
  await putBlog(service, headers, { id, version: 1, blogName: 'Tracked twice' })
  await putBlog(service, headers, { id, version: 1, blogName: 'Refused' })
  const lines = service.queries
    .selectFrom('audit')
    .select(['action', 'summary'])
    .where('entity', '=', 'blog')
    .orderBy('id')
  assert.deepEqual(await lines.execute(), [
    { action: 'create', summary: 'create blog "Tracked"' },
    { action: 'update', summary: 'update blog "Tracked twice"' },
  ])
})
