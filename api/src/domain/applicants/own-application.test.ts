import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { OwnApplication } from '@tekskills/shared/contracts/http/own-application'
import { startWithApplicant } from '../../testing/sample-applicants'
import { apply } from '../../testing/sample-careers'
import { mailAndResponse, sentMails } from '../../testing/sent-mails'
import type { TestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000
const url = '/api/public/user/myApplication'
const gone = [410, 'LINK_EXPIRED']

/** The tokens of the links mailed to an address, oldest first. */
async function tokensOf(service: TestApp, email = 'jose@example.org'): Promise<string[]> {
  const mails = (await sentMails(service)).filter(({ headers }) => new RegExp(`^To: ${email}\\r?$`, 'm').test(headers))
  return mails.map(({ text }) => /\/my-application#(\S+)/.exec(text)?.[1] ?? '')
}

let requests = 0

/** Calls the service from a new IP address each time, so that rate limits do not apply. */
function call(
  { app }: TestApp,
  path: '' | '/withdraw' | '/link' | '/copy' | '/erase',
  payload: object,
  remoteAddress?: string,
) {
  requests += 1
  const address = `10.1.${Math.floor(requests / 250)}.${(requests % 250) + 1}`
  return app.inject({ method: 'POST', url: url + path, payload, remoteAddress: remoteAddress ?? address })
}
const problem = ({ statusCode, json }: Awaited<ReturnType<typeof call>>) => [statusCode, json<{ code: string }>().code]

const detailOf = async ({ app }: TestApp, headers: object, id: string) =>
  (await app.inject({ url: `/api/jobApplicants/${id}`, headers: { ...headers } })).json<ApplicantDetail>()

test('BO-02 the mailed link shows job, date, stage and documents, is not cached, and shows no contact data, rating or reason', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const [token = ''] = await tokensOf(service)
  const response = await call(service, '', { token })
  assert.equal(response.statusCode, 200, response.body)
  assert.equal(response.headers['cache-control'], 'no-store')
  const { reference, appliedAt } = person
  const interviews = { booked: null, offered: [], timeZone: service.config.timeZone }
  const kept = { retainedUntil: person.retentionUntil, isAskedToKeep: false }
  const shown = { reference, jobTitle: 'Engineer', appliedAt, documents: ['cv.pdf'], interviews, ...kept }
  assert.deepEqual(response.json(), { ...shown, stage: 'RECEIVED', canWithdraw: true, canErase: true })

  const payload = { version: 1, stage: 'REJECTED', rejectReason: 'No Kafka', rating: 1 }
  await service.app.inject({ method: 'PUT', url: `/api/jobApplicants/${person.id}`, headers, payload })
  assert.deepEqual((await call(service, '', { token })).json(), {
    ...shown,
    stage: 'CLOSED',
    canWithdraw: false,
    canErase: true,
  })
  assert.deepEqual(problem(await call(service, '/withdraw', { token })), [409, 'INVALID_TRANSITION'])
})

test('BO-02 an applicant withdraws once, however often the button is pressed, and the history shows it', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const [token = ''] = await tokensOf(service)
  const replies = await Promise.all(Array.from({ length: 5 }, () => call(service, '/withdraw', { token })))
  for (const reply of replies) {
    const { stage, canWithdraw } = reply.json<OwnApplication>()
    assert.deepEqual([stage, canWithdraw], ['WITHDRAWN', false], reply.body)
  }
  const { history, stage, version } = await detailOf(service, headers, person.id)
  assert.deepEqual([stage, version], ['WITHDRAWN', 2])
  assert.deepEqual(
    history.map(({ from, to, by, reason }) => [from, to, by, reason]),
    [
      [null, 'NEW', null, null],
      ['NEW', 'WITHDRAWN', null, 'By the applicant'],
    ],
  )
  assert.equal(
    (await service.app.inject({ url: '/api/jobApplicants/getApplicants?type=WITHDRAWN', headers })).json<{
      totalElements: number
    }>().totalElements,
    1,
  )
})

test('AT-32 scanners change nothing: the calls of a link accept no GET or HEAD', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const [token = ''] = await tokensOf(service)
  for (const method of ['GET', 'HEAD'] as const) {
    for (const path of ['', '/withdraw', '/erase']) {
      const response = await service.app.inject({ method, url: `${url}${path}?token=${token}` })
      assert.ok([404, 405].includes(response.statusCode), `${method} ${path} ${response.statusCode}`)
    }
  }
  assert.equal((await detailOf(service, headers, person.id)).stage, 'NEW')
})

