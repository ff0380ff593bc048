import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkIn, mailAndResponse, sentMails } from '../../testing/sent-mails'
import { solveCaptcha } from '../../testing/solve-captcha'
import { startTestApp, type TestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000
const url = '/api/public/user/newsLetter'

async function signUp(service: TestApp, email: unknown, token?: string | null) {
  const payload = { email, token: token === undefined ? await solveCaptcha(service) : token }
  return service.app.inject({ method: 'POST', url, payload })
}

/** The endpoint behind the page that a link in an email leads to. */
const callOf = (link: string) => link.replace('/newsletter/', `${url}/`)

/** Signs up and returns the endpoint behind the confirmation link. */
async function confirmLink(service: TestApp, email: string): Promise<string> {
  await signUp(service, email)
  const mails = await sentMails(service)
  const mail = mails.findLast(({ headers }) => headers.includes(`To: ${email}`))
  assert.ok(mail, 'an email requests confirmation')
  return callOf(linkIn(mail, '/newsletter/confirm'))
}

const post = ({ app }: TestApp, path: string, payload?: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: path, payload, headers })

const statusOf = async ({ queries }: TestApp, email: string) =>
  (await queries.selectFrom('subscriber').select('status').where('email', '=', email).executeTakeFirst())?.status

test('S-11 a confirmation request is mailed after the response, whose timing reveals no subscription', async (t) => {
  const service = await startTestApp(t)
  const order = await mailAndResponse(service, () => signUp(service, 'reader@example.org'))
  assert.deepEqual(order, ['response', 'mail'])
})

test('CL-01 FM-01 FM-05 a sign-up returns 202 and sends a confirmation request', async (t) => {
  const service = await startTestApp(t)
  const response = await signUp(service, 'reader@example.org')
  assert.equal(response.statusCode, 202)
  assert.deepEqual(response.json(), { status: 'PENDING_CONFIRMATION', message: 'Successfully Submitted' })
  assert.equal(await statusOf(service, 'reader@example.org'), 'PENDING')
  const [mail, ...others] = await sentMails(service)
  assert.deepEqual(others, [])
  assert.match(mail?.headers ?? '', /^To: reader@example\.org$/m)
  assert.match(mail?.headers ?? '', /^Auto-Submitted: auto-generated$/m)
})

test('double opt-in: opening the link changes nothing, its button confirms, and a second press succeeds', async (t) => {
  const service = await startTestApp(t)
  const link = await confirmLink(service, 'reader@example.org')
  const page = await service.app.inject({ url: link })
  assert.equal(page.statusCode, 200)
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'.*form-action 'self'/)
  assert.equal(page.headers['referrer-policy'], 'no-referrer')
  assert.equal(await statusOf(service, 'reader@example.org'), 'PENDING')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  assert.equal((await post(service, link, '', form)).statusCode, 200)
  assert.equal(await statusOf(service, 'reader@example.org'), 'CONFIRMED')
  assert.equal((await post(service, link)).statusCode, 200)
  assert.equal((await sentMails(service)).length, 2, 'one request, one welcome')
})

