import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OtpSetup, RecoveryCodes } from '@tekskills/shared/contracts/http/session'
import { Secret, TOTP } from 'otpauth'
import { openSigner } from '../../platform/signing/signer'
import { sentMails } from '../../testing/sent-mails'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { resealOtpSecrets, unsealOtpSecret } from './second-factor'

const STEP = 30_000

const codeOf = ({ clock }: TestApp, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })

const call = ({ app }: TestApp, method: 'POST' | 'PUT' | 'DELETE', headers: object, payload?: object) =>
  app.inject({ method, url: '/api/me/otp', headers: { ...headers }, payload })

const signIn = ({ app }: TestApp, otp?: string) =>
  app.inject({ method: 'POST', url: '/api/public/authenticate', payload: { username: 'blogs', password, otp } })

/** Turns the authenticator on. Returns its secret and the recovery codes. */
async function switchOn(service: TestApp) {
  const headers = await service.signIn()
  const { secret, uri } = (await call(service, 'POST', headers, { currentPassword: password })).json<OtpSetup>()
  assert.match(uri, /^otpauth:\/\/totp\/Tekskills:blogs\?/)
  const response = await call(service, 'PUT', headers, { otp: codeOf(service, secret) })
  assert.equal(response.statusCode, 200)
  return { headers, secret, codes: response.json<RecoveryCodes>().recoveryCodes }
}

test('S-15 with an authenticator the password alone is not enough to log in, and a code is accepted once', async (t) => {
  const service = await startTestApp(t)
  const { headers, secret } = await switchOn(service)
  assert.equal((await service.app.inject({ url: '/api/me', headers })).json().otpEnabled, true)
  assert.equal((await signIn(service)).json().code, 'OTP_REQUIRED')
  assert.equal(
    (await signIn(service, codeOf(service, secret))).json().code,
    'OTP_INVALID',
    'already used to turn it on',
  )
  service.clock.advance(STEP)
  const code = codeOf(service, secret)
  assert.equal((await signIn(service, code)).statusCode, 200)
  assert.equal((await signIn(service, code)).json().code, 'OTP_INVALID')
})

test('S-10 wrong codes for an account are limited wherever they come from, and the owner is notified once', async (t) => {
  const service = await startTestApp(t)
  const { secret, codes } = await switchOn(service)
  const before = (await sentMails(service)).length
  const statuses = []
  for (let guess = 1; guess <= 12; guess += 1) {
    const payload = { username: 'blogs', password, otp: '000000' }
    const url = '/api/public/authenticate'
    statuses.push(
      (await service.app.inject({ method: 'POST', url, payload, remoteAddress: `10.9.7.${guess}` })).statusCode,
    )
  }
  assert.deepEqual([statuses.indexOf(429), statuses.filter((status) => status === 401).length], [10, 10])
  const [mail, ...others] = (await sentMails(service)).slice(before)
  assert.match(mail?.headers ?? '', /^Subject: Wrong codes were entered for your account\r?$/m)
  assert.match(mail?.text ?? '', /^Address: 10\.9\.7\.5$/m)
  assert.deepEqual(others, [])
  service.clock.advance(STEP)
  assert.equal((await signIn(service, codeOf(service, secret))).statusCode, 429)
  assert.equal((await signIn(service, codes[0])).statusCode, 200, 'a recovery code cannot be guessed')
})

test('S-10 S12 wrong codes from elsewhere do not lock out the owner on a known device', async (t) => {
  const service = await startTestApp(t)
  const url = '/api/public/authenticate'
  const first = await service.app.inject({ method: 'POST', url, payload: { username: 'blogs', password } })
  const device = first.cookies.filter(({ name }) => name.startsWith('device-'))
  const cookies = Object.fromEntries(device.map(({ name, value }) => [name, value]))
  const { secret } = await switchOn(service)
  for (let guess = 1; guess <= 11; guess += 1) {
    const payload = { username: 'blogs', password, otp: '000000' }
    await service.app.inject({ method: 'POST', url, payload, remoteAddress: `10.9.8.${guess}` })
  }
  service.clock.advance(STEP)
  const payload = { username: 'blogs', password, otp: codeOf(service, secret) }
  assert.equal((await service.app.inject({ method: 'POST', url, payload })).statusCode, 429)
  assert.equal((await service.app.inject({ method: 'POST', url, payload, cookies })).statusCode, 200)
})

