import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { BlogCard, StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { addBlog } from '../../testing/sample-blogs'
import { startTestApp } from '../../testing/test-app'

const names = ['Alpha', 'bravo 100%', 'Charlie_x', 'Délta', 'Echo'] as const

async function startWithBlogs(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (const blogName of names) await addBlog(service, headers, { blogName, tags: [`tag ${blogName}`] })
  await addBlog(service, headers, { blogName: 'Draft', status: 'DRAFT' })
  const staff = async (query: string) => service.app.inject({ url: `/api/blogs/get-allblogs?${query}`, headers })
  const found = async (query: string) =>
    (await staff(query)).json<Page<StaffBlog>>().content.map((blog) => blog.blogName)
  const visit = async (query: string) => service.app.inject({ url: `/api/public/user/get-allblogs?${query}` })
  return { service, headers, staff, found, visit }
}

test('CL-02 a list is paged by zero-based page and size, and the response describes its position', async (t) => {
  const { staff, found } = await startWithBlogs(t)
  const page = (await staff('page=1&size=4&sort=blogName,asc')).json<Page<StaffBlog>>()
  const { content, ...rest } = page
  assert.deepEqual(
    content.map(({ blogName }) => blogName),
    ['Draft', 'Echo'],
  )
  assert.deepEqual(rest, {
    totalElements: 6,
    totalPages: 2,
    number: 1,
    size: 4,
    numberOfElements: 2,
    first: false,
    last: true,
    empty: false,
    sort: ['blogName,asc'],
  })
  assert.deepEqual(await found('page=99'), [], 'past the end the page is empty')
  assert.deepEqual(await found('page=1000000000000000'), [])
})

test('CL-02 §3.3 the default page size is twelve for a list of cards and ten for a table', async (t) => {
  const { staff, visit } = await startWithBlogs(t)
  const sizeOf = ({ json }: Awaited<ReturnType<typeof visit>>) => json<Page<unknown>>().size
  assert.deepEqual([sizeOf(await visit('')), sizeOf(await visit('size=3')), sizeOf(await staff(''))], [12, 3, 10])
})

test('CL-02 sort accepts the listed columns in either direction and defaults to the latest change', async (t) => {
  const { found } = await startWithBlogs(t)
  assert.deepEqual((await found('sort=blogName,desc'))[0], 'Echo')
  assert.deepEqual((await found('sort=blogName'))[0], 'Alpha')
  assert.deepEqual((await found(''))[0], 'Draft')
  assert.deepEqual((await found('sort=status,asc&sort=blogName,desc'))[0], 'Draft')
})

test('CL-02 AT-62 a sort that is not listed is rejected, injection attempts included', async (t) => {
  const { staff, visit } = await startWithBlogs(t)
  const attempts = [
    'password_hash,asc',
    'blogName,sideways',
    'blogName,asc;drop table blog',
    '(select 1),asc',
    '__proto__,asc',
    'id,asc',
  ]
  for (const attempt of attempts) {
    for (const list of [staff, visit]) {
      const response = await list(`sort=${encodeURIComponent(attempt)}`)
      assert.deepEqual([response.statusCode, response.json().code], [400, 'INVALID_SORT'], attempt)
    }
  }
  const four = await staff('sort=updatedAt&sort=status&sort=blogName&sort=publishedAt')
  assert.deepEqual([four.statusCode, four.json().code], [400, 'INVALID_SORT'])
  for (const empty of ['page=', 'size=', 'size=%20']) {
    const rejected = await staff(empty)
    assert.deepEqual([rejected.statusCode, rejected.json().code], [400, 'INVALID_PARAM'], empty)
  }
})

test('CL-02 AT-60 AT-61 invalid paging values are rejected with 400', async (t) => {
  const { staff, visit } = await startWithBlogs(t)
  const attempts = [
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=1e309',
    'page=1&page=2',
    'size=0',
    'size=-1',
    'size=101',
    'size=x',
  ]
  for (const attempt of [...attempts, `q=${'x'.repeat(101)}`]) {
    for (const list of [staff, visit]) {
      const response = await list(attempt)
      assert.deepEqual([response.statusCode, response.json().code], [400, 'INVALID_PARAM'], attempt)
    }
  }
  assert.equal((await staff('type=UNHEARD_OF')).statusCode, 400)
})

test('CL-02 AT-63 q matches substrings regardless of case and accents, and treats % and _ literally', async (t) => {
  const { found } = await startWithBlogs(t)
  assert.deepEqual(await found('q=ALPH'), ['Alpha'])
  assert.deepEqual(await found('q=delta'), ['Délta'])
  assert.deepEqual(await found(`q=${encodeURIComponent('%')}`), ['bravo 100%'])
  assert.deepEqual(await found('q=_'), ['Charlie_x'])
  assert.deepEqual(await found(`q=${encodeURIComponent('tag echo')}`), ['Echo'])
  for (const text of ['\\', "'", '(a+)+$', '%00'])
    assert.deepEqual(await found(`q=${encodeURIComponent(text)}`), [], text)
})

test('CL-02 type narrows a list to one status', async (t) => {
  const { found } = await startWithBlogs(t)
  assert.deepEqual(await found('type=DRAFT'), ['Draft'])
  assert.equal((await found('type=PUBLISHED')).length, 5)
})

test('CL-02 §3.3 invalid parameters in a body are rejected as in a query, and null counts as absent', async (t) => {
  const { service, headers } = await startWithBlogs(t)
  const post = (payload: object) =>
    service.app.inject({ method: 'POST', url: '/api/blogs/get-allblogs', headers, payload })
  for (const wrong of [
    { size: 101 },
    { size: 0 },
    { page: -1 },
    { page: 'abc' },
    { q: 'x'.repeat(101) },
    { start: -1 },
  ])
    assert.equal((await post(wrong)).statusCode, 400, JSON.stringify(wrong))
  const none = { page: null, size: null, sort: null, q: null, type: null, search: null, order: null, start: null }
  assert.equal((await post(none)).json<Page<StaffBlog>>().totalElements, 6)
  assert.equal((await post({ draw: '3', start: '2', length: '2' })).json<Page<StaffBlog>>().number, 1)
})

test('CL-02 AT-65 a list can be requested by POST with the table parameters, and the query overrides the body', async (t) => {
  const { service, headers } = await startWithBlogs(t)
  const payload = {
    draw: 3,
    start: 2,
    length: 2,
    search: { value: '' },
    order: [{ column: 1, dir: 'asc' }],
    columns: [{ data: 'id' }, { data: 'blogName' }],
  }
  const post = async (query: string) =>
    (await service.app.inject({ method: 'POST', url: `/api/blogs/get-allblogs${query}`, headers, payload })).json()
  const page = await post('')
  assert.deepEqual([page.number, page.size, page.draw, page.recordsTotal, page.recordsFiltered], [1, 2, 3, 6, 6])
  assert.deepEqual(
    page.content.map((blog: StaffBlog) => blog.blogName),
    ['Charlie_x', 'Délta'],
  )
  assert.equal((await post('?page=0')).content[0].blogName, 'Alpha')
})

test('CL-01 the public list supports GET and POST, omits drafts, and filters by category, author, tag and featured', async (t) => {
  const { service, headers, visit } = await startWithBlogs(t)
  const add = (url: string, payload: object) => service.app.inject({ method: 'POST', url, headers, payload })
  const category = (await add('/api/category', { categoryName: 'Cloud' })).json<{ id: string }>()
  const author = (await add('/api/author', { authorName: 'Ngozi Halvorsen' })).json<{ id: string }>()
  const references = { categoryId: category.id, authorId: author.id }
  await addBlog(service, headers, {
    blogName: 'Filed',
    ...references,
    tags: ['kept'],
    featured: true,
    content: '<p>zebra</p>',
  })
  const filters = [
    'category=cloud',
    `category=${category.id}`,
    'author=ngozi-halvorsen',
    'tag=kept',
    'featured=true',
    'q=zebras',
  ]
  for (const filter of filters) {
    const { content } = (await visit(filter)).json<Page<BlogCard>>()
    assert.deepEqual(
      content.map(({ blogName }) => blogName),
      ['Filed'],
      filter,
    )
  }
  const posted = await service.app.inject({
    method: 'POST',
    url: '/api/public/user/get-allblogs',
    payload: { q: 'zebra' },
  })
  assert.equal(posted.json<Page<BlogCard>>().totalElements, 1)
  assert.equal((await visit('')).json<Page<BlogCard>>().totalElements, 6)
})

test('a public list contains no staff-only fields', async (t) => {
  const { visit } = await startWithBlogs(t)
  const [card] = (await visit('')).json<Page<BlogCard>>().content
  assert.ok(card)
  for (const field of ['version', 'status', 'createdBy', 'updatedBy', 'email']) assert.ok(!(field in card), field)
})
