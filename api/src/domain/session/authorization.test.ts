import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { matrix, roleOf, tokenScopeOf } from '../../testing/authorization-matrix'
import { giveSecondFactor } from '../../testing/sample-staff'
import { addApiToken, allTokenScopes } from '../../testing/sample-api-tokens'
import { endpointsOf, filledIn, type ApiDocument } from '../../testing/endpoints'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { accessOf } from './access-plugin'
import { addAccount } from './account-administration'

const absentId = '01a1deb1-0680-7b74-bcaa-79865b67524f'
const HOURS = 60 * 60_000

interface Actor {
  name: string
  headers: Record<string, string>
  role?: 'BLOGS' | 'CAREERS'
  administersStaff?: true
}

async function documentedCalls({ app }: TestApp) {
  const document = (await app.inject({ url: '/api/openapi.json' })).json<ApiDocument>()
  return endpointsOf(document).map(({ method, path }) => ({ method, path, area: roleOf(method, path) }))
}

async function signInAs({ app }: TestApp, username: string): Promise<{ authorization: string }> {
  const payload = { username, password }
  const response = await app.inject({ method: 'POST', url: '/api/public/authenticate', payload })
  return { authorization: `Bearer ${response.json<{ token: string }>().token}` }
}

/** Every type of caller: without a session, with one that ended in each possible way, and with one of either role. */
async function actors(service: TestApp): Promise<Actor[]> {
  const expired = await service.signIn()
  service.clock.advance(13 * HOURS)
  const revoked = await service.signIn()
  await service.app.inject({ method: 'POST', url: '/api/logout', headers: revoked })
  const former = { username: 'former', email: 'former@example.org', role: 'BLOGS', password } as const
  await addAccount(service.queries, former, service.clock.now())
  const disabled = await signInAs(service, 'former')
  await service.queries.updateTable('account').set({ disabled: true }).where('username', '=', 'former').execute()
  const chief = { username: 'chief', email: 'chief@example.org', role: 'CAREERS', password } as const
  await addAccount(service.queries, chief, service.clock.now())
  await service.queries
    .updateTable('account')
    .set({ administers_staff: true })
    .where('username', '=', 'chief')
    .execute()
  const administrator = await signInAs(service, 'chief')
  const { id } = await service.queries
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'chief')
    .executeTakeFirstOrThrow()
  await giveSecondFactor(service, id)
  const [blogs, careers] = [await service.signIn(), await service.signIn('careers')]
  const claim = { cookie: 'Blog=CAREERS; Token=x', blog: 'CAREERS', 'x-role': 'CAREERS', 'x-authority': 'CAREERS' }
  return [
    { name: 'anonymous', headers: {} },
    { name: 'an empty bearer', headers: { authorization: 'Bearer' } },
    { name: 'an invented bearer', headers: { authorization: `Bearer ${'A'.repeat(43)}` } },
    { name: 'a password', headers: { authorization: 'Basic YmxvZ3M6YmxvZ3M=' } },
    { name: 'two bearers', headers: { authorization: `${blogs.authorization}, ${careers.authorization}` } },
    { name: 'a longer bearer', headers: { authorization: `${blogs.authorization}.CAREERS` } },
    { name: 'expired', headers: expired },
    { name: 'revoked', headers: revoked },
    { name: 'disabled', headers: disabled },
    { name: 'BLOGS', headers: blogs, role: 'BLOGS' },
    { name: 'CAREERS', headers: careers, role: 'CAREERS' },
    { name: 'an administrator of staff', headers: administrator, role: 'CAREERS', administersStaff: true },
    { name: 'BLOGS with edited storage', headers: { ...blogs, ...claim }, role: 'BLOGS' },
  ]
}

const statusOf = async ({ app }: TestApp, method: string, url: string, headers: object) =>
  (await app.inject({ method: method as 'GET', url, headers: { ...headers } })).statusCode

async function start(t: TestContext) {
  const service = await startTestApp(t)
  return { service, staff: (await documentedCalls(service)).filter(({ area }) => area !== 'public') }
}

test('ST-08 the matrix covers every documented endpoint, and every staff endpoint is documented', async (t) => {
  const service = await startTestApp(t)
  const calls = (await documentedCalls(service)).map(({ method, path }) => `${method} ${path}`)
  assert.deepEqual(calls.toSorted(), Object.values(matrix).flat().toSorted())
  for (const { method, url, access } of service.app.registeredRoutes) {
    const area = accessOf(url, access)
    if (area === 'public') continue
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    assert.equal(roleOf(method === 'HEAD' ? 'GET' : method, path), area, `${method} ${url}`)
  }
})

