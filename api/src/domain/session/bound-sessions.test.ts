import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import type { SignedIn } from '@tekskills/shared/contracts/http/session'
import { SignJWT, UnsecuredJWT } from 'jose'
import { cleanUp } from '../../maintenance'
import { createBrowserKey, type ProofChanges } from '../../testing/browser-key'
import { sentMails } from '../../testing/sent-mails'
import { password, startTestApp, type TestApp } from '../../testing/test-app'

const LIST = '/api/blogs/get-allblogs'

/** Signs in with a key of the browser, and returns functions that send calls with its proofs. */
async function openBound(t: TestContext) {
  const service = await startTestApp(t)
  const key = await createBrowserKey()
  const signedIn = await authenticate(service, { dpop: await key.proof('POST', '/api/public/authenticate') })
  assert.equal(signedIn.statusCode, 200)
  const { token } = signedIn.json<SignedIn>()
  const device = signedIn.cookies.find(({ name }) => name.startsWith('device-'))
  const send = (headers: Record<string, string>, url = LIST, cookies: Record<string, string> = {}) =>
    service.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers }, cookies })
  return {
    service,
    key,
    token,
    cookies: { [device?.name ?? '']: device?.value ?? '' },
    send,
    /** A read with a proof that has these overrides. */
    read: async (changes: ProofChanges = {}) => send({ dpop: await key.proof('GET', LIST, token, changes) }),
  }
}

const authenticate = ({ app }: TestApp, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/public/authenticate',
    headers,
    payload: { username: 'blogs', password },
  })

const seconds = (service: TestApp, from = 0) => Math.floor(service.clock.now().getTime() / 1000) + from

async function expectEnded({ send, service, key, token }: Awaited<ReturnType<typeof openBound>>) {
  const rest = await send({ dpop: await key.proof('GET', LIST, token) })
  assert.deepEqual([rest.statusCode, rest.json().code], [401, 'SESSION_COPIED'], 'the browser it belongs to')
  assert.match(rest.json().detail, /was used in another browser, so it has been ended/)
  const mails = await sentMails(service)
  assert.equal(mails.length, 1, 'one mail')
  assert.match(mails[0]?.headers ?? '', /^Subject: Your login was used in another browser\r?$/m)
  const audit = await service.queries
    .selectFrom('audit')
    .select(['account_id', 'summary'])
    .where('action', '=', 'logout')
    .execute()
  assert.deepEqual(audit, [
    { account_id: null, summary: 'a session of blogs was ended: its token was used in another browser' },
  ])
}

test('a session started with a key accepts calls with its proofs, and is listed as before', async (t) => {
  const { read, send, key, token } = await openBound(t)
  assert.equal((await read()).statusCode, 200)
  const proof = await key.proof('GET', `${LIST}?size=1#part`, token)
  assert.equal((await send({ dpop: proof }, `${LIST}?page=0`)).statusCode, 200, 'the query is not proven')
  const own = await send({ dpop: await key.proof('GET', '/api/me/sessions', token) }, '/api/me/sessions')
  assert.equal(own.json().length, 1)
})

test('a session started without a key needs no proof, and sending one changes nothing', async (t) => {
  const service = await startTestApp(t)
  const { token } = (await authenticate(service)).json<SignedIn>()
  const key = await createBrowserKey()
  const call = (headers = {}) =>
    service.app.inject({ url: LIST, headers: { authorization: `Bearer ${token}`, ...headers } })
  assert.equal((await call({ dpop: await key.proof('GET', LIST, token) })).statusCode, 200)
  assert.equal((await call()).statusCode, 200)
})

test('a copied token without its key is rejected; the session ends, its owner gets one email, and the audit log records it', async (t) => {
  const bound = await openBound(t)
  const copies = await Promise.all([bound.send({}), bound.send({}), bound.send({})])
  for (const copy of copies) assert.deepEqual([copy.statusCode, copy.json().code], [401, 'SESSION_COPIED'])
  await expectEnded(bound)
  const other = await authenticate(bound.service, { dpop: await bound.key.proof('POST', '/api/public/authenticate') })
  assert.equal(other.statusCode, 200, 'the owner can sign in again')
})

test('a copied token with proofs by another key is rejected and ends the session, even with the cookies of the browser', async (t) => {
  const bound = await openBound(t)
  const other = await createBrowserKey()
  const copy = await bound.send({ dpop: await other.proof('GET', LIST, bound.token) }, LIST, bound.cookies)
  assert.deepEqual([copy.statusCode, copy.json().code], [401, 'SESSION_COPIED'])
  await expectEnded(bound)
})

const forgeries: Record<string, () => string | Promise<string>> = {
  'without a signature': () => new UnsecuredJWT({ jti: randomUUID(), htm: 'GET', htu: LIST, iat: 1 }).encode(),
  'of a shared secret': () =>
    new SignJWT({ jti: randomUUID(), htm: 'GET', htu: LIST, iat: 1 })
      .setProtectedHeader({ alg: 'HS256', typ: 'dpop+jwt', jwk: { kty: 'oct' } })
      .sign(Buffer.from('x'.repeat(32))),
  'that is no token': () => 'a, b',
}
for (const [name, forge] of Object.entries(forgeries)) {
  test(`a proof ${name} is not a proof of the key`, async (t) => {
    const bound = await openBound(t)
    const copy = await bound.send({ dpop: await forge() })
    assert.deepEqual([copy.statusCode, copy.json().code], [401, 'SESSION_COPIED'])
    await expectEnded(bound)
  })
}

