import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditLine } from '@tekskills/shared/contracts/http/audit'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { OtpSetup } from '@tekskills/shared/contracts/http/session'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { createLoginLimits } from './login-limits'
import { hashPassword } from './passwords'

const MINUTES = 60_000

const authenticate = ({ app }: TestApp, username: string, secret: string, ip = '127.0.0.1') => {
  const payload = { username, password: secret }
  return app.inject({ method: 'POST', url: '/api/public/authenticate', payload, remoteAddress: ip })
}

test('AT-04 S-10 after failed attempts the account is locked only for the network they came from', async (t) => {
  const service = await startTestApp(t)
  const attacker = '203.0.113.9'
  for (let guess = 1; guess <= 5; guess += 1) await authenticate(service, 'blogs', 'wrong', attacker)
  assert.equal((await authenticate(service, 'blogs', password, attacker)).statusCode, 429)
  assert.equal((await authenticate(service, 'blogs', password, '198.51.100.7')).statusCode, 200)
})

test('S-10 a lock-out does not reveal whether a username and an email address belong to one account, or to any', async (t) => {
  const service = await startTestApp(t)
  const statusesOf = async (username: string, email: string, ip: string) => {
    const statuses = []
    for (const typed of [
      username,
      email,
      username.toUpperCase(),
      email,
      username,
      email,
      username,
      username,
      username,
    ]) {
      statuses.push((await authenticate(service, typed, 'wrong', ip)).statusCode)
    }
    return statuses
  }
  const known = await statusesOf('blogs', 'blogs@localhost', '10.9.3.1')
  assert.deepEqual(known, await statusesOf('nobody', 'nobody@localhost', '10.9.3.2'))
  assert.deepEqual(
    [known.indexOf(429), (await authenticate(service, 'blogs', password, '10.9.3.1')).statusCode],
    [8, 429],
  )
})

test('S-10 a failed sign-in is in the audit log of the account that it was for, whatever failed', async (t) => {
  const service = await startTestApp(t)
  await authenticate(service, 'blogs@localhost', 'wrong', '10.9.4.1')
  await authenticate(service, 'nobody', 'a password typed as a name', '10.9.4.2')
  const headers = await service.signIn()
  const { secret } = (
    await service.app.inject({ method: 'POST', url: '/api/me/otp', headers, payload: { currentPassword: password } })
  ).json<OtpSetup>()
  await service.queries.updateTable('account').set({ otp_secret: secret }).where('username', '=', 'blogs').execute()
  const payload = { username: 'blogs', password, otp: '000000' }
  const url = '/api/public/authenticate'
  assert.equal((await service.app.inject({ method: 'POST', url, payload, remoteAddress: '10.9.4.3' })).statusCode, 401)
  const { content } = (await service.app.inject({ url: '/api/audit?sort=at,asc', headers })).json<Page<AuditLine>>()
  assert.deepEqual(
    content.map(({ user, action, summary, ip }) => [user, action, summary, ip]),
    [
      [null, 'failedLogin', 'a login to blogs failed: wrong password', '10.9.4.1'],
      ['blogs', 'login', 'blogs logged in', '127.0.0.1'],
      [null, 'failedLogin', 'a login to blogs failed: wrong code', '10.9.4.3'],
    ],
  )
  const all = await service.queries.selectFrom('audit').select('summary').where('action', '=', 'failedLogin').execute()
  assert.equal(all.length, 3, 'an unknown account takes the same work')
  assert.doesNotMatch(JSON.stringify(all), /nobody|typed as/)
})

test('S-10 attempts are limited per account across IP addresses, and per IP address across accounts', async (t) => {
  const service = await startTestApp(t)
  const perAccount = []
  for (let guess = 1; guess <= 30; guess += 1) {
    perAccount.push((await authenticate(service, 'hunted', 'wrong', `10.9.0.${guess}`)).statusCode)
  }
  assert.deepEqual([perAccount.indexOf(429), new Set(perAccount.slice(25)).size], [25, 1])
  const perAddress = []
  for (let guess = 1; guess <= 55; guess += 1) {
    perAddress.push((await authenticate(service, `user${guess}`, 'wrong', '10.9.9.9')).statusCode)
  }
  assert.equal(perAddress.indexOf(429), 50)
})

test('S-10 S12 strangers who lock an account do not lock out its owner on a device they signed in on before', async (t) => {
  const service = await startTestApp(t)
  const fromKnownDevice = (cookies: Record<string, string>, secret: string, username = 'blogs') =>
    service.app.inject({
      method: 'POST',
      url: '/api/public/authenticate',
      payload: { username, password: secret },
      cookies,
      remoteAddress: '10.9.1.1',
    })
  const [cookie, ...others] = (await authenticate(service, 'blogs', password)).cookies.filter(({ name }) =>
    name.startsWith('device-'),
  )
  assert.deepEqual(others, [])
  const { name = '', value = '' } = cookie ?? {}
  assert.deepEqual([cookie?.httpOnly, cookie?.sameSite, value.includes(password)], [true, 'Strict', false])
  for (let guess = 1; guess <= 25; guess += 1) await authenticate(service, 'blogs', 'wrong', `10.9.1.${guess % 5}`)
  for (let guess = 1; guess <= 25; guess += 1) await authenticate(service, 'blogs', 'wrong', `10.9.2.${guess}`)
  assert.equal((await authenticate(service, 'blogs', password, '198.51.100.7')).statusCode, 429)

  const forged = value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  assert.equal((await fromKnownDevice({ [name]: forged }, password)).statusCode, 429)
  assert.equal((await fromKnownDevice({ [name]: value }, password)).statusCode, 200)
  const other = await service.queries
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'careers')
    .executeTakeFirstOrThrow()
  for (let guess = 1; guess <= 5; guess += 1) await authenticate(service, 'careers', 'wrong', '10.9.1.1')
  assert.equal((await fromKnownDevice({ [`device-${other.id}`]: value }, password, 'careers')).statusCode, 429)

  const guesses = []
  for (let guess = 1; guess <= 6; guess += 1) {
    guesses.push((await fromKnownDevice({ [name]: value }, 'wrong')).statusCode)
  }
  assert.deepEqual(guesses, [401, 401, 401, 401, 401, 429])
})