test('RFC 8058 the welcome email supports one-click unsubscribing', async (t) => {
  const service = await startTestApp(t)
  await post(service, await confirmLink(service, 'reader@example.org'))
  const welcome = (await sentMails(service)).at(-1)
  assert.ok(welcome)
  assert.match(welcome.headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  const link = callOf(linkIn(welcome, '/newsletter/unsubscribe'))
  assert.ok(welcome.headers.includes(`List-Unsubscribe: <${service.config.siteOrigin}${link}>`))
  assert.equal((await service.app.inject({ url: link })).statusCode, 200)
  assert.equal(await statusOf(service, 'reader@example.org'), 'CONFIRMED', 'opening the page does not unsubscribe')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  assert.equal((await post(service, link, 'List-Unsubscribe=One-Click', headers)).statusCode, 200)
  assert.equal(await statusOf(service, 'reader@example.org'), 'UNSUBSCRIBED')
})

test('the pages of the site get the status of a subscription, and whether a press changed it', async (t) => {
  const service = await startTestApp(t)
  const headers = { accept: 'application/json' }
  const ask = async (method: 'GET' | 'POST', path: string) => {
    const response = await service.app.inject({ method, url: path, headers })
    return response.statusCode === 200 ? response.json<object>() : response.json<{ code: string }>().code
  }
  const confirm = await confirmLink(service, 'reader@example.org')
  assert.deepEqual(await ask('GET', confirm), { status: 'PENDING', changed: false })
  assert.deepEqual(await ask('POST', confirm), { status: 'CONFIRMED', changed: true })
  assert.deepEqual(await ask('POST', confirm), { status: 'CONFIRMED', changed: false })
  const welcome = (await sentMails(service)).at(-1)
  assert.ok(welcome)
  const leave = callOf(linkIn(welcome, '/newsletter/unsubscribe'))
  assert.deepEqual(await ask('GET', leave), { status: 'CONFIRMED', changed: false })
  assert.deepEqual(await ask('POST', leave), { status: 'UNSUBSCRIBED', changed: true })
  assert.deepEqual(await ask('POST', leave), { status: 'UNSUBSCRIBED', changed: false })
  assert.equal(await ask('GET', confirm), 'LINK_EXPIRED')
  assert.equal(await ask('POST', `${leave}x`), 'LINK_EXPIRED')
})

test('staff who press the button in a browser with a session need no anti-forgery header', async (t) => {
  const service = await startTestApp(t)
  const link = await confirmLink(service, 'reader@example.org')
  assert.equal((await post(service, link, undefined, { cookie: 'XSRF-TOKEN=value' })).statusCode, 200)
})

test('a confirmation link is rejected after seven days, if altered, and for another purpose', async (t) => {
  const service = await startTestApp(t)
  const link = await confirmLink(service, 'reader@example.org')
  for (const wrong of [
    `${link}x`,
    link.replace('/confirm', '/unsubscribe'),
    `${url}/confirm`,
    `${url}/confirm?token=a.b.c`,
  ]) {
    assert.equal((await post(service, wrong)).statusCode, 410, wrong)
    assert.equal((await service.app.inject({ url: wrong })).statusCode, 410, wrong)
  }
  service.clock.advance(7 * DAY + 1000)
  assert.equal((await post(service, link)).statusCode, 410)
  assert.equal(await statusOf(service, 'reader@example.org'), 'PENDING')
})

test('an old confirmation link does not resubscribe an unsubscribed reader; signing up again does', async (t) => {
  const service = await startTestApp(t)
  const link = await confirmLink(service, 'reader@example.org')
  await post(service, link)
  const welcome = (await sentMails(service)).at(-1)
  assert.ok(welcome)
  await post(service, callOf(linkIn(welcome, '/newsletter/unsubscribe')))
  assert.equal((await post(service, link)).statusCode, 410)
  assert.equal(await statusOf(service, 'reader@example.org'), 'UNSUBSCRIBED')
  service.clock.advance(60_000)
  await post(service, await confirmLink(service, 'reader@example.org'))
  assert.equal(await statusOf(service, 'reader@example.org'), 'CONFIRMED')
})

test('AT-30 a known email address gets the same response, and is not flooded with emails', async (t) => {
  const service = await startTestApp(t)
  const first = await signUp(service, 'reader@example.org')
  const again = await signUp(service, 'Reader@Example.org')
  assert.deepEqual([again.statusCode, again.json()], [first.statusCode, first.json()])
  assert.equal((await sentMails(service)).length, 1)
  await service.queries.updateTable('subscriber').set({ status: 'CONFIRMED' }).execute()
  service.clock.advance(DAY)
  const confirmed = await signUp(service, 'reader@example.org')
  assert.deepEqual(confirmed.json(), first.json())
  assert.equal((await sentMails(service)).length, 1)
})

test('an email address gets at most five confirmation requests a day, whoever enters it and however it is written', async (t) => {
  const service = await startTestApp(t)
  const enter = async (email: string, network: number) => {
    const payload = { email, token: await solveCaptcha(service) }
    const { statusCode } = await service.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: `10.9.${network}.1`,
    })
    assert.equal(statusCode, 202, 'the response reveals nothing')
    service.clock.advance(11 * 60_000)
  }
  for (let network = 1; network <= 8; network += 1) {
    await enter(network % 2 ? 'reader@example.org' : 'Reader@Example.org', network)
  }
  assert.equal((await sentMails(service)).length, 5)
  await enter('another@example.org', 9)
  assert.equal((await sentMails(service)).length, 6)
})

test('AT-31 a token that is missing, forged, used or expired is rejected with 403 CAPTCHA_FAILED', async (t) => {
  const service = await startTestApp(t)
  const used = await solveCaptcha(service)
  assert.equal((await signUp(service, 'first@example.org', used)).statusCode, 202)
  const old = await solveCaptcha(service)
  service.clock.advance(5 * 60_000 + 1000)
  for (const token of [null, 'forged', used, old]) {
    const rejected = await signUp(service, 'second@example.org', token)
    assert.deepEqual([rejected.statusCode, rejected.json().code], [403, 'CAPTCHA_FAILED'])
  }
  assert.equal(await statusOf(service, 'second@example.org'), undefined)
})

test('AT-27 FM-02 an email address with several faults is rejected for the first one, with the specified message', async (t) => {
  const service = await startTestApp(t)
  const problem = async (email: unknown) => {
    const response = await service.app.inject({ method: 'POST', url, payload: { email, token: 'x' } })
    assert.equal(response.statusCode, 422, String(email))
    const errors = response.json<{ errors: { code: string; message: string }[] }>().errors
    assert.equal(errors.length, 1)
    return [errors[0]?.code, errors[0]?.message]
  }
  assert.deepEqual(await problem(undefined), ['REQUIRED', 'Email is required.'])
  assert.deepEqual(await problem(''), ['REQUIRED', 'Email is required.'])
  assert.deepEqual(await problem('a'), ['EMAIL_INVALID', 'Please enter a valid email address.'])
  for (const email of ['a@b', 'a@b.c', 'é@x.fr']) {
    assert.deepEqual(await problem(email), ['EMAIL_FORMAT', 'Please enter a valid email format.'])
  }
  assert.equal((await problem(`${'a'.repeat(250)}@b.co`))[0], 'TOO_LONG')
})

test('an unconfirmed sign-up is deleted after thirty days', async (t) => {
  const service = await startTestApp(t)
  const { cleanUp } = await import('../../maintenance')
  await signUp(service, 'reader@example.org')
  service.clock.advance(29 * DAY)
  await cleanUp(service.deps)
  assert.equal(await statusOf(service, 'reader@example.org'), 'PENDING')
  service.clock.advance(2 * DAY)
  await cleanUp(service.deps)
  assert.equal(await statusOf(service, 'reader@example.org'), undefined)
})
