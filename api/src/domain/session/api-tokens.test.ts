import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiToken, ApiTokenMade } from '@tekskills/shared/contracts/http/api-tokens'
import type { AuditLine } from '@tekskills/shared/contracts/http/audit'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { Secret, TOTP } from 'otpauth'
import { cleanUp } from '../../maintenance'
import { hashToken } from '../../platform/signing/secrets'
import { addApiToken } from '../../testing/sample-api-tokens'
import { addBlog } from '../../testing/sample-blogs'
import { signInAdministrator } from '../../testing/sample-staff'
import { linkIn, sentMails } from '../../testing/sent-mails'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { changeAccount } from './account-administration'

const DAY = 24 * 60 * 60_000

type Headers = { authorization: string }

const sample = { name: 'Export', scopes: ['blogs:write', 'media:read'], days: 30, currentPassword: password }

const make = ({ app }: TestApp, headers: Headers, changes: object = {}) =>
  app.inject({ method: 'POST', url: '/api/apiTokens', headers, payload: { ...sample, ...changes } })

const list = async ({ app }: TestApp, headers: Headers) =>
  (await app.inject({ url: '/api/apiTokens', headers })).json<ApiToken[]>()

const readBlogs = async ({ app }: TestApp, headers: Headers) => {
  const response = await app.inject({ url: '/api/blogs/get-allblogs', headers })
  return response.statusCode === 200 ? 200 : response.json<{ code: string }>().code
}

test('a token is shown once, stored as a hash, named in the audit log, and dead once it is revoked', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const made = await make(service, headers, { scopes: ['blogs:write', 'media:read', 'blogs:write'] })
  assert.equal(made.statusCode, 201, made.body)
  const { token, apiToken } = made.json<ApiTokenMade>()
  assert.match(token, /^tks_[\w-]{43}$/)
  assert.deepEqual(
    [apiToken.name, apiToken.scopes, apiToken.lastUsedAt],
    ['Export', ['blogs:write', 'media:read'], null],
  )
  assert.equal(Date.parse(apiToken.expiresAt) - Date.parse(apiToken.createdAt), 30 * DAY)
  const stored = await service.queries.selectFrom('api_token').selectAll().executeTakeFirstOrThrow()
  assert.ok(stored.token_hash.equals(hashToken(token)))
  assert.ok(!JSON.stringify([await list(service, headers), stored]).includes(token))
  const mail = (await sentMails(service)).at(-1)
  assert.match(mail?.headers ?? '', /^Subject: A token was created for your account\r?$/m)
  assert.ok(!mail?.text.includes(token))

  const program = { authorization: `Bearer ${token}` }
  const blog = await addBlog(service, program, { blogName: 'Written by a program' })
  const [used] = await list(service, headers)
  assert.equal(used?.lastUsedAt?.slice(0, 10), service.clock.now().toISOString().slice(0, 10))
  await service.app.inject({ method: 'DELETE', url: `/api/blogs/deleteBlog/${blog.id}`, headers })
  const audit = await service.app.inject({ url: `/api/audit?entityId=${blog.id}&sort=at,asc`, headers })
  assert.deepEqual(
    audit.json<Page<AuditLine>>().content.map(({ user, action, token: name }) => [user, action, name]),
    [
      ['blogs', 'create', 'Export'],
      ['blogs', 'delete', null],
    ],
  )

  const careers = await service.signIn('careers')
  assert.equal((await make(service, careers)).statusCode, 403)
  const remove = (by: Headers) =>
    service.app.inject({ method: 'DELETE', url: `/api/apiTokens/${apiToken.id}`, headers: by })
  assert.equal((await remove(careers)).statusCode, 403)
  assert.equal((await remove(program)).statusCode, 403, 'a program cannot change tokens')
  assert.equal((await remove(headers)).statusCode, 204)
  assert.equal((await remove(headers)).statusCode, 404)
  assert.equal(await readBlogs(service, program), 'TOKEN_INVALID')
})

test('nobody revokes the token of somebody else', async (t) => {
  const service = await startTestApp(t)
  const program = await addApiToken(service)
  const { by } = await signInAdministrator(service)
  const { id } = await service.queries.selectFrom('api_token').select('id').executeTakeFirstOrThrow()
  assert.deepEqual(await list(service, by), [])
  const removed = await service.app.inject({ method: 'DELETE', url: `/api/apiTokens/${id}`, headers: by })
  assert.equal(removed.statusCode, 404)
  assert.equal(await readBlogs(service, program), 200)
})

test('making a token takes the password and, once there is one, the second factor', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const wrong = await make(service, headers, { currentPassword: 'not my password' })
  assert.deepEqual([wrong.statusCode, wrong.json().errors?.[0]?.field], [422, 'currentPassword'])
  const begun = await service.app.inject({
    method: 'POST',
    url: '/api/me/otp',
    headers,
    payload: { currentPassword: password },
  })
  const { secret } = begun.json<{ secret: string }>()
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: service.clock.now().getTime() })
  await service.app.inject({ method: 'PUT', url: '/api/me/otp', headers, payload: { otp: code() } })
  assert.equal((await make(service, headers)).json().code, 'SECOND_FACTOR_NEEDED')
  assert.equal((await make(service, headers, { otp: '000000' })).json().errors?.[0]?.field, 'otp')
  service.clock.advance(30_000)
  assert.equal((await make(service, headers, { otp: code() })).statusCode, 201)
  assert.equal((await make(service, headers, { otp: code() })).statusCode, 422, 'a code works once')
})

