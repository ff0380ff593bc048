import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkIn, mailAndResponse, sentMails } from '../../testing/sent-mails'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { changeAccount } from './account-administration'

const MINUTE = 60_000
const fresh = 'a sentence nobody would guess'

const post = ({ app }: TestApp, path: string, payload: object, headers: object = {}) =>
  app.inject({ method: 'POST', url: `/api${path}`, payload, headers: { ...headers } })

const signIn = (service: TestApp, secret: string, username = 'blogs') =>
  post(service, '/public/authenticate', { username, password: secret })

/** Requests a reset and returns the token of the emailed link. */
async function resetToken(service: TestApp): Promise<string> {
  await post(service, '/public/forgotPassword', { username: 'blogs' })
  const mail = (await sentMails(service)).at(-1)
  assert.ok(mail)
  return new URLSearchParams(linkIn(mail, '/login').split('?')[1]).get('reset') ?? ''
}

test('a forgotten password is reset with the emailed link, once, and every session ends', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const token = await resetToken(service)
  const stored = await service.queries.selectFrom('password_reset').selectAll().executeTakeFirstOrThrow()
  assert.ok(!stored.token_hash.equals(Buffer.from(token, 'base64url')), 'only its hash is stored')
  assert.equal((await post(service, '/public/resetPassword', { resetToken: token, password: fresh })).statusCode, 204)
  assert.equal((await service.app.inject({ url: '/api/me', headers })).statusCode, 401)
  assert.equal((await signIn(service, password)).statusCode, 401)
  assert.equal((await signIn(service, fresh)).statusCode, 200)
  const again = await post(service, '/public/resetPassword', { resetToken: token, password: 'another good sentence' })
  assert.deepEqual([again.statusCode, again.json().code], [410, 'LINK_EXPIRED'])
  const changed = /^Subject: Your password was changed$/m
  assert.equal((await sentMails(service)).filter(({ headers: head }) => changed.test(head)).length, 1)
})

test('a reset link expires after 30 minutes, and an invented one gets the same response', async (t) => {
  const service = await startTestApp(t)
  const token = await resetToken(service)
  service.clock.advance(30 * MINUTE + 1000)
  for (const wrong of [token, 'x'.repeat(43)]) {
    const response = await post(service, '/public/resetPassword', { resetToken: wrong, password: fresh })
    assert.equal(response.json().code, 'LINK_EXPIRED')
  }
  assert.equal((await signIn(service, password)).statusCode, 200)
})

test('S-11 a reset request does not reveal whether an account exists', async (t) => {
  const service = await startTestApp(t)
  const known = await post(service, '/public/forgotPassword', { username: 'BLOGS' })
  const unknown = await post(service, '/public/forgotPassword', { username: 'nobody' })
  assert.deepEqual([known.statusCode, known.body], [unknown.statusCode, unknown.body])
  assert.equal(known.statusCode, 202)
  assert.equal((await sentMails(service)).length, 1)
})

test('S-11 a reset link is mailed after the response, whose timing reveals no account', async (t) => {
  const service = await startTestApp(t)
  const order = await mailAndResponse(service, () => post(service, '/public/forgotPassword', { username: 'blogs' }))
  assert.deepEqual(order, ['response', 'mail'])
})

test('reset emails are rate-limited', async (t) => {
  const service = await startTestApp(t)
  for (let count = 1; count <= 6; count += 1) {
    await post(service, '/public/forgotPassword', { username: 'blogs' })
    await sentMails(service)
  }
  assert.equal((await sentMails(service)).length, 3)
})

test('S12 strangers who request reset links do not lock out the owner, because one link always works', async (t) => {
  const service = await startTestApp(t)
  for (let count = 1; count <= 5; count += 1) {
    await post(service, '/public/forgotPassword', { username: 'blogs' })
    assert.equal((await sentMails(service)).length, Math.min(count, 3))
  }
  service.clock.advance(31 * MINUTE)
  const token = await resetToken(service)
  assert.equal((await sentMails(service)).length, 4)
  assert.equal((await post(service, '/public/resetPassword', { resetToken: token, password: fresh })).statusCode, 204)
})