test('S-10 any number of devices registered with a stolen password get no more attempts than others', async (t) => {
  const service = await startTestApp(t)
  const attempt = (cookies: Record<string, string>, secret: string) =>
    service.app.inject({
      method: 'POST',
      url: '/api/public/authenticate',
      payload: { username: 'blogs', password: secret },
      cookies,
      remoteAddress: '10.9.6.1',
    })
  const devices: Record<string, string>[] = []
  for (let count = 1; count <= 8; count += 1) {
    const { cookies } = await attempt({}, password)
    const device = cookies.filter(({ name }) => name.startsWith('device-'))
    devices.push(Object.fromEntries(device.map(({ name, value }) => [name, value])))
  }
  const statuses: number[] = []
  for (const device of devices) {
    for (let guess = 1; guess <= 5; guess += 1) statuses.push((await attempt(device, 'wrong')).statusCode)
  }
  const [known, unknown] = [20, 5]
  assert.deepEqual([statuses.indexOf(429), statuses.lastIndexOf(401)], [known + unknown, known + unknown - 1])
})

test('S-10 a device keeps its id when the account signs in on it again, and a new password makes it unknown', async (t) => {
  const service = await startTestApp(t)
  const deviceOf = ({ cookies }: Awaited<ReturnType<typeof authenticate>>) =>
    cookies.find(({ name }) => name.startsWith('device-')) ?? { name: '', value: '' }
  const idOf = (value: string) => value.split('.')[0]
  const signIn = (cookies: Record<string, string>, secret: string) =>
    service.app.inject({
      method: 'POST',
      url: '/api/public/authenticate',
      payload: { username: 'blogs', password: secret },
      cookies,
    })
  const first = deviceOf(await authenticate(service, 'blogs', password))
  const again = await signIn({ [first.name]: first.value }, password)
  assert.equal(idOf(deviceOf(again).value), idOf(first.value))
  const fresh = 'a sentence nobody would guess'
  const changed = await service.app.inject({
    method: 'POST',
    url: '/api/me/password',
    headers: { authorization: `Bearer ${again.json().token}` },
    cookies: { [first.name]: first.value },
    payload: { currentPassword: password, newPassword: fresh },
  })
  assert.equal(changed.statusCode, 204, 'the password was changed')
  const renewed = deviceOf(changed)
  assert.equal(idOf(renewed.value), idOf(first.value), 'where it was changed, the device stays known')
  assert.equal(idOf(deviceOf(await signIn({ [first.name]: renewed.value }, fresh)).value), idOf(first.value))
  const former = deviceOf(await signIn({ [first.name]: first.value }, fresh))
  assert.notEqual(idOf(former.value), idOf(first.value), 'a cookie from before it proves nothing')
})

test('S-10 an account logs in at most 100 times in five minutes', async (t) => {
  const service = await startTestApp(t)
  const limits = createLoginLimits(service.deps.database)
  for (let login = 1; login <= 100; login += 1) await limits.countSuccess('an account')
  await assert.rejects(limits.countSuccess('an account'), { status: 429, code: 'TOO_MANY_ATTEMPTS' })
  await limits.countSuccess('another account')
})

test('AT-05 SQL injection in the username is rejected as a wrong username', async (t) => {
  const service = await startTestApp(t)
  for (const username of [`' OR 1=1--`, `admin'/*`, `blogs' --`, 'blogs%', '_logs']) {
    assert.equal((await authenticate(service, username, password)).statusCode, 401, username)
  }
})

test('AT-07 a password is compared as entered: spaces, any script, and 64 characters or more', async (t) => {
  const service = await startTestApp(t)
  const chosen = ` pässwörd 🔑 ${'x'.repeat(64)} `
  const row = { password_hash: await hashPassword(chosen) }
  await service.queries.updateTable('account').set(row).where('username', '=', 'blogs').execute()
  assert.equal((await authenticate(service, 'blogs', chosen)).statusCode, 200)
  assert.equal((await authenticate(service, 'blogs', chosen.trim())).statusCode, 401)
  assert.equal((await authenticate(service, 'blogs', chosen.normalize('NFD'))).statusCode, 401)
  assert.equal((await authenticate(service, 'blogs', `${chosen}\0`)).statusCode, 422)
})

test('S-16 a request in the last minute before expiry still extends the session', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const me = async () => (await service.app.inject({ url: '/api/me', headers })).statusCode
  service.clock.advance(59 * MINUTES)
  assert.equal(await me(), 200)
  service.clock.advance(60 * MINUTES + 1_000)
  assert.equal(await me(), 401)
})
