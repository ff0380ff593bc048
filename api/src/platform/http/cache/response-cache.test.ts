import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { addBlog, putBlog } from '../../../testing/sample-blogs'
import { startTestApp, type TestApp } from '../../../testing/test-app'

const list = '/api/public/user/get-allblogs'

/** Deletes every blog directly in the database, so that only a cached response can still contain one. */
const emptyTheTable = ({ queries }: TestApp) => queries.deleteFrom('content_item').execute()

const names = async ({ app }: TestApp, url = list) =>
  (await app.inject({ url })).json<Page<BlogCard>>().content.map(({ blogName }) => blogName)

test('public responses are cached, and a write drops them before its own response', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  await addBlog(service, headers, { blogName: 'Kept' })
  assert.deepEqual(await names(service), ['Kept'])
  await emptyTheTable(service)
  assert.deepEqual(await names(service), ['Kept'], 'from the cache')
  assert.deepEqual(await names(service, `${list}?utm_source=x`), ['Kept'], 'unknown parameters are ignored')
  await addBlog(service, headers, { blogName: 'New' })
  assert.deepEqual(await names(service), ['New'], 'read again')
})

test('BO-04 a change to a category or an author drops cached blogs that show it', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const added = await service.app.inject({
    method: 'POST',
    url: '/api/category',
    headers,
    payload: { categoryName: 'Old' },
  })
  const { id } = added.json<{ id: string }>()
  await addBlog(service, headers, { blogName: 'Filed', categoryId: id })
  const shown = async () =>
    (await service.app.inject({ url: list })).json<Page<BlogCard>>().content[0]?.category?.categoryName
  assert.equal(await shown(), 'Old')
  const payload = { id, version: 1, categoryName: 'New' }
  const changed = await service.app.inject({ method: 'PUT', url: '/api/category', headers, payload })
  assert.equal(changed.headers['content-changed'], 'categories, blogs, newsroom, casestudies')
  assert.equal(await shown(), 'New')
})

test('a write reports the changed content in a header, a rejected one does not', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const blog = await addBlog(service, headers, { blogName: 'Named' })
  const changed = await putBlog(service, headers, { id: blog.id, version: 1, description: 'New' })
  assert.equal(changed.headers['content-changed'], 'blogs')
  const rejected = await putBlog(service, headers, { id: blog.id, version: 1, description: 'Late' })
  assert.equal(rejected.headers['content-changed'], undefined)
})

test('a response that was read before a change is not cached after it', async (t) => {
  const service = await startTestApp(t)
  const { responses, changes } = service.deps
  const slow = responses.get('/slow', 'slow', ['blogs'], async () => {
    changes.publish(['blogs'])
    return '"old"'
  })
  assert.equal((await slow).plain.toString(), '"old"')
  const next = await responses.get('/slow', 'slow', ['blogs'], async () => '"new"')
  assert.equal(next.plain.toString(), '"new"')
  assert.equal(responses.at('/slow')?.plain.toString(), '"new"')
})

test('concurrent requests for the same response read it once', async (t) => {
  const { deps } = await startTestApp(t)
  let reads = 0
  const read = async () => {
    reads += 1
    return '"x"'
  }
  await Promise.all(Array.from({ length: 20 }, (_, index) => deps.responses.get(`/${index}`, 'one', ['blogs'], read)))
  assert.equal(reads, 1)
})

test('public responses have an ETag and cache headers, and conditional requests get 304', async (t) => {
  const { app } = await startTestApp(t)
  const first = await app.inject({ url: list })
  assert.equal(first.headers['cache-control'], 'public, max-age=60, stale-while-revalidate=300')
  for (const url of [list, `${list}?page=0`]) {
    const again = await app.inject({ url, headers: { 'if-none-match': `"other", ${first.headers.etag}` } })
    assert.deepEqual([again.statusCode, again.body], [304, ''])
  }
  const head = await app.inject({ method: 'HEAD', url: list })
  assert.deepEqual([head.statusCode, head.body], [200, ''])
})

test('a cached response has the headers of the first one, and its own request id', async (t) => {
  const { app } = await startTestApp(t)
  const headersOf = async () => {
    const { 'x-request-id': id, date, ...rest } = (await app.inject({ url: list })).headers
    assert.ok(id && date)
    return { id, rest }
  }
  const [first, second] = [await headersOf(), await headersOf()]
  assert.deepEqual(second.rest, first.rest)
  assert.notEqual(second.id, first.id)
})

test('responses are compressed with an encoding that the client accepts', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (const blogName of ['One', 'Two', 'Three', 'Four']) await addBlog(service, headers, { blogName })
  const get = (accepted: string) => service.app.inject({ url: list, headers: { 'accept-encoding': accepted } })
  const plain = await get('identity')
  assert.equal(plain.headers['content-encoding'], undefined)
  assert.equal(plain.headers.vary, 'Accept-Encoding')
  const br = await get('gzip, deflate, br')
  assert.equal(br.headers['content-encoding'], 'br')
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body)
  const gzip = await get('gzip;q=1.0, br;q=0')
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body)
})

test('RFC 9110 12.5.3 a client names the encodings that it reads in any form of the header', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (const blogName of ['One', 'Two', 'Three', 'Four']) await addBlog(service, headers, { blogName })
  const encoding = async (accepted: string) =>
    (await service.app.inject({ url: list, headers: { 'accept-encoding': accepted } })).headers['content-encoding']
  for (const [accepted, expected] of [
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzipped', undefined],
    ['brotli', undefined],
    ['br;q=0;level=5, gzip', 'gzip'],
    ['gzip;q=0;level=5', undefined],
  ] as const) {
    // The second response is sent from memory.
    assert.deepEqual([await encoding(accepted), await encoding(accepted)], [expected, expected], accepted)
  }
})

test('RFC 9110 13.1.2 a client that has a response gets 304, in whatever form it names the tag', async (t) => {
  const { app } = await startTestApp(t)
  const etag = String((await app.inject({ url: list })).headers.etag)
  assert.match(etag, /^W\/"/)
  const status = async (url: string, tag: string) =>
    (await app.inject({ url, headers: { 'if-none-match': tag } })).statusCode
  const strong = etag.replace('W/', '')
  // The first address is sent from memory, each other one after it was parsed.
  for (const [index, tag] of ['*', strong, `"other",${strong}`, `"other" , ${etag}`].entries()) {
    assert.equal(await status(list, tag), 304, tag)
    assert.equal(await status(`${list}?utm_source=${index}`, tag), 304, tag)
  }
  for (const tag of ['"other"', 'W/"other"', strong.slice(1, -1)]) assert.equal(await status(list, tag), 200, tag)
})

test('staff responses are never cached', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (const url of [
    '/api/me',
    '/api/blogs/get-allblogs',
    '/api/blogs/getblogsdashboard',
    '/api/category/get-allCategory',
  ]) {
    assert.equal((await service.app.inject({ url, headers })).headers['cache-control'], 'no-store', url)
  }
})
