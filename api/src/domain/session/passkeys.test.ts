import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import type { OwnPasskey, PasskeyAdded, PasskeyAssertion } from '@tekskills/shared/contracts/http/passkeys'
import type { RequiredFactor, OtpSetup, RecoveryCodes, SignedIn } from '@tekskills/shared/contracts/http/session'
import { Secret, TOTP } from 'otpauth'
import { cleanUp } from '../../maintenance'
import { createBrowserKey } from '../../testing/browser-key'
import { sentMails } from '../../testing/sent-mails'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { changeAccount, describeAccounts } from './account-administration'
import { createVirtualAuthenticator, type Dishonesty } from '../../testing/virtual-authenticator'

type Headers = Record<string, string>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type User = 'blogs' | 'careers'

const MINUTE = 60_000

const call = ({ app }: TestApp, method: Method, url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url, headers, payload })

const signIn = (
  { app }: TestApp,
  factor: { otp?: string; passkey?: PasskeyAssertion } = {},
  username: User = 'blogs',
) => app.inject({ method: 'POST', url: '/api/public/authenticate', payload: { username, password, ...factor } })

/** The challenge that follows the password. */
async function challengeOf(service: TestApp, username: User = 'blogs') {
  const response = await signIn(service, {}, username)
  assert.deepEqual([response.statusCode, response.json().code], [401, 'OTP_REQUIRED'])
  const { passkey } = response.json<RequiredFactor>()
  assert.ok(passkey)
  return passkey
}

const codeOf = (response: Awaited<ReturnType<typeof signIn>>) => [response.statusCode, response.json().code]

const OPTIONS = '/api/me/passkeys/options'
const PASSKEYS = '/api/me/passkeys'

type Authenticator = ReturnType<typeof createVirtualAuthenticator>

/** Adds a passkey in a session; `proof` is the second factor that the account has already. */
async function add(
  service: TestApp,
  headers: Headers,
  {
    authenticator = createVirtualAuthenticator(service.config.siteOrigin),
    proof = {},
    changes = {},
  }: { authenticator?: Authenticator; proof?: object; changes?: Dishonesty } = {},
) {
  const options = await call(service, 'POST', OPTIONS, headers, { currentPassword: password, ...proof })
  assert.equal(options.statusCode, 200, options.body)
  const response = authenticator.make(options.json(), changes)
  return { authenticator, options, added: await call(service, 'POST', PASSKEYS, headers, { name: 'My key', response }) }
}

/** A service whose account `blogs` has a passkey. */
async function withPasskey(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { authenticator, added } = await add(service, headers)
  assert.equal(added.statusCode, 201, added.body)
  const { passkey, recoveryCodes } = added.json<PasskeyAdded>()
  return { service, headers, authenticator, passkey, codes: recoveryCodes ?? [] }
}

const subjects = async (service: TestApp) =>
  (await sentMails(service)).map(({ headers }) => /^Subject: (.+?)\r?$/m.exec(headers)?.[1])

const summaries = async ({ queries }: TestApp) =>
  (await queries.selectFrom('audit').select('summary').orderBy('id').execute()).map(({ summary }) => summary)

test('ASVS 6.3.3 with a passkey the password alone is not enough to log in; it takes the answer of the passkey', async (t) => {
  const { service, authenticator, headers } = await withPasskey(t)
  assert.equal((await call(service, 'GET', '/api/me', headers)).json().passkeys, 1)
  const refused = await signIn(service)
  assert.match(refused.json().detail, /^Use your passkey, or enter a recovery code\.$/)
  const { passkey } = refused.json<RequiredFactor & { passkey: { rpId: string; allowCredentials: { id: string }[] } }>()
  assert.deepEqual([passkey.rpId, passkey.allowCredentials.map(({ id }) => id)], ['localhost', [authenticator.id]])
  const signedIn = await signIn(service, { passkey: authenticator.answer(passkey) })
  assert.equal(signedIn.statusCode, 200, signedIn.body)
  const own = { authorization: `Bearer ${signedIn.json<SignedIn>().token}` }
  const [listed] = (await call(service, 'GET', PASSKEYS, own)).json<OwnPasskey[]>()
  assert.equal(listed?.name, 'My key')
  assert.ok(listed?.lastUsedAt)
})