test('S-10 logins with a second factor use up no attempts', async (t) => {
  const service = await startTestApp(t)
  const { codes } = await switchOn(service)
  for (const code of codes) {
    assert.equal((await signIn(service)).json().code, 'OTP_REQUIRED')
    assert.equal((await signIn(service, code)).statusCode, 200, 'the tenth too')
  }
  for (let count = 1; count <= 30; count += 1) assert.equal((await signIn(service)).statusCode, 401)
})

test('S-10 a failed proof of ownership within a session is in the audit log', async (t) => {
  const service = await startTestApp(t)
  const { headers } = await switchOn(service)
  await call(service, 'DELETE', headers, { currentPassword: 'wrong', otp: '000000' })
  await call(service, 'DELETE', headers, { currentPassword: password, otp: '000000' })
  const payload = { currentPassword: password, otp: '000000' }
  await service.app.inject({ method: 'POST', url: '/api/me/passkeys/options', headers, payload })
  const rows = await service.queries
    .selectFrom('audit')
    .select('summary')
    .where('action', '=', 'failedLogin')
    .orderBy('at')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    rows.map(({ summary }) => summary),
    ['password', 'code', 'code'].map((wrong) => `a confirmation by blogs failed: wrong ${wrong}`),
  )
})

test('S-15 the password of an account with a second factor is changed only with it', async (t) => {
  const service = await startTestApp(t)
  const { headers, codes } = await switchOn(service)
  const change = (proof: object) =>
    service.app.inject({
      method: 'POST',
      url: '/api/me/password',
      headers,
      payload: { currentPassword: password, newPassword: 'a sentence nobody would guess', ...proof },
    })
  assert.equal((await change({})).json().code, 'SECOND_FACTOR_NEEDED')
  assert.equal((await change({ otp: '000000' })).statusCode, 422)
  assert.equal((await change({ otp: codes[0] })).statusCode, 204)
})

test('a clock skew of half a minute is tolerated, a minute is not', async (t) => {
  const service = await startTestApp(t)
  const { secret } = await switchOn(service)
  // Starts at the beginning of a step, so that the duration of the test does not cross into the next one.
  service.clock.advance(2 * STEP - (service.clock.now().getTime() % STEP))
  const early = codeOf(service, secret)
  service.clock.advance(2 * STEP)
  assert.equal((await signIn(service, early)).json().code, 'OTP_INVALID')
  const late = codeOf(service, secret)
  service.clock.advance(STEP)
  assert.equal((await signIn(service, late)).statusCode, 200)
})

test('ten recovery codes log in, each once', async (t) => {
  const service = await startTestApp(t)
  const { codes } = await switchOn(service)
  assert.equal(new Set(codes).size, 10)
  const [first = '', second = ''] = codes
  assert.equal((await signIn(service, first.toUpperCase())).statusCode, 200)
  assert.equal((await signIn(service, first)).json().code, 'OTP_INVALID')
  assert.equal((await signIn(service, second)).statusCode, 200)
})

test('the authenticator cannot be turned on or off without a valid code', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  await call(service, 'POST', headers, { currentPassword: password })
  assert.equal((await call(service, 'PUT', headers, { otp: '000000' })).statusCode, 422)
  assert.equal((await signIn(service)).statusCode, 200)
  const on = await switchOn(service)
  assert.equal((await call(service, 'POST', on.headers, { currentPassword: password })).statusCode, 409)
  assert.equal(
    (await call(service, 'DELETE', on.headers, { currentPassword: password, otp: 'abcdef-ghijkl' })).statusCode,
    422,
  )
  assert.equal((await signIn(service)).statusCode, 401)
  assert.equal(
    (await call(service, 'DELETE', on.headers, { currentPassword: password, otp: on.codes[0] })).statusCode,
    204,
  )
  assert.equal((await signIn(service)).statusCode, 200)
})