test('where the role requires a second factor, an account without one neither makes nor uses a token', async (t) => {
  const service = await startTestApp(t, { secondFactorRoles: ['BLOGS'] })
  assert.equal((await make(service, await service.signIn())).json().code, 'SECOND_FACTOR_REQUIRED')
  assert.equal(await readBlogs(service, await addApiToken(service)), 'SECOND_FACTOR_REQUIRED')
})

test('a token must have a scope, of content only, and lasts a year at most', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const mistakes = [
    { scopes: [] },
    { scopes: ['jobApplicants:read'] },
    { scopes: ['account:write'] },
    { days: 366 },
    { name: ' ' },
  ]
  for (const changes of mistakes) {
    const response = await make(service, headers, changes)
    assert.equal(response.statusCode, 422, response.body)
    const { errors } = response.json<{ errors: { field: string }[] }>()
    assert.deepEqual(
      errors.map(({ field }) => field.split(/[.[]/, 1)[0]),
      Object.keys(changes),
    )
  }
  for (let count = 1; count <= 20; count += 1) await addApiToken(service)
  assert.equal((await make(service, headers)).json().code, 'TOO_MANY_TOKENS')
})

test('a token ends with what ends an account everywhere, and outlives a logout and an own new password', async (t) => {
  const service = await startTestApp(t)
  const { by, proof } = await signInAdministrator(service)
  const { id } = await service.queries
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'blogs')
    .executeTakeFirstOrThrow()
  const staff = (method: 'PUT' | 'DELETE', path: string, payload: object = {}) =>
    service.app.inject({
      method,
      url: `/api/staff/${id}${path}`,
      headers: by,
      payload: { ...proof(), ...payload },
    })
  const own = await service.signIn()
  const program = await addApiToken(service)
  const fresh = 'a sentence nobody would guess'
  const change = { currentPassword: password, newPassword: fresh }
  const changed = await service.app.inject({ method: 'POST', url: '/api/me/password', headers: own, payload: change })
  assert.equal(changed.statusCode, 204, changed.body)
  await service.app.inject({ method: 'POST', url: '/api/logout', headers: own })
  assert.equal(await readBlogs(service, program), 200)

  await service.app.inject({ method: 'POST', url: '/api/public/forgotPassword', payload: { username: 'blogs' } })
  const mail = (await sentMails(service)).at(-1)
  assert.ok(mail)
  const resetToken = new URLSearchParams(linkIn(mail, '/login').split('?')[1]).get('reset')
  const reset = { resetToken, password: 'another good sentence of mine' }
  await service.app.inject({ method: 'POST', url: '/api/public/resetPassword', payload: reset })
  assert.equal(await readBlogs(service, program), 'TOKEN_INVALID', 'after a reset')

  const ends = {
    'logged out everywhere': () => staff('DELETE', '/sessions'),
    disabled: () => staff('PUT', '/disabled', { disabled: true }),
    'given another role': () => staff('PUT', '/role', { role: 'CAREERS' }),
    'changed by an operator': () =>
      changeAccount(service.queries, { command: 'end-sessions', username: 'blogs' }, service.clock.now()),
    deleted: () => service.queries.deleteFrom('account').where('id', '=', id).execute(),
  }
  for (const [what, end] of Object.entries(ends)) {
    await service.queries.updateTable('account').set({ role: 'BLOGS', disabled: false }).where('id', '=', id).execute()
    const other = await addApiToken(service)
    assert.equal(await readBlogs(service, other), 200)
    await end()
    assert.equal(await readBlogs(service, other), 'TOKEN_INVALID', what)
  }
})

test('a token of an account that is disabled in any other way is refused, and so is an expired one', async (t) => {
  const service = await startTestApp(t)
  const program = await addApiToken(service)
  await service.queries.updateTable('account').set({ disabled: true }).where('username', '=', 'blogs').execute()
  assert.equal(await readBlogs(service, program), 'TOKEN_INVALID')
  await service.queries.updateTable('account').set({ disabled: false }).where('username', '=', 'blogs').execute()
  assert.equal(await readBlogs(service, program), 200)
  service.clock.advance(DAY)
  assert.equal(await readBlogs(service, program), 'TOKEN_INVALID')
  const shown = await list(service, await service.signIn())
  assert.deepEqual(
    shown.map(({ isExpired }) => isExpired),
    [true],
  )
  service.clock.advance(30 * DAY)
  await cleanUp(service.deps)
  assert.deepEqual(await list(service, await service.signIn()), [])
})

test('each token has a limit of its own', async (t) => {
  const service = await startTestApp(t)
  const [busy, quiet] = [await addApiToken(service), await addApiToken(service)]
  for (let count = 1; count <= 120; count += 1) assert.equal(await readBlogs(service, busy), 200)
  const response = await service.app.inject({ url: '/api/blogs/get-allblogs', headers: busy })
  assert.deepEqual([response.statusCode, Number(response.headers['retry-after']) > 0], [429, true])
  assert.equal(await readBlogs(service, quiet), 200)
})