test('a session that a passkey opened is bound to the key of its browser', async (t) => {
  const { service, authenticator } = await withPasskey(t)
  const key = await createBrowserKey()
  const passkey = authenticator.answer(await challengeOf(service))
  const dpop = await key.proof('POST', '/api/public/authenticate')
  const payload = { username: 'blogs', password, passkey }
  const signedIn = await service.app.inject({
    method: 'POST',
    url: '/api/public/authenticate',
    headers: { dpop },
    payload,
  })
  const { token } = signedIn.json<SignedIn>()
  const authorization = `Bearer ${token}`
  const proven = await call(service, 'GET', PASSKEYS, { authorization, dpop: await key.proof('GET', PASSKEYS, token) })
  assert.equal(proven.statusCode, 200)
  assert.deepEqual(codeOf(await call(service, 'GET', PASSKEYS, { authorization })), [401, 'SESSION_COPIED'])
})

test('ASVS 6.5.1 a challenge is answered once, for five minutes, and another answer to it is refused', async (t) => {
  const { service, authenticator } = await withPasskey(t)
  const challenge = await challengeOf(service)
  const answer = authenticator.answer(challenge)
  assert.equal((await signIn(service, { passkey: answer })).statusCode, 200)
  assert.deepEqual(codeOf(await signIn(service, { passkey: answer })), [401, 'PASSKEY_INVALID'], 'the same answer')
  const again = { passkey: authenticator.answer(challenge) }
  assert.deepEqual(codeOf(await signIn(service, again)), [401, 'PASSKEY_INVALID'], 'a new answer')

  const late = authenticator.answer(await challengeOf(service))
  service.clock.advance(5 * MINUTE)
  const refused = await signIn(service, { passkey: late })
  assert.deepEqual(codeOf(refused), [401, 'PASSKEY_INVALID'])
  const fresh = refused.json<RequiredFactor>().passkey
  assert.ok(fresh, 'a refusal comes with a new challenge')
  assert.equal((await signIn(service, { passkey: authenticator.answer(fresh) })).statusCode, 200)
})

test('of two simultaneous sign-ins with one answer, one is rejected', async (t) => {
  const { service, authenticator } = await withPasskey(t)
  const passkey = authenticator.answer(await challengeOf(service))
  const both = await Promise.all([signIn(service, { passkey }), signIn(service, { passkey })])
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 401])
})

test('a challenge that was never issued is rejected', async (t) => {
  const { service, authenticator } = await withPasskey(t)
  const invented = { challenge: Buffer.from('invented by an attacker').toString('base64url') }
  assert.deepEqual(codeOf(await signIn(service, { passkey: authenticator.answer(invented) })), [401, 'PASSKEY_INVALID'])
})

const foreignPages: Record<string, Dishonesty> = {
  'of another site': { origin: 'https://tekskills.example' },
  'of another port': { origin: 'http://localhost:4009' },
  'of a site that the authenticator knows by another domain': { domain: 'tekskills.example' },
  'that makes passkeys instead': { type: 'webauthn.create' },
}
for (const [name, changes] of Object.entries(foreignPages)) {
  test(`an answer to a page ${name} is refused`, async (t) => {
    const { service, authenticator } = await withPasskey(t)
    const passkey = authenticator.answer(await challengeOf(service), changes)
    assert.deepEqual(codeOf(await signIn(service, { passkey })), [401, 'PASSKEY_INVALID'])
    assert.ok((await summaries(service)).includes('a login to blogs failed: wrong passkey'))
    assert.equal((await signIn(service, { passkey: authenticator.answer(await challengeOf(service)) })).statusCode, 200)
  })
}