test('guessing codes is rate-limited', async (t) => {
  const service = await startTestApp(t)
  await switchOn(service)
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    assert.equal((await signIn(service, '000000')).statusCode, 401)
  }
  assert.equal((await signIn(service, '000000')).json().code, 'TOO_MANY_ATTEMPTS')
})

test('ASVS 7.5.1 a session without the password neither enrolls nor removes an authenticator', async (t) => {
  const service = await startTestApp(t)
  const stolen = await service.signIn()
  const fields = async (method: 'POST' | 'DELETE', payload: object, by = stolen) => {
    const response = await call(service, method, by, payload)
    const { errors } = response.json<{ errors: { field: string }[] }>()
    return [response.statusCode, ...errors.map(({ field }) => field)]
  }
  assert.deepEqual(await fields('POST', {}), [422, 'currentPassword'])
  assert.deepEqual(await fields('POST', { currentPassword: 'a guess' }), [422, 'currentPassword'])
  const [pending] = await service.queries.selectFrom('account').select('otp_pending_secret').execute()
  assert.equal(pending?.otp_pending_secret, null)
  const { headers, codes } = await switchOn(service)
  const otp = codes[0]
  assert.deepEqual(await fields('DELETE', { otp }, headers), [422, 'currentPassword'])
  assert.deepEqual(await fields('DELETE', { otp, currentPassword: 'a guess' }, headers), [422, 'currentPassword'])
  assert.equal((await signIn(service)).json().code, 'OTP_REQUIRED')
  assert.equal((await signIn(service, otp)).statusCode, 200, 'the rejected removals did not use up the code')
})

test('guesses of the password for the authenticator and for a new password share one limit', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const guess = { currentPassword: 'a guess', newPassword: 'three unrelated words' }
  for (let attempt = 1; attempt <= 3; attempt += 1) await call(service, 'POST', headers, guess)
  const change = { method: 'POST', url: '/api/me/password', headers, payload: guess } as const
  for (let attempt = 4; attempt <= 5; attempt += 1) {
    assert.equal((await service.app.inject(change)).statusCode, 422)
  }
  assert.equal((await service.app.inject(change)).statusCode, 429)
  assert.equal((await call(service, 'POST', headers, { currentPassword: password })).statusCode, 429)
})

const storedSecrets = ({ queries }: TestApp) =>
  queries
    .selectFrom('account')
    .select(['id', 'otp_secret', 'otp_pending_secret'])
    .where('username', '=', 'blogs')
    .executeTakeFirstOrThrow()

test('ASVS 11.2 the secret of an authenticator is stored encrypted, even before it is confirmed', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { secret } = (await call(service, 'POST', headers, { currentPassword: password })).json<OtpSetup>()
  const before = await storedSecrets(service)
  assert.match(before.otp_pending_secret ?? '', /^v1\./)
  await call(service, 'PUT', headers, { otp: codeOf(service, secret) })
  const after = await storedSecrets(service)
  assert.match(after.otp_secret ?? '', /^v1\./)
  assert.ok(!JSON.stringify([before, after]).includes(secret))
})

test('a secret that an earlier release stored in plain text still works, and is encrypted by its next use', async (t) => {
  const service = await startTestApp(t)
  const { secret } = await switchOn(service)
  const plain = service.queries.updateTable('account').set({ otp_secret: secret }).where('username', '=', 'blogs')
  await plain.execute()
  service.clock.advance(STEP)
  assert.equal((await signIn(service, codeOf(service, secret))).statusCode, 200)
  assert.match((await storedSecrets(service)).otp_secret ?? '', /^v1\./)
  service.clock.advance(STEP)
  assert.equal((await signIn(service, codeOf(service, secret))).statusCode, 200)
})

