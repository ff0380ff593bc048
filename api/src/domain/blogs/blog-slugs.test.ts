import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PublicBlog, StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { addBlog, putBlog } from '../../testing/sample-blogs'
import { startTestApp, type TestApp } from '../../testing/test-app'

const publicBlog = ({ app }: TestApp, name: string) =>
  app.inject({ url: `/api/public/user/blogs?name=${encodeURIComponent(name)}` })

test('AT-71 a slug is derived from the name, and numbered if it is taken or reserved', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const slugOf = async (blogName: string) => (await addBlog(service, headers, { blogName })).slug
  assert.equal(await slugOf("Café crème: what's in it?"), 'cafe-creme-whats-in-it')
  assert.equal(await slugOf('Cafe Creme – whats in it'), 'cafe-creme-whats-in-it-2')
  assert.equal(await slugOf('Preview'), 'preview-2')
  assert.equal(await slugOf('李小龍'), 'blog')
  assert.equal(await slugOf('Übergröße für Straßen'), 'ubergrosse-fur-strassen')
  assert.equal(await slugOf('Тихая ночь'), 'tikhaya-noch')
  assert.equal(await slugOf('../../a/b?c#d%'), 'a-b-c-d')
  assert.ok(String(await slugOf('x'.repeat(200))).length <= 120)
})

test('D-05 blogs with the same name created concurrently all get distinct slugs', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const made = await Promise.all(Array.from({ length: 10 }, () => addBlog(service, headers, { blogName: 'Same' })))
  assert.equal(new Set(made.map(({ slug }) => slug)).size, 10)
})

test('a taken slug is rejected with a free suggestion', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  await addBlog(service, headers, { blogName: 'First', slug: 'wanted' })
  const payload = { blogName: 'Second', description: 'd', slug: 'wanted' }
  const rejected = await service.app.inject({ method: 'POST', url: '/api/blogs', headers, payload })
  assert.deepEqual([rejected.statusCode, rejected.json().code], [409, 'SLUG_TAKEN'])
  assert.equal(rejected.json().suggestion, 'wanted-2')
  const malformed = await service.app.inject({
    method: 'POST',
    url: '/api/blogs',
    headers,
    payload: { ...payload, slug: 'Not a slug' },
  })
  assert.equal(malformed.json().errors[0].code, 'SLUG_FORMAT')
})

test('checkSlug returns whether a slug is free', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = await addBlog(service, headers, { blogName: 'Taken' })
  const check = async (query: string) =>
    (await service.app.inject({ url: `/api/blogs/checkSlug?${query}`, headers })).json()
  assert.deepEqual(await check('slug=taken'), { available: false, suggestion: 'taken-2' })
  assert.deepEqual(await check(`slug=taken&excludeId=${id}`), { available: true, suggestion: 'taken' })
  assert.equal((await check('slug=Not+one')).code, 'INVALID_PARAM')
})

test('AT-71 a published blog keeps its slug when renamed, and its old slug still resolves after an explicit change', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = await addBlog(service, headers, { blogName: 'Original' })
  const renamed = await putBlog(service, headers, { id, version: 1, blogName: 'Renamed' })
  assert.equal(renamed.json<StaffBlog>().slug, 'original')
  await putBlog(service, headers, { id, version: 2, slug: 'renamed' })
  assert.equal((await publicBlog(service, 'original')).json<PublicBlog>().slug, 'renamed')
  const other = await addBlog(service, headers, { blogName: 'Original' })
  assert.equal((await publicBlog(service, 'original')).json<PublicBlog>().id, other.id)
})

test('a blog is also found by its exact name, ignoring case', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  await addBlog(service, headers, { blogName: 'Costs & Benefits', slug: 'trade-offs' })
  assert.equal((await publicBlog(service, 'costs & benefits')).json<PublicBlog>().slug, 'trade-offs')
  for (const [query, status] of [
    ['', 400],
    ['name=', 400],
    ['name=a&name=b', 400],
    ['name=unknown', 404],
  ] as const) {
    assert.equal((await service.app.inject({ url: `/api/public/user/blogs?${query}` })).statusCode, status, query)
  }
})