test('an answer with the signature of another key, or altered, is refused', async (t) => {
  const { service, authenticator } = await withPasskey(t)
  const other = createVirtualAuthenticator(service.config.siteOrigin)
  const forged = { ...other.answer(await challengeOf(service)), id: authenticator.id, rawId: authenticator.id }
  assert.deepEqual(codeOf(await signIn(service, { passkey: forged })), [401, 'PASSKEY_INVALID'])
  const challenge = await challengeOf(service)
  const answer = authenticator.answer(challenge)
  answer.response.authenticatorData = authenticator.answer(challenge).response.authenticatorData
  assert.deepEqual(codeOf(await signIn(service, { passkey: answer })), [401, 'PASSKEY_INVALID'])
})

test('the passkey and the challenge of another account are refused', async (t) => {
  const { service, authenticator } = await withPasskey(t)
  const theirs = await add(service, await service.signIn('careers'))
  assert.equal(theirs.added.statusCode, 201)
  const foreign = theirs.authenticator.answer(await challengeOf(service))
  assert.deepEqual(codeOf(await signIn(service, { passkey: foreign })), [401, 'PASSKEY_INVALID'], 'their passkey')
  const swapped = authenticator.answer(await challengeOf(service, 'careers'))
  assert.deepEqual(codeOf(await signIn(service, { passkey: swapped })), [401, 'PASSKEY_INVALID'], 'their challenge')

  const taken = await add(service, await signedInHeaders(service, theirs.authenticator, 'careers'), {
    authenticator,
    proof: { passkey: theirs.authenticator.answer(await confirmChallenge(service, 'careers', theirs.authenticator)) },
  })
  assert.deepEqual(codeOf(taken.added), [409, 'PASSKEY_TAKEN'], 'a passkey belongs to one account')
})

async function signedInHeaders(service: TestApp, authenticator: Authenticator, username: User): Promise<Headers> {
  const passkey = authenticator.answer(await challengeOf(service, username))
  const { token } = (await signIn(service, { passkey }, username)).json<SignedIn>()
  return { authorization: `Bearer ${token}` }
}

/** The challenge of a change of second factors, which follows the password. */
async function confirmChallenge(service: TestApp, username: User, authenticator: Authenticator) {
  return changeChallenge(service, await signedInHeaders(service, authenticator, username))
}

async function changeChallenge(service: TestApp, headers: Headers) {
  const asked = await call(service, 'POST', OPTIONS, headers, { currentPassword: password })
  assert.deepEqual(codeOf(asked), [403, 'SECOND_FACTOR_NEEDED'])
  const { passkey } = asked.json<RequiredFactor>()
  assert.ok(passkey)
  return passkey
}

test('a removed passkey is refused, and with the last one the second factor is off and its recovery codes are gone', async (t) => {
  const { service, headers, authenticator, passkey, codes } = await withPasskey(t)
  const before = authenticator.answer(await challengeOf(service))
  const url = `${PASSKEYS}/${passkey.id}`
  const confirmed = { passkey: authenticator.answer(await changeChallenge(service, headers)) }
  const removed = await call(service, 'DELETE', url, headers, { currentPassword: password, ...confirmed })
  assert.equal(removed.statusCode, 204, removed.body)
  assert.equal((await signIn(service)).statusCode, 200, 'no second factor')

  const { secret } = (
    await call(service, 'POST', '/api/me/otp', headers, { currentPassword: password })
  ).json<OtpSetup>()
  const now = service.clock.now().getTime()
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
  assert.equal((await call(service, 'PUT', '/api/me/otp', headers, { otp })).statusCode, 200)
  assert.deepEqual(codeOf(await signIn(service, { passkey: before })), [401, 'PASSKEY_INVALID'])
  assert.deepEqual(codeOf(await signIn(service, { otp: codes[0] ?? '' })), [401, 'OTP_INVALID'], 'the former codes')
  const again = await call(service, 'DELETE', url, headers, { currentPassword: password, otp: '000000' })
  assert.equal(again.statusCode, 422)
})

