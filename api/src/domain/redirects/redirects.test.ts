import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import { addBlog, putBlog } from '../../testing/sample-blogs'
import { startTestApp } from '../../testing/test-app'

test('a redirect applies to its path, and a loop is rejected', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const send = (method: 'POST' | 'PUT', payload: object) =>
    service.app.inject({ method, url: '/api/redirects', headers, payload })
  const meta = (url: string) => service.app.inject({ url: `/api/public/user/geturls?url=${url}` })
  const first = (await send('POST', { from: '/old', to: '/middle' })).json<StaffRedirect>()
  assert.deepEqual([first.code, (await meta('/old')).json().movedTo], [301, '/middle'])
  assert.equal((await send('POST', { from: '/middle', to: '/new', code: 302 })).statusCode, 201)
  const loop = await send('POST', { from: '/new', to: '/old' })
  assert.deepEqual([loop.statusCode, loop.json().errors[0].field], [422, 'to'])
  assert.equal((await send('POST', { from: '/self', to: '/self' })).statusCode, 422)
  assert.equal((await send('POST', { from: '/old', to: '/other' })).json().code, 'NAME_TAKEN')
  const gone = await send('PUT', { id: first.id, version: 1, code: 410 })
  assert.deepEqual([gone.json().to, (await meta('/old')).statusCode], [null, 410])
  await service.app.inject({ method: 'DELETE', url: `/api/redirects/${first.id}`, headers })
  assert.equal((await meta('/old')).statusCode, 404)
})

test('S-09 a redirect never leaves the site', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil',
    '',
  ]) {
    const payload = { from: '/x', to }
    const response = await service.app.inject({ method: 'POST', url: '/api/redirects', headers, payload })
    assert.equal(response.statusCode, 422, to)
  }
})

test('a loop through the former slug of an item is rejected', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const add = (payload: object) => service.app.inject({ method: 'POST', url: '/api/redirects', headers, payload })
  assert.equal((await add({ from: '/blog/loop-two', to: '/elsewhere' })).statusCode, 201)
  const { id } = await addBlog(service, headers, { blogName: 'Loop one' })
  assert.equal((await putBlog(service, headers, { id, version: 1, slug: 'loop-two' })).statusCode, 200)
  const loop = await add({ from: '/elsewhere', to: '/blog/loop-one' })
  assert.deepEqual([loop.statusCode, loop.json().errors?.[0].field], [422, 'to'])
  assert.equal((await add({ from: '/blog/loop-two', to: '/blog/loop-one' })).statusCode, 422)
})

test('a path that has a page, or is an API path, cannot be redirected', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const send = (method: 'POST' | 'PUT', payload: object) =>
    service.app.inject({ method, url: '/api/redirects', headers, payload })
  await addBlog(service, headers, { blogName: 'Shown' })
  const taken = ['/', '/login', '/Login/', '/%6cogin', '/contact', '/dashboard', '/api/blogs', '/robots.txt']
  for (const from of [...taken, '/sitemap.xml', '/blog/shown']) {
    const rejected = await send('POST', { from, to: '/services' })
    assert.deepEqual([rejected.statusCode, rejected.json().errors?.[0].field], [422, 'from'], from)
  }
  const { id, version } = (await send('POST', { from: '/blog/lost', to: '/services' })).json<StaffRedirect>()
  assert.equal((await send('PUT', { id, version, from: '/contact' })).statusCode, 422)
  assert.equal((await send('PUT', { id, version, to: '/contact' })).statusCode, 200)
})

test('BO-05 the redirects of renamed items are listed, found by kind, and deleted like others', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = await addBlog(service, headers, { blogName: 'First name' })
  assert.equal((await putBlog(service, headers, { id, version: 1, slug: 'second-name' })).statusCode, 200)
  await service.app.inject({
    method: 'POST',
    url: '/api/redirects',
    headers,
    payload: { from: '/old', to: '/blog/second-name' },
  })
  const list = async (query = '') => {
    const response = await service.app.inject({ url: `/api/redirects${query}`, headers })
    assert.equal(response.statusCode, 200, response.body)
    return response.json<{ content: StaffRedirect[]; totalElements: number }>()
  }
  const pathsOf = ({ content }: { content: StaffRedirect[] }) =>
    content.map(({ from, to, isAutomatic }) => [from, to, isAutomatic])
  const automatic = ['/blog/first-name', '/blog/second-name', true]
  const typed = ['/old', '/blog/second-name', false]
  assert.deepEqual(pathsOf(await list()), [automatic, typed])
  assert.deepEqual(pathsOf(await list('?type=AUTOMATIC&q=FIRST')), [automatic])
  assert.deepEqual(pathsOf(await list('?type=301')), [typed])

  const visit = async () => (await service.app.inject({ url: '/api/public/user/blogs?name=first-name' })).statusCode
  assert.equal(await visit(), 200)
  const [redirect] = (await list('?type=AUTOMATIC')).content
  assert.ok(redirect)
  assert.ok(Math.abs(Date.parse(redirect.updatedAt) - service.clock.now().getTime()) < 60_000)
  const change = await service.app.inject({
    method: 'PUT',
    url: '/api/redirects',
    headers,
    payload: { id: redirect.id, version: 1, to: '/contact' },
  })
  assert.equal(change.statusCode, 404, 'it leads to the page, wherever that is')
  const gone = await service.app.inject({ method: 'DELETE', url: `/api/redirects/${redirect.id}`, headers })
  assert.equal(gone.statusCode, 204)
  assert.equal(await visit(), 404)
  assert.deepEqual(pathsOf(await list()), [typed])
})

test('a redirect is deleted by its id in the path or in the query', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const payload = { from: '/old', to: '/new' }
  const { id } = (await service.app.inject({ method: 'POST', url: '/api/redirects', headers, payload })).json()
  const remove = (query: string) => service.app.inject({ method: 'DELETE', url: `/api/redirects${query}`, headers })
  assert.equal((await remove('')).statusCode, 400)
  assert.equal((await remove('?id=nonsense')).statusCode, 404)
  assert.equal((await remove(`?id=${id}`)).statusCode, 204)
  assert.equal((await remove(`/${id}`)).statusCode, 404)
})

test('BO-05 redirects are listed by kind, searched, and exported', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (const payload of [
    { from: '/moved', to: '/services' },
    { from: '/gone', code: 410 },
  ])
    await service.app.inject({ method: 'POST', url: '/api/redirects', headers, payload })
  const list = (query: string) => service.app.inject({ url: `/api/redirects?${query}`, headers })
  const names = async (query: string) => (await list(query)).json().content.map(({ from }: StaffRedirect) => from)
  assert.deepEqual(await names(''), ['/gone', '/moved'])
  assert.deepEqual(await names('type=410'), ['/gone'])
  assert.deepEqual(await names('q=services'), ['/moved'])
  assert.equal((await list('type=200')).statusCode, 400)
  const csv = await list('format=csv')
  assert.match(csv.headers['content-type'] as string, /text\/csv/)
  assert.match(csv.body, /"From","To","Code","Last changed","Automatic"\r\n"\/gone",,410,/)
})