test('ST-08 AT-09 AT-10 AT-13 only the right role gets access to each staff endpoint', async (t) => {
  const { service, staff } = await start(t)
  assert.ok(staff.length >= 80, `${staff.length} staff calls`)
  for (const { name, headers, role, administersStaff } of await actors(service)) {
    for (const { method, path, area } of staff) {
      if (path === '/api/logout') continue
      const status = await statusOf(service, method, filledIn(path, absentId), headers)
      const what = `${name}: ${method} ${path}: ${status}`
      if (!role) assert.equal(status, 401, what)
      else if (area === role || area === 'signed-in' || (area === 'administrator' && administersStaff))
        assert.ok(status !== 401 && status !== 403, what)
      else assert.equal(status, 403, what)
    }
  }
})

test('ST-08 AT-18 no alternative spelling of a staff URL exposes data', async (t) => {
  const { service, staff } = await start(t)
  const spellings = (path: string) => [
    `${path}/`,
    path.replace('/api/', '/api//'),
    path.replace('/api', '//api'),
    path.replace(/[^/]+$/, (word) => (/^[\da-f-]{36}$/.test(word) ? word : word.toUpperCase())),
    path.replace(/\/([^/]+)$/, '%2F$1'),
    `${path};x`,
    `${path}.json`,
    `${path}%00`,
    path.replace('/api/', '/api/x/../'),
    path.replace('/api/', '/api/public/..;/'),
    path.replace('/api/', '/api/public/%2e%2e/'),
  ]
  const otherRole = {
    BLOGS: await service.signIn('careers'),
    CAREERS: await service.signIn(),
    administrator: await service.signIn(),
    'signed-in': {},
    public: {},
  }
  for (const { method, path, area } of staff) {
    // Always returns 204, and does nothing without a session.
    if (path === '/api/logout') continue
    const address = filledIn(path, absentId)
    for (const url of spellings(address)) {
      for (const headers of [{}, otherRole[area ?? 'public']]) {
        const status = await statusOf(service, method, url, headers)
        assert.ok([400, 401, 403, 404, 405].includes(status), `${method} ${url}: ${status}`)
      }
    }
  }
})

test('ADR 0118 a token makes the calls of its scopes, and none about people, whatever its scopes', async (t) => {
  const { service, staff } = await start(t)
  await service.queries.updateTable('account').set({ role: 'BLOGS' }).where('username', '=', 'careers').execute()
  const lost = await addApiToken(service, { username: 'careers' })
  await service.queries.updateTable('account').set({ role: 'CAREERS' }).where('username', '=', 'careers').execute()
  await service.queries.updateTable('account').set({ administers_staff: true }).execute()
  const people = await service.queries.selectFrom('account').select('id').execute()
  for (const { id } of people) await giveSecondFactor(service, id)
  let open = 0
  for (const { method, path } of staff) {
    if (path === '/api/logout') continue
    const scope = tokenScopeOf(method, path)
    const [kind = ''] = scope?.split(':') ?? []
    // A token for each call: together they would exceed the limit of one.
    const holders = [
      { name: 'all scopes', scopes: allTokenScopes, isOpen: scope !== undefined },
      { name: 'only this scope', scopes: [scope ?? 'blogs:write'], isOpen: scope !== undefined },
      {
        name: 'all but this kind',
        scopes: allTokenScopes.filter((each) => kind === '' || !each.startsWith(`${kind}:`)),
        isOpen: false,
      },
      {
        name: 'reading everything',
        scopes: allTokenScopes.map((each) => each.replace('write', 'read')),
        isOpen: scope?.endsWith(':read') ?? false,
      },
    ]
    for (const { name, scopes, isOpen } of holders) {
      const headers = await addApiToken(service, { scopes })
      const status = await statusOf(service, method, filledIn(path, absentId), headers)
      const what = `${name}: ${method} ${path}: ${status}`
      if (isOpen) assert.ok(status !== 401 && status !== 403, what)
      else assert.equal(status, 403, what)
    }
    if (scope) open += 1
  }
  assert.ok(open >= 80, `${open} calls are open`)
  for (const path of ['/api/blogs/get-allblogs', '/api/career/get-allcareers', '/api/me', '/api/audit', '/api/staff'])
    assert.equal(await statusOf(service, 'GET', path, lost), 403, `of an account with another role: ${path}`)
})

test('a route without a rule rejects every caller', () => {
  assert.equal(accessOf('/api/invented'), 'closed')
  assert.equal(accessOf('/invented'), 'closed')
})

test('AT-19 headers that override URL or method are ignored', async (t) => {
  const { app } = await startTestApp(t)
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-original-url': '/api/public/user/get-allblogs',
    'x-rewrite-url': '/api/public/user/get-allblogs',
    'x-forwarded-host': 'example.org',
  }
  assert.equal((await app.inject({ url: '/api/blogs/get-allblogs', headers })).statusCode, 401)
})