test('a counter that is behind is rejected, the owner is notified, and the audit log records it', async (t) => {
  const { service, authenticator } = await withPasskey(t)
  const used = authenticator.answer(await challengeOf(service), { counter: 9 })
  assert.equal((await signIn(service, { passkey: used })).statusCode, 200)
  let challenge = await challengeOf(service)
  for (const counter of [9, 8, 0]) {
    const refused = await signIn(service, { passkey: authenticator.answer(challenge, { counter }) })
    assert.deepEqual(codeOf(refused), [401, 'PASSKEY_INVALID'], `counter ${counter}`)
    challenge = refused.json<{ passkey: typeof challenge }>().passkey
  }
  const told = (await subjects(service)).filter((subject) => subject === 'One of your passkeys may have been copied')
  assert.equal(told.length, 3)
  const noted = 'a passkey of blogs may have been copied: its counter was behind'
  assert.equal((await summaries(service)).filter((summary) => summary === noted).length, 3)
})

test('a passkey that does not count its uses can log in repeatedly', async (t) => {
  const service = await startTestApp(t)
  const { authenticator } = await add(service, await service.signIn(), { changes: { counter: 0 } })
  for (let time = 1; time <= 2; time += 1) {
    const passkey = authenticator.answer(await challengeOf(service), { counter: 0 })
    assert.equal((await signIn(service, { passkey })).statusCode, 200)
  }
})

test('the first passkey comes with ten recovery codes that log in once, a second one with none', async (t) => {
  const { service, headers, authenticator, codes } = await withPasskey(t)
  assert.equal(new Set(codes).size, 10)
  const [first = ''] = codes
  assert.equal((await signIn(service, { otp: first })).statusCode, 200)
  assert.deepEqual(codeOf(await signIn(service, { otp: first })), [401, 'OTP_INVALID'])
  const proof = { passkey: authenticator.answer(await changeChallenge(service, headers)) }
  const { added } = await add(service, headers, { proof })
  assert.equal(added.json<PasskeyAdded>().recoveryCodes, null)
})

test('beside an authenticator a passkey is another choice, and switching the authenticator off leaves it', async (t) => {
  const { service, headers, authenticator } = await withPasskey(t)
  const proof = { passkey: authenticator.answer(await changeChallenge(service, headers)) }
  const setup = await call(service, 'POST', '/api/me/otp', headers, { currentPassword: password, ...proof })
  const totp = new TOTP({ secret: Secret.fromBase32(setup.json<OtpSetup>().secret) })
  const code = () => totp.generate({ timestamp: service.clock.now().getTime() })
  const { recoveryCodes } = (await call(service, 'PUT', '/api/me/otp', headers, { otp: code() })).json<RecoveryCodes>()
  assert.match(
    (await signIn(service)).json().detail,
    /^Use your passkey, or enter the code from your authenticator app/,
  )
  service.clock.advance(MINUTE)
  assert.equal((await signIn(service, { otp: code() })).statusCode, 200)
  assert.equal((await signIn(service, { passkey: authenticator.answer(await challengeOf(service)) })).statusCode, 200)

  service.clock.advance(MINUTE)
  const off = { currentPassword: password, otp: code() }
  assert.equal((await call(service, 'DELETE', '/api/me/otp', headers, off)).statusCode, 204)
  assert.equal((await signIn(service)).json().code, 'OTP_REQUIRED')
  assert.equal((await signIn(service, { otp: recoveryCodes[0] ?? '' })).statusCode, 200)
})

test('ASVS 7.5.1 a session neither adds nor removes a passkey without the password', async (t) => {
  const { service, headers, passkey } = await withPasskey(t)
  for (const [method, url] of [
    ['POST', OPTIONS],
    ['DELETE', `${PASSKEYS}/${passkey.id}`],
  ] as const) {
    for (const payload of [{}, { currentPassword: 'a guess' }]) {
      const response = await call(service, method, url, headers, payload)
      assert.deepEqual([response.statusCode, response.json().errors[0].field], [422, 'currentPassword'])
    }
  }
  assert.equal((await call(service, 'GET', PASSKEYS, headers)).json<OwnPasskey[]>().length, 1)
})