test('a proof with another signature is not a proof of the key', async (t) => {
  const bound = await openBound(t)
  const [head, payload] = (await bound.key.proof('GET', LIST, bound.token)).split('.')
  const [, , signature] = (await bound.key.proof('GET', '/api/me', bound.token)).split('.')
  assert.equal((await bound.send({ dpop: `${head}.${payload}.${signature}` })).json().code, 'SESSION_COPIED')
})

test('a token of another kind signed by the key is not a proof', async (t) => {
  const { read } = await openBound(t)
  assert.equal((await read({ typ: 'JWT' })).json().code, 'SESSION_COPIED')
})

for (const [name, changes] of Object.entries({
  method: { htm: 'POST' },
  path: { htu: 'https://www.example.com/api/me' },
  'path that is none': { htu: 'https://' },
  token: { ath: 'fUHyO2r2Z3DZ53EsNrWBb0xWXoaNy59IiKCAqksmQEo' },
  'token, which is missing': { ath: undefined },
})) {
  test(`a proof of another ${name} is rejected, and the session continues`, async (t) => {
    const { read } = await openBound(t)
    const refused = await read(changes)
    assert.deepEqual([refused.statusCode, refused.json().code], [401, 'PROOF_INVALID'])
    assert.equal(refused.headers['dpop-nonce'], undefined)
    assert.equal((await read()).statusCode, 200)
  })
}

test('a proof is accepted once; the rejection contains a nonce, and the session continues', async (t) => {
  const { send, read, key, token } = await openBound(t)
  const proof = await key.proof('GET', LIST, token)
  assert.equal((await send({ dpop: proof })).statusCode, 200)
  const again = await send({ dpop: proof })
  assert.deepEqual([again.statusCode, again.json().code], [401, 'PROOF_STALE'])
  assert.ok(again.headers['dpop-nonce'])
  assert.equal((await read()).statusCode, 200)
})

test('a proof is used up once, however many instances it is sent to', async (t) => {
  const { send, key, token } = await openBound(t)
  const proof = await key.proof('GET', LIST, token)
  const answers = await Promise.all(Array.from({ length: 8 }, () => send({ dpop: proof })))
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
})

test('a clock that is a few minutes off is accepted; beyond that, the nonce of the service is needed, which expires', async (t) => {
  const { read, service } = await openBound(t)
  for (const from of [-290, 290]) assert.equal((await read({ iat: seconds(service, from) })).statusCode, 200)
  for (const from of [-310, 310, -86_400]) {
    const iat = seconds(service, from)
    const refused = await read({ iat })
    assert.deepEqual([refused.statusCode, refused.json().code], [401, 'PROOF_STALE'])
    const nonce = String(refused.headers['dpop-nonce'])
    assert.equal((await read({ iat, nonce })).statusCode, 200)
    assert.equal((await read({ iat, nonce: `${nonce}x` })).statusCode, 401, 'another nonce')
    service.clock.advance(11 * 60_000)
    assert.equal((await read({ iat, nonce })).json().code, 'PROOF_STALE', 'after ten minutes')
  }
})

test('a proof at sign-in is checked like those of calls', async (t) => {
  const service = await startTestApp(t)
  const key = await createBrowserKey()
  const path = '/api/public/authenticate'
  const signInWith = async (changes: ProofChanges) =>
    (await authenticate(service, { dpop: await key.proof('POST', path, undefined, changes) })).json().code
  assert.equal(await signInWith({ htu: LIST }), 'PROOF_INVALID')
  assert.equal(await signInWith({ typ: 'JWT' }), 'PROOF_INVALID')
  assert.equal(await signInWith({ iat: seconds(service, -3600) }), 'PROOF_STALE')
  const sessions = await service.queries.selectFrom('session').select('id').execute()
  assert.deepEqual(sessions, [], 'nothing begins without a key where one was offered')
})

test('a page of an older release, which sends no proofs, is told to reload, and the session continues', async (t) => {
  const { send, read, cookies, service } = await openBound(t)
  const refused = await send({}, LIST, cookies)
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'PAGE_OUTDATED'])
  assert.match(refused.json().detail, /Reload it/)
  assert.equal((await read()).statusCode, 200)
  assert.deepEqual(await sentMails(service), [])
})

test('logging out needs no proof, because it only ends a session', async (t) => {
  const { service, token, read } = await openBound(t)
  const headers = { authorization: `Bearer ${token}` }
  assert.equal((await service.app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode, 204)
  assert.equal((await read()).json().code, 'UNAUTHENTICATED')
  assert.deepEqual(await sentMails(service), [])
})

test('used proofs are deleted once they are too old to be accepted', async (t) => {
  const { read, service } = await openBound(t)
  await read()
  const kept = async () => (await service.queries.selectFrom('used_proof').select('expires_at').execute()).length
  await cleanUp(service.deps)
  assert.equal(await kept(), 1)
  service.clock.advance(11 * 60_000)
  await cleanUp(service.deps)
  assert.equal(await kept(), 0)
})

test('proofs of sign-ins, which anyone can make, leave no rows', async (t) => {
  const service = await startTestApp(t)
  const key = await createBrowserKey()
  for (let index = 0; index < 10; index++) {
    const dpop = await key.proof('POST', '/api/public/authenticate')
    await service.app.inject({
      method: 'POST',
      url: '/api/public/authenticate',
      headers: { dpop },
      payload: { username: 'blogs', password: 'a guess' },
    })
  }
  assert.deepEqual(await service.queries.selectFrom('used_proof').selectAll().execute(), [])
})