test('guessed, altered and expired links, and those for another purpose or person, show and change nothing', async (t) => {
  const { service, job, person } = await startWithApplicant(t)
  await apply(service, { jobId: job.id, email: 'other@example.org' })
  const [token = ''] = await tokensOf(service)
  const [others = ''] = await tokensOf(service, 'other@example.org')
  const [subject = '', expiry = '', signature = ''] = token.split('.')
  const { signer } = service.deps
  const altered = [
    ...['', 'x', `${token}x`, token.slice(0, -1), `${subject}.${expiry}.`, `${subject}..${signature}`],
    [subject, `${expiry}z`, signature].join('.'),
    [others.split('.')[0], expiry, signature].join('.'),
    signer.sign('newsletter-confirm', subject),
    signer.sign('own-application', person.id),
    signer.sign('own-application', `${person.id}-0`),
    signer.sign('own-application', 'nonsense'),
  ]
  // Every other character at every place of the signature, and at two places at once.
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const guesses = new Set<string>()
  for (let index = 0; guesses.size < 1_000; index += 1) {
    const guess = [...signature]
    guess[index % signature.length] = characters[Math.floor(index / signature.length) % 64] ?? ''
    guess[(7 * index) % signature.length] = characters[(index + Math.floor(index / 64)) % 64] ?? ''
    if (guess.join('') !== signature) guesses.add(`${subject}.${expiry}.${guess.join('')}`)
  }
  for (const wrong of [...altered, ...guesses]) {
    assert.deepEqual(problem(await call(service, '', { token: wrong })), gone, wrong)
  }
  for (const path of ['/withdraw', '/erase', '/copy'] as const)
    for (const wrong of altered) assert.deepEqual(problem(await call(service, path, { token: wrong })), gone, wrong)
  service.clock.advance(90 * DAY)
  for (const path of ['', '/withdraw', '/erase', '/copy'] as const)
    assert.deepEqual(problem(await call(service, path, { token })), gone, path)
  assert.equal((await detailOf(service, await service.signIn('careers'), person.id)).stage, 'NEW')
})

test('AT-32 guesses from one address are limited', async (t) => {
  const { service } = await startWithApplicant(t)
  const replies = await Promise.all(Array.from({ length: 70 }, () => call(service, '', { token: 'x' }, '10.7.7.7')))
  assert.equal(replies.filter(({ statusCode }) => statusCode === 429).length, 10)
})

test('a lost link is mailed to the stored address only, with the same response for unknown addresses; it ends a forwarded one', async (t) => {
  const { service } = await startWithApplicant(t)
  const [forwarded = ''] = await tokensOf(service)
  service.clock.advance(DAY)
  const known = await call(service, '/link', { email: 'JOSE@example.org' })
  const unknown = await call(service, '/link', { email: 'nobody@example.org' })
  assert.deepEqual([known.statusCode, known.body], [202, unknown.body])
  assert.equal(unknown.statusCode, 202)
  assert.deepEqual(Object.keys(known.headers).sort(), Object.keys(unknown.headers).sort())
  assert.equal((await call(service, '/link', { email: 'jose@example.org' })).statusCode, 202)
  const tokens = await tokensOf(service)
  assert.equal(tokens.length, 2, 'one mail within ten minutes')
  assert.deepEqual(await tokensOf(service, 'nobody@example.org'), [])
  for (const path of ['', '/copy'] as const) {
    assert.deepEqual(problem(await call(service, path, { token: forwarded })), gone, path)
    assert.equal((await call(service, path, { token: tokens[1] })).statusCode, 200, path)
  }
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => call(service, '/link', { email: 'a@example.org' }, '10.7.7.8')),
  )
  assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [202, 202, 202, 202, 202, 429])
})

test('AT-32 all links mailed to an address end when it is corrected or a new link is asked for, even at the same moment', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const [first = ''] = await tokensOf(service)
  service.clock.advance(60_000)
  const write = () =>
    service.app.inject({
      method: 'POST',
      url: '/api/applicantMails',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      payload: { recipients: [person.id], subject: 'Your page', text: '{{ownPage}}' },
    })
  assert.equal((await write()).statusCode, 202)
  const [, second = ''] = await tokensOf(service)
  for (const token of [first, second]) assert.equal((await call(service, '', { token })).statusCode, 200)

  const { version } = await detailOf(service, headers, person.id)
  const payload = { version, email: 'corrected@example.org' }
  const corrected = await service.app.inject({
    method: 'PUT',
    url: `/api/jobApplicants/${person.id}`,
    headers,
    payload,
  })
  assert.equal(corrected.statusCode, 200, corrected.body)
  for (const token of [first, second]) assert.deepEqual(problem(await call(service, '', { token })), gone)

  assert.equal((await write()).statusCode, 202)
  const [third = ''] = await tokensOf(service, 'corrected@example.org')
  assert.equal((await call(service, '', { token: third })).statusCode, 200)
  for (const token of [first, second]) assert.deepEqual(problem(await call(service, '/withdraw', { token })), gone)

  service.clock.advance(11 * 60_000)
  await write()
  service.clock.advance(11 * 60_000)
  assert.equal((await call(service, '/link', { email: 'corrected@example.org' })).statusCode, 202)
  const [, fourth = '', fifth = ''] = await tokensOf(service, 'corrected@example.org')
  for (const token of [third, fourth]) assert.deepEqual(problem(await call(service, '', { token })), gone)
  assert.equal((await call(service, '', { token: fifth })).statusCode, 200)
})