test('ASVS 7.5.1 with a second factor, changing second factors requires it in addition to the password', async (t) => {
  const { service, headers, authenticator, passkey, codes } = await withPasskey(t)
  const own = `${PASSKEYS}/${passkey.id}`
  for (const [method, url] of [
    ['POST', OPTIONS],
    ['DELETE', own],
    ['POST', '/api/me/otp'],
  ] as const) {
    const asked = await call(service, method, url, headers, { currentPassword: password })
    assert.deepEqual(codeOf(asked), [403, 'SECOND_FACTOR_NEEDED'], url)
    const wrong = await call(service, method, url, headers, { currentPassword: password, otp: 'abcdef-ghijkl' })
    assert.deepEqual([wrong.statusCode, wrong.json().errors[0].field], [422, 'otp'], url)
  }
  const atSignIn = { passkey: authenticator.answer(await challengeOf(service)) }
  const crossed = await call(service, 'DELETE', own, headers, { currentPassword: password, ...atSignIn })
  assert.deepEqual([crossed.statusCode, crossed.json().errors[0].field], [422, 'passkey'], 'the challenge of a sign-in')
  const response = createVirtualAuthenticator(service.config.siteOrigin).make(await changeChallenge(service, headers))
  const smuggled = await call(service, 'POST', PASSKEYS, headers, { name: 'Thief', response })
  assert.equal(smuggled.statusCode, 422, 'a passkey made with the challenge that asks for the second factor')
  const removal = { currentPassword: password, otp: codes[0] }
  assert.equal((await call(service, 'DELETE', own, headers, removal)).statusCode, 204)
})

test('passkeys of others are neither listed nor removed', async (t) => {
  const { service, passkey } = await withPasskey(t)
  const careers = await service.signIn('careers')
  assert.deepEqual((await call(service, 'GET', PASSKEYS, careers)).json(), [])
  const payload = { currentPassword: password }
  const removed = await call(service, 'DELETE', `${PASSKEYS}/${passkey.id}`, careers, payload)
  assert.equal(removed.statusCode, 404)
  assert.equal((await signIn(service)).json().code, 'OTP_REQUIRED')
})

const unwanted: Record<string, Dishonesty> = {
  'for another site': { origin: 'https://tekskills.example' },
  'for another domain': { domain: 'tekskills.example' },
  'with certificates, whose addresses the service would have to follow': {
    attestation: 'packed',
  },
  'with an attestation of another format': { attestation: 'tpm' },
}
for (const [name, changes] of Object.entries(unwanted)) {
  test(`a new passkey ${name} is refused`, async (t) => {
    const service = await startTestApp(t)
    const { added } = await add(service, await service.signIn(), { changes })
    assert.deepEqual([added.statusCode, added.json().errors[0].field], [422, 'response'])
    assert.equal((await signIn(service)).statusCode, 200)
  })
}

test('the options to make a passkey work once, ask for no attestation and exclude those that the account has', async (t) => {
  const { service, headers, authenticator } = await withPasskey(t)
  const proof = { passkey: authenticator.answer(await changeChallenge(service, headers)) }
  const second = createVirtualAuthenticator(service.config.siteOrigin)
  const { options, added } = await add(service, headers, { authenticator: second, proof })
  assert.equal(added.statusCode, 201)
  const { attestation, excludeCredentials, rp } = options.json()
  assert.deepEqual([attestation, rp.id], ['none', 'localhost'])
  assert.deepEqual(
    excludeCredentials.map(({ id }: { id: string }) => id),
    [authenticator.id],
  )
  const response = createVirtualAuthenticator(service.config.siteOrigin).make(options.json())
  assert.equal((await call(service, 'POST', PASSKEYS, headers, { name: 'Third', response })).statusCode, 422)
})

