import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { startTestApp, type TestApp } from '../testing/test-app'
import { accessOf } from './route-access'

const someId = '01a1deb1-0680-7b74-bcaa-79865b67524f'

type Route = TestApp['app']['registeredRoutes'][number]

/** Every route that the service registers, read from its own register. */
async function startWithRoutes(t: TestContext) {
  const service = await startTestApp(t)
  return { service, staff: service.app.registeredRoutes.filter((route) => areaOf(route) !== 'public') }
}

const call = ({ app }: TestApp, { method, url }: Route, headers: object = {}) =>
  app.inject({
    method: method as 'GET',
    url: url.replace(':id', someId).replace(':version', '1'),
    headers: { ...headers },
  })

const areaOf = ({ url, access }: Route) => accessOf(url, access)

test('ST-08 every staff route refuses a caller without a valid session', async (t) => {
  const { service, staff } = await startWithRoutes(t)
  const loggedOut = await service.signIn()
  await service.app.inject({ method: 'POST', url: '/api/logout', headers: loggedOut })
  const expired = await service.signIn()
  service.clock.advance(13 * 60 * 60_000)
  const strangers = [
    {},
    { authorization: 'Bearer' },
    { authorization: `Bearer ${'A'.repeat(43)}` },
    { authorization: 'Basic YmxvZ3M6YmxvZ3M=' },
    loggedOut,
    expired,
  ]
  assert.ok(staff.length >= 30, `${staff.length} staff routes`)
  for (const route of staff) {
    for (const headers of strangers) {
      const answer = await call(service, route, headers)
      assert.equal(answer.statusCode, 401, `${route.method} ${route.url} ${JSON.stringify(headers)}`)
    }
  }
})

test('ST-08 each role reaches its own area and is refused the other one', async (t) => {
  const { service, staff } = await startWithRoutes(t)
  for (const [username, role] of [
    ['blogs', 'BLOGS'],
    ['careers', 'CAREERS'],
  ] as const) {
    const headers = await service.signIn(username)
    for (const route of staff) {
      const { statusCode } = await call(service, route, headers)
      const area = areaOf(route)
      const name = `${role} ${route.method} ${route.url}: ${statusCode}`
      if (area === role || area === 'signed-in') assert.ok(statusCode !== 401 && statusCode !== 403, name)
      else assert.equal(statusCode, 403, name)
    }
  }
})

test('a route that no rule covers lets nobody in', () => {
  assert.equal(accessOf('/api/invented'), 'closed')
  assert.equal(accessOf('/invented'), 'closed')
})

test('ST-08 no other spelling of a staff address gives its data away', async (t) => {
  const { service } = await startWithRoutes(t)
  const spellings = [
    '/api/blogs/get-allblogs/',
    '//api/blogs/get-allblogs',
    '/api//blogs/get-allblogs',
    '/API/blogs/get-allblogs',
    '/api/BLOGS/get-allblogs',
    '/api/blogs%2Fget-allblogs',
    '/api/x/../blogs/get-allblogs',
    '/api/public/../blogs/get-allblogs',
    '/api/public/%2e%2e/blogs/get-allblogs',
    '/api/blogs/get-allblogs;x=1',
    '/api/blogs;x/get-allblogs',
    '/api/blogs/get-allblogs%00',
    `/api/blogs/${someId}.json`,
  ]
  for (const url of spellings) {
    const { statusCode } = await service.app.inject({ url })
    assert.ok([400, 401, 404].includes(statusCode), `${url}: ${statusCode}`)
  }
})

test('headers that pretend another address or method change nothing', async (t) => {
  const { service } = await startWithRoutes(t)
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-original-url': '/api/public/user/get-allblogs',
    'x-rewrite-url': '/api/public/user/get-allblogs',
    'x-forwarded-host': 'example.org',
  }
  assert.equal((await service.app.inject({ url: '/api/blogs/get-allblogs', headers })).statusCode, 401)
})