test('AT-32 an address gets at most ten lost links a day, from whatever networks', async (t) => {
  const { service } = await startWithApplicant(t)
  const before = (await tokensOf(service)).length
  for (let index = 0; index < 14; index += 1) {
    service.clock.advance(11 * 60_000)
    const email = index % 2 ? 'jose@example.org' : 'JOSE@example.org'
    assert.equal((await call(service, '/link', { email }, `10.7.8.${index}`)).statusCode, 202)
    // The lookup follows the response and reads the clock, which must not advance before it.
    await service.deps.mail.settled()
  }
  assert.equal((await tokensOf(service)).length - before, 10)
})

test('AT-32 requests for lost links that send no email do not count toward the daily limit', async (t) => {
  const { service } = await startWithApplicant(t)
  const before = (await tokensOf(service)).length
  for (let index = 0; index < 12; index += 1) {
    assert.equal((await call(service, '/link', { email: 'jose@example.org' }, `10.7.9.${index}`)).statusCode, 202)
  }
  assert.equal((await tokensOf(service)).length - before, 0, 'the link is fresh')
  service.clock.advance(60 * 60_000)
  await call(service, '/link', { email: 'jose@example.org' })
  assert.equal((await tokensOf(service)).length - before, 1)
})

test('S-11 a link is looked up and mailed after the response, whose timing reveals no application', async (t) => {
  const { service } = await startWithApplicant(t)
  service.clock.advance(DAY)
  const order = await mailAndResponse(service, () => call(service, '/link', { email: 'jose@example.org' }))
  assert.deepEqual(order, ['response', 'mail'])
})

test('V-08 S14 the link of an erased applicant shows nothing, and no new one is mailed', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const [token = ''] = await tokensOf(service)
  await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${person.id}`, headers })
  for (const path of ['', '/withdraw', '/erase', '/copy'] as const)
    assert.deepEqual(problem(await call(service, path, { token })), gone, path)
  await call(service, '/link', { email: 'jose@example.org' })
  await call(service, '/link', { email: '' })
  assert.deepEqual(await tokensOf(service), [])
})

test('V-08 an applicant erases the application of their link at once and for good, and only this one', async (t) => {
  const { service, person } = await startWithApplicant(t)
  service.clock.advance(DAY + 1000)
  const headers = await service.signIn('careers')
  const fields = { desiredRole: 'Engineer', preferredCountry: 'India', consentFuture: 'true' }
  assert.equal((await apply(service, fields, { call: 'futureApplicants' })).statusCode, 201)
  const [token = '', ofOther = ''] = await tokensOf(service)
  assert.equal((await call(service, '/erase', { token: `${token}x` })).statusCode, 410)
  const erased = await call(service, '/erase', { token })
  assert.deepEqual([erased.statusCode, erased.headers['cache-control']], [204, 'no-store'], erased.body)
  for (const path of ['', '/erase', '/copy'] as const)
    assert.deepEqual(problem(await call(service, path, { token })), gone)
  const url = `/api/jobApplicants/${person.id}`
  assert.equal((await service.app.inject({ url, headers })).statusCode, 404)
  const row = await service.queries.selectFrom('applicant').selectAll().where('id', '=', person.id).executeTakeFirst()
  assert.deepEqual([row?.name, row?.email, row?.erased_at instanceof Date], ['', '', true])
  assert.equal((await call(service, '', { token: ofOther })).statusCode, 200)
  assert.equal((await tokensOf(service)).length, 1, 'the email with the link is gone too')
  const logged: string[] = []
  for await (const { key } of service.deps.files.erasures.list()) logged.push(key)
  assert.ok(logged.includes(person.id), 'it outlives the restore of a backup')
})

test('V-08 whoever was hired cannot erase by a link', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const [token = ''] = await tokensOf(service)
  await service.app.inject({
    method: 'PUT',
    url: `/api/jobApplicants/${person.id}`,
    headers,
    payload: { version: 1, stage: 'HIRED' },
  })
  assert.equal((await call(service, '', { token })).json<OwnApplication>().canErase, false)
  assert.deepEqual(problem(await call(service, '/erase', { token })), [409, 'INVALID_TRANSITION'])
  assert.equal((await detailOf(service, headers, person.id)).name, person.name)
})
