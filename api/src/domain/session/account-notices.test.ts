import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OtpSetup } from '@tekskills/shared/contracts/http/session'
import { Secret, TOTP } from 'otpauth'
import { sentMails } from '../../testing/sent-mails'
import { password, startTestApp, type TestApp } from '../../testing/test-app'

const signIn = ({ app }: TestApp, cookies: Record<string, string> = {}, secret = password) =>
  app.inject({
    method: 'POST',
    url: '/api/public/authenticate',
    payload: { username: 'blogs', password: secret },
    headers: { 'user-agent': 'Open https://evil.example now' },
    remoteAddress: '198.51.100.7',
    cookies,
  })

const subjects = async (service: TestApp) =>
  (await sentMails(service)).map(({ headers }) => /^Subject: (.+?)\r?$/m.exec(headers)?.[1])

test('ASVS 6.3.5 the owner is notified of a sign-in on a new device, but not on a known one', async (t) => {
  const service = await startTestApp(t)
  const first = await signIn(service)
  assert.deepEqual(await subjects(service), [], 'the first sign-in of all')
  const device = first.cookies.filter(({ name }) => name.startsWith('device-'))
  const known = Object.fromEntries(device.map(({ name, value }) => [name, value]))
  assert.equal((await signIn(service, known)).statusCode, 200)
  assert.equal((await signIn(service, {}, 'wrong')).statusCode, 401)
  assert.deepEqual(await subjects(service), [])

  assert.equal((await signIn(service)).statusCode, 200)
  const [mail, ...others] = await sentMails(service)
  assert.deepEqual(others, [])
  const { email } = await service.queries
    .selectFrom('account')
    .select('email')
    .where('username', '=', 'blogs')
    .executeTakeFirstOrThrow()
  assert.match(mail?.headers ?? '', new RegExp(`^To: ${email}\\r?$`, 'm'))
  assert.match(mail?.text ?? '', / was used to log in on a device/)
  assert.match(mail?.text ?? '', /^When: \d+ \w+ \d{4} at \d\d:\d\d UTC\nAddress: 198\.51\.100\.7$/m)
  assert.doesNotMatch(mail?.text ?? '', /evil/)
})

test('ASVS 6.3.7 the owner is notified when the authenticator is switched on or off', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const call = (method: 'POST' | 'PUT' | 'DELETE', payload: object) =>
    service.app.inject({ method, url: '/api/me/otp', headers, payload })
  const { secret } = (await call('POST', { currentPassword: password })).json<OtpSetup>()
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: service.clock.now().getTime() })
  assert.deepEqual(await subjects(service), [])
  assert.equal((await call('PUT', { otp: '000000' })).statusCode, 422)
  assert.equal((await call('PUT', { otp: code() })).statusCode, 200)
  service.clock.advance(30_000)
  assert.equal((await call('DELETE', { otp: code(), currentPassword: password })).statusCode, 204)
  assert.deepEqual((await subjects(service)).toSorted(), [
    'Two-factor authentication was turned off',
    'Two-factor authentication was turned on',
  ])
})
