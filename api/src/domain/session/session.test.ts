import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SignedIn } from '@tekskills/shared/contracts/http/session'
import { password, startTestApp, type TestApp } from '../../testing/test-app'

const authenticate = ({ app }: TestApp, username: string, typed: string, headers = {}) =>
  app.inject({ method: 'POST', url: '/api/public/authenticate', headers, payload: { username, password: typed } })

const me = ({ app }: TestApp, headers: object) => app.inject({ url: '/api/me', headers: { ...headers } })

test('CL-01 ST-09 login returns a bearer token and exactly one authority, and /me returns the account', async (t) => {
  const service = await startTestApp(t)
  const response = await authenticate(service, 'BLOGS', password)
  assert.equal(response.statusCode, 200)
  const signedIn = response.json<SignedIn>()
  assert.equal(Buffer.from(signedIn.token, 'base64url').length, 32)
  assert.deepEqual(signedIn.authorities, [{ authority: 'BLOGS' }])
  const own = await me(service, { authorization: `Bearer ${signedIn.token}` })
  assert.equal(own.json().username, 'blogs')
  assert.equal(own.headers['cache-control'], 'no-store')
})

test('users can log in with their email address instead of their username', async (t) => {
  const service = await startTestApp(t)
  assert.equal((await authenticate(service, 'careers@localhost', password)).statusCode, 200)
})

test('AT-01 AT-02 a wrong password and an unknown user get the same response', async (t) => {
  const service = await startTestApp(t)
  const responses = [await authenticate(service, 'blogs', 'wrong'), await authenticate(service, 'nobody', 'wrong')]
  const bodies = responses.map((response) => ({ ...response.json(), requestId: '' }))
  assert.equal(responses[0]?.statusCode, 401)
  assert.deepEqual(bodies[0], bodies[1])
  assert.equal(bodies[0].code, 'INVALID_CREDENTIALS')
})

test('AT-07 the password must match exactly, including surrounding spaces', async (t) => {
  const service = await startTestApp(t)
  assert.equal((await authenticate(service, 'blogs', ` ${password}`)).statusCode, 401)
})

test('AT-08 empty fields are reported, and objects instead of strings are rejected', async (t) => {
  const service = await startTestApp(t)
  const empty = await service.app.inject({ method: 'POST', url: '/api/public/authenticate' })
  assert.equal(empty.statusCode, 422)
  const fields = empty.json<{ errors: { field: string; code: string }[] }>().errors
  assert.deepEqual(
    fields.map(({ field, code }) => [field, code]),
    [
      ['username', 'REQUIRED'],
      ['password', 'REQUIRED'],
    ],
  )
  const payload = { username: { $ne: 1 }, password: ['x'] }
  assert.equal((await service.app.inject({ method: 'POST', url: '/api/public/authenticate', payload })).statusCode, 422)
})

test('AT-03 the sixth failed attempt from one IP address on one user is rejected before the password is compared', async (t) => {
  const service = await startTestApp(t)
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    assert.equal((await authenticate(service, 'guessed-at', 'wrong')).statusCode, 401)
  }
  const rejected = await authenticate(service, 'Guessed-At', 'wrong')
  assert.equal(rejected.statusCode, 429)
  assert.equal(rejected.json().code, 'TOO_MANY_ATTEMPTS')
  assert.ok(Number(rejected.headers['retry-after']) > 0)
  assert.equal((await authenticate(service, 'blogs', password)).statusCode, 200, 'other users can still log in')
})

test('S-13 a forged X-Forwarded-For does not evade the limit when no proxy is trusted', async (t) => {
  const service = await startTestApp(t, { trustProxy: false })
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await authenticate(service, 'spoofed', 'wrong', { 'x-forwarded-for': `203.0.113.${attempt}` })
  }
  const rejected = await authenticate(service, 'spoofed', 'wrong', { 'x-forwarded-for': '203.0.113.99' })
  assert.equal(rejected.statusCode, 429)
})

test('successful logins are not counted', async (t) => {
  const service = await startTestApp(t)
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    assert.equal((await authenticate(service, 'blogs', password)).statusCode, 200)
  }
})

test('S-16 FT-22 a session expires after an hour without a request, and each request extends it', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  service.clock.advance(59 * 60_000)
  assert.equal((await me(service, headers)).statusCode, 200)
  service.clock.advance(59 * 60_000)
  assert.equal((await me(service, headers)).statusCode, 200, 'each request keeps it open')
  service.clock.advance(61 * 60_000)
  const expired = await me(service, headers)
  assert.equal(expired.statusCode, 401)
  assert.equal(expired.json().code, 'SESSION_EXPIRED')
})

test('S-16 a session expires after twelve hours even if it is in use', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (let halfHour = 0; halfHour < 24; halfHour += 1) {
    assert.equal((await me(service, headers)).statusCode, 200)
    service.clock.advance(30 * 60_000)
  }
  assert.equal((await me(service, headers)).statusCode, 401)
})

test('AT-13 S-14 logout ends the session immediately and never fails', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const logout = () => service.app.inject({ method: 'POST', url: '/api/logout', headers })
  assert.equal((await logout()).statusCode, 204)
  assert.equal((await me(service, headers)).statusCode, 401)
  assert.equal((await logout()).statusCode, 204)
})

test('S-14 disabling an account or changing its role takes effect on the next request', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const listBlogs = () => service.app.inject({ url: '/api/blogs/get-allblogs', headers })
  assert.equal((await listBlogs()).statusCode, 200)
  await service.queries.updateTable('account').set({ role: 'CAREERS' }).where('username', '=', 'blogs').execute()
  assert.equal((await listBlogs()).statusCode, 403)
  await service.queries.updateTable('account').set({ disabled: true }).where('username', '=', 'blogs').execute()
  assert.equal((await listBlogs()).statusCode, 401)
})

test('S-12 S-18 neither the bearer token nor the password is stored in plain text', async (t) => {
  const service = await startTestApp(t)
  const { authorization } = await service.signIn()
  const session = await service.queries.selectFrom('session').selectAll().executeTakeFirstOrThrow()
  assert.equal(session.token_hash.length, 32)
  assert.ok(!session.token_hash.equals(Buffer.from(authorization.slice('Bearer '.length), 'base64url')))
  const account = await service.queries.selectFrom('account').selectAll().executeTakeFirstOrThrow()
  assert.match(account.password_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