test('an account has at most ten passkeys', async (t) => {
  const { service, headers, authenticator } = await withPasskey(t)
  const [row] = await service.queries.selectFrom('passkey').selectAll().execute()
  assert.ok(row)
  const rows = Array.from({ length: 9 }, (_, index) => ({
    ...row,
    id: randomUUID(),
    credential_id: `more-${index}`,
  }))
  await service.queries.insertInto('passkey').values(rows).execute()
  const proof = { passkey: authenticator.answer(await changeChallenge(service, headers)) }
  const eleventh = await call(service, 'POST', OPTIONS, headers, { currentPassword: password, ...proof })
  assert.deepEqual(codeOf(eleventh), [409, 'TOO_MANY_PASSKEYS'])
})

test('ASVS 6.3.7 the owner is notified when a passkey is added or removed, without its name, and the audit log records it', async (t) => {
  const { service, headers, passkey, codes } = await withPasskey(t)
  const removal = { currentPassword: password, otp: codes[0] }
  await call(service, 'DELETE', `${PASSKEYS}/${passkey.id}`, headers, removal)
  assert.deepEqual((await subjects(service)).toSorted(), [
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ])
  for (const { text } of await sentMails(service)) assert.doesNotMatch(text, /My key/)
  const noted = (await summaries(service)).filter((summary) => summary.includes('the passkey'))
  assert.deepEqual(noted, ['blogs added the passkey "My key"', 'blogs removed the passkey "My key"'])
})

test('adding a passkey ends the other sessions, which were opened without it', async (t) => {
  const service = await startTestApp(t)
  const stranger = await service.signIn()
  const headers = await service.signIn()
  await add(service, headers)
  const statuses = [stranger, headers].map(async (by) => (await call(service, 'GET', '/api/me', by)).statusCode)
  assert.deepEqual(await Promise.all(statuses), [401, 200])
})

test('ASVS 6.3.3 a passkey counts as the second factor that a role requires', async (t) => {
  const service = await startTestApp(t, { secondFactorRoles: ['BLOGS'] })
  const headers = await service.signIn()
  const list = async () => (await call(service, 'GET', '/api/blogs/get-allblogs', headers)).statusCode
  assert.equal(await list(), 403)
  const { authenticator, added } = await add(service, headers)
  assert.equal(await list(), 200)
  const proof = { passkey: authenticator.answer(await changeChallenge(service, headers)) }
  const { passkey } = added.json<PasskeyAdded>()
  await call(service, 'DELETE', `${PASSKEYS}/${passkey.id}`, headers, { currentPassword: password, ...proof })
  assert.equal(await list(), 403)
})

test('guessing with passkeys is rate-limited as with codes', async (t) => {
  const { service, authenticator } = await withPasskey(t)
  const invented = { challenge: 'invented' }
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    assert.equal((await signIn(service, { passkey: authenticator.answer(invented) })).statusCode, 401)
  }
  const sixth = await signIn(service, { passkey: authenticator.answer(invented) })
  assert.deepEqual(codeOf(sixth), [429, 'TOO_MANY_ATTEMPTS'])
})

test('an operator switches off all second factors of an account', async (t) => {
  const { service, codes } = await withPasskey(t)
  const listed = async () =>
    (await describeAccounts(service.queries)).split('\n').find((line) => line.startsWith('blogs'))
  assert.match((await listed()) ?? '', /\tpasskey\t/)
  await changeAccount(service.queries, { command: 'otp-off', username: 'blogs' }, service.clock.now())
  assert.match((await listed()) ?? '', /\tpassword only\t/)
  assert.equal((await signIn(service, { otp: codes[0] ?? '' })).statusCode, 200)
})

test('unanswered challenges are cleaned up', async (t) => {
  const { service } = await withPasskey(t)
  await challengeOf(service)
  const kept = async () => (await service.queries.selectFrom('passkey_challenge').selectAll().execute()).length
  assert.equal(await kept(), 1)
  service.clock.advance(6 * MINUTE)
  await cleanUp(service.deps)
  assert.equal(await kept(), 0)
})