test('an encrypted secret that was moved to another account is of no use; recovery codes still are', async (t) => {
  const service = await startTestApp(t)
  const { secret, codes } = await switchOn(service)
  const { otp_secret: sealed } = await storedSecrets(service)
  await service.queries.updateTable('account').set({ otp_secret: sealed }).where('username', '=', 'careers').execute()
  service.clock.advance(STEP)
  const payload = { username: 'careers', password, otp: codeOf(service, secret) }
  const moved = await service.app.inject({ method: 'POST', url: '/api/public/authenticate', payload })
  assert.equal(moved.json().code, 'OTP_INVALID')
  const another = service.deps.signer.seal('another key', secret)
  await service.queries.updateTable('account').set({ otp_secret: another }).where('username', '=', 'blogs').execute()
  assert.equal((await signIn(service, codeOf(service, secret))).json().code, 'OTP_INVALID')
  assert.equal((await signIn(service, codes[0])).statusCode, 200)
})

test('ASVS 13.3.1 with a key from outside, a copy of the database opens no authenticator and signs no link', async (t) => {
  const service = await startTestApp(t)
  const { secret } = await switchOn(service)
  const { queries } = service
  const { id } = await queries
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'blogs')
    .executeTakeFirstOrThrow()
  const { signer: ofCopy } = await openSigner(queries)
  const signers = await openSigner(queries, 'a secret that no backup has: 8f3a')
  await resealOtpSecrets(queries, signers)
  const { otp_secret: sealed } = await storedSecrets(service)
  assert.equal(unsealOtpSecret(ofCopy, id, sealed ?? ''), undefined)
  assert.equal(unsealOtpSecret(signers.signer, id, sealed ?? ''), secret)
  const now = service.clock.now()
  assert.equal(signers.signer.open('link', ofCopy.sign('link', 'a'), now), undefined)
  const again = await openSigner(queries, 'a secret that no backup has: 8f3a')
  assert.deepEqual(again.signer.open('link', signers.signer.sign('link', 'a'), now), { subject: 'a' })
  await resealOtpSecrets(queries, again)
  assert.equal((await storedSecrets(service)).otp_secret, sealed, 'once')
})

test('ASVS 6.3.3 while its role requires an authenticator, an account without one can access only itself', async (t) => {
  const service = await startTestApp(t, { secondFactorRoles: ['BLOGS'] })
  const headers = await service.signIn()
  const codeAt = async (url: string, by = headers) => {
    const response = await service.app.inject({ url, headers: by })
    return response.statusCode === 200 ? 200 : response.json<{ code: string }>().code
  }
  assert.equal(await codeAt('/api/blogs/get-allblogs'), 'SECOND_FACTOR_REQUIRED')
  assert.equal(await codeAt('/api/audit?entity=blog&id=x'), 'SECOND_FACTOR_REQUIRED')
  assert.equal(await codeAt('/api/me/sessions'), 200)
  const { otpRequired, otpEnabled } = (await service.app.inject({ url: '/api/me', headers })).json()
  assert.deepEqual([otpRequired, otpEnabled], [true, false])
  assert.equal(await codeAt('/api/career/get-allcareers', await service.signIn('careers')), 200, 'the other role')

  const { headers: own, codes, secret } = await switchOn(service)
  assert.equal(await codeAt('/api/blogs/get-allblogs', own), 200, 'in the session that set it up')
  assert.equal((await signIn(service)).json().code, 'OTP_REQUIRED')
  const removal = { currentPassword: password, otp: codes[0] ?? secret }
  assert.equal((await call(service, 'DELETE', own, removal)).statusCode, 204)
  assert.equal(await codeAt('/api/blogs/get-allblogs', own), 'SECOND_FACTOR_REQUIRED')
})

test('ASVS 6.3.3 setting up the authenticator ends the sessions that the password alone opened', async (t) => {
  const service = await startTestApp(t, { secondFactorRoles: ['BLOGS'] })
  const stranger = await service.signIn()
  const { headers } = await switchOn(service)
  const statusOf = async (by: object, url = '/api/blogs/get-allblogs') =>
    (await service.app.inject({ url, headers: { ...by } })).statusCode
  assert.deepEqual(
    [await statusOf(headers), await statusOf(stranger), await statusOf(stranger, '/api/me')],
    [200, 401, 401],
  )
})