test('rejected new passwords are limited, because each takes an expensive check', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const statuses = []
  for (let count = 1; count <= 12; count += 1) {
    const body = { currentPassword: password, newPassword: '1'.repeat(100) }
    statuses.push((await post(service, '/me/password', body, headers)).statusCode)
  }
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 422), 429, 429])
})

test('a new password has at least 12 characters and is not a common one; a rejected one does not use up the link', async (t) => {
  const service = await startTestApp(t)
  const token = await resetToken(service)
  const codeFor = async (secret: string) => {
    const response = await post(service, '/public/resetPassword', { resetToken: token, password: secret })
    return response.statusCode === 204 ? 'OK' : response.json().errors[0].code
  }
  assert.equal(await codeFor('too short'), 'TOO_SHORT')
  for (const common of [
    'password1234',
    'Welcome2026!',
    'aaaaaaaaaaaa',
    '123456789012',
    'qwertyuiopas',
    'blogs-2026-2026',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'liverpool123',
    'michael12345',
    'blogs@localhost',
    'blogs@2026!!',
    'Summer2026!!',
    'Winter2026!!!',
  ]) {
    assert.equal(await codeFor(common), 'PASSWORD_COMMON', common)
  }
  assert.equal(await codeFor(fresh), 'OK')
})

test('S-11 a login that is under way when the password is reset opens no session', async (t) => {
  const service = await startTestApp(t)
  const token = await resetToken(service)
  const logins = Array.from({ length: 8 }, () => signIn(service, password))
  const reset = post(service, '/public/resetPassword', { resetToken: token, password: fresh })
  const late = Array.from({ length: 8 }, () => signIn(service, password))
  assert.equal((await reset).statusCode, 204)
  for (const login of await Promise.all([...logins, ...late])) {
    if (login.statusCode !== 200) continue
    const headers = { authorization: `Bearer ${login.json().token}` }
    assert.equal((await service.app.inject({ url: '/api/me', headers })).statusCode, 401)
  }
})

test('S-11 of a simultaneous reset and change of the password, one is rejected', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const token = await resetToken(service)
  const [reset, change] = await Promise.all([
    post(service, '/public/resetPassword', { resetToken: token, password: fresh }),
    post(service, '/me/password', { currentPassword: password, newPassword: 'another good sentence' }, headers),
  ])
  const codes = [reset, change].map((response) => (response.statusCode === 204 ? 'done' : response.json().code))
  assert.ok(codes.join() === 'done,SESSION_EXPIRED' || codes.join() === 'LINK_EXPIRED,done', codes.join())
})

test('an operator’s change to an account revokes the reset links mailed before', async (t) => {
  const service = await startTestApp(t)
  const token = await resetToken(service)
  await changeAccount(service.queries, { command: 'end-sessions', username: 'blogs' }, service.clock.now())
  const response = await post(service, '/public/resetPassword', { resetToken: token, password: fresh })
  assert.equal(response.json().code, 'LINK_EXPIRED')
})

test('changing the password requires the old one, keeps this session and ends the rest', async (t) => {
  const service = await startTestApp(t)
  const [mine, other] = [await service.signIn(), await service.signIn()]
  const wrong = await post(service, '/me/password', { currentPassword: 'wrong', newPassword: fresh }, mine)
  assert.deepEqual([wrong.statusCode, wrong.json().errors[0].field], [422, 'currentPassword'])
  const body = { currentPassword: password, newPassword: fresh }
  assert.equal((await post(service, '/me/password', body, mine)).statusCode, 204)
  assert.equal((await service.app.inject({ url: '/api/me', headers: mine })).statusCode, 200)
  assert.equal((await service.app.inject({ url: '/api/me', headers: other })).statusCode, 401)
  assert.equal((await signIn(service, fresh)).statusCode, 200)
})
