import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { apply, addCareer } from '../../testing/sample-careers'
import { linkIn, mailAndResponse, sentMails } from '../../testing/sent-mails'
import { solveCaptcha } from '../../testing/solve-captcha'
import { startTestApp, type TestApp } from '../../testing/test-app'
import { cleanUp } from '../../maintenance'
import { eraseOutdatedApplicants, replayErasures } from '../applicants/erase-applicant'
import { handOverDueDigests } from './due-digests'

const DAY = 24 * 60 * 60_000
const url = '/api/public/user/jobAlerts'
const email = 'seeker@example.org'

let senders = 0

/** From a different network each time, so that only the limit per address applies. */
async function signUp(service: TestApp, search: object, changes: { email?: unknown; token?: string | null } = {}) {
  const payload = { email, search, token: await solveCaptcha(service), ...changes }
  senders += 1
  return service.app.inject({ method: 'POST', url, payload, remoteAddress: `10.8.${senders}.1` })
}

const callOf = (link: string) => link.replace('/job-alerts/', `${url}/`)

/** Signs up and returns the call behind the confirmation link. */
async function confirmLink(service: TestApp, search: object): Promise<string> {
  assert.equal((await signUp(service, search)).statusCode, 202)
  const mail = (await sentMails(service)).at(-1)
  assert.ok(mail)
  return callOf(linkIn(mail, '/job-alerts/confirm'))
}

const post = ({ app }: TestApp, path: string, payload?: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: path, payload, headers })

const json = { accept: 'application/json' }

async function confirmed(service: TestApp, search: object) {
  const link = await confirmLink(service, search)
  assert.equal((await post(service, link)).statusCode, 200)
}

/** The digests that are sent a day later. */
async function nextDigests(service: TestApp) {
  const before = (await sentMails(service)).length
  service.clock.advance(DAY + 1000)
  await handOverDueDigests(service.deps)
  service.deps.mail.wake()
  return (await sentMails(service)).slice(before)
}

const alerts = ({ queries }: TestApp) => queries.selectFrom('job_alert').selectAll().execute()

const open = async (service: TestApp, changes: object) =>
  addCareer(service, await service.signIn('careers'), {
    status: 'OPEN',
    jobTitle: 'Engineer',
    closingDate: new Date(service.clock.now().getTime() + 30 * DAY).toISOString().slice(0, 10),
    ...changes,
  })

test('S-11 a job alert is confirmed by mail after the response, which is the same for every address', async (t) => {
  const service = await startTestApp(t)
  const order = await mailAndResponse(service, () => signUp(service, { q: 'cloud' }))
  assert.deepEqual(order, ['response', 'mail'])
  service.clock.advance(60_000)
  const again = await signUp(service, { q: 'cloud' })
  assert.deepEqual([again.statusCode, again.json()], [202, { status: 'PENDING_CONFIRMATION' }])
  assert.equal((await sentMails(service)).length, 1, 'asked once within ten minutes')
  const [row] = await alerts(service)
  assert.deepEqual([row?.status, row?.search], ['PENDING', { q: 'cloud' }])
})

test('a job alert: the mail repeats nothing that was typed, opening its link changes nothing, its button confirms', async (t) => {
  const service = await startTestApp(t)
  const link = await confirmLink(service, { q: 'buy at evil.example', city: 'Evil City' })
  const [mail] = await sentMails(service)
  assert.doesNotMatch(`${mail?.headers}${mail?.text}`, /evil/i)
  assert.match(String((await service.app.inject({ url: link })).headers['content-type']), /^text\/html/)
  const looked = await service.app.inject({ url: link, headers: json })
  const search = { q: 'buy at evil.example', city: 'Evil City' }
  assert.deepEqual(looked.json(), { status: 'PENDING', changed: false, search })
  assert.deepEqual((await post(service, link, undefined, json)).json(), { status: 'CONFIRMED', changed: true, search })
  assert.deepEqual((await post(service, link, undefined, json)).json(), { status: 'CONFIRMED', changed: false, search })
})

test('a digest names each new job of the search once, at most once a day, and is not sent without new ones', async (t) => {
  const service = await startTestApp(t)
  await open(service, { jobTitle: 'Older cloud engineer' })
  service.clock.advance(1000)
  await confirmed(service, { q: 'cloud', country: 'India' })
  assert.deepEqual(await nextDigests(service), [], 'no new job, no mail')

  const job = await open(service, { jobTitle: 'Cloud engineer' })
  await open(service, { jobTitle: 'Cloud architect', country: 'UK', city: 'Leeds' })
  await handOverDueDigests(service.deps)
  const [digest, ...others] = await nextDigests(service)
  assert.deepEqual(others, [])
  assert.ok(digest)
  assert.match(digest.headers, /^Subject: New position: Cloud engineer$/m)
  assert.match(digest.headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  assert.ok(digest.text.includes(`/opportunities?job=${job.slug}&utm_source=job-alert`))
  assert.doesNotMatch(digest.text, /architect|Older/)
  assert.deepEqual(await nextDigests(service), [], 'told once')

  // A job that was on hold when a digest was due is in the next one.
  const second = await open(service, { jobTitle: 'Cloud tester' })
  await service.queries.updateTable('career').set({ status: 'ON_HOLD' }).where('id', '=', second.id).execute()
  assert.deepEqual(await nextDigests(service), [])
  await service.queries.updateTable('career').set({ status: 'OPEN' }).where('id', '=', second.id).execute()
  await Promise.all([handOverDueDigests(service.deps), handOverDueDigests(service.deps)])
  assert.equal((await nextDigests(service)).length, 1)
})

test('RFC 8058 one click or the linked page ends a job alert, and nothing about the address remains', async (t) => {
  const service = await startTestApp(t)
  await confirmed(service, {})
  await open(service, {})
  const [digest] = await nextDigests(service)
  assert.ok(digest)
  const link = callOf(linkIn(digest, '/job-alerts/unsubscribe'))
  assert.ok(digest.headers.includes(`List-Unsubscribe: <${service.config.siteOrigin}${link}>`))
  const looked = await service.app.inject({ url: link, headers: json })
  assert.deepEqual(looked.json(), { status: 'CONFIRMED', changed: false, search: {} })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  assert.equal((await post(service, link, 'List-Unsubscribe=One-Click', form)).statusCode, 200)
  assert.deepEqual(await alerts(service), [])
  assert.deepEqual((await post(service, link, undefined, json)).json(), { status: 'UNSUBSCRIBED', changed: false })
  assert.equal((await post(service, `${link}x`, undefined, json)).statusCode, 410)
})

test('an address gets at most five requests to confirm job alerts a day, whatever the searches; a captcha is required', async (t) => {
  const service = await startTestApp(t)
  for (const token of [null, 'forged']) {
    assert.equal((await signUp(service, {}, { token })).statusCode, 403)
  }
  for (let search = 1; search <= 7; search += 1) {
    const written = search % 2 ? email : 'Seeker@Example.org'
    assert.equal((await signUp(service, { q: `search ${search}` }, { email: written })).statusCode, 202)
    service.clock.advance(61_000)
  }
  assert.equal((await sentMails(service)).length, 5)
  assert.equal((await alerts(service)).length, 5)
  const invalid = await signUp(service, {}, { email: 'a' })
  assert.deepEqual([invalid.statusCode, invalid.json().errors[0].field], [422, 'email'])
})

test('a job alert that is not confirmed is deleted after eight days', async (t) => {
  const service = await startTestApp(t)
  const link = await confirmLink(service, {})
  service.clock.advance(7 * DAY + 1000)
  assert.equal((await post(service, link, undefined, json)).statusCode, 410)
  service.clock.advance(DAY)
  await cleanUp(service.deps)
  assert.deepEqual(await alerts(service), [])
})

/** A confirmed alert with an email in the outbox, and an application under its address, which anyone may have sent. */
async function startWithApplication(t: TestContext) {
  const service = await startTestApp(t)
  await confirmed(service, { q: 'cloud' })
  const career = await open(service, {})
  const applied = await apply(service, { jobId: career.id, email: 'Seeker@example.org' })
  assert.equal(applied.statusCode, 201, applied.body)
  await service.deps.mail.settled()
  const [alert] = await alerts(service)
  assert.ok(alert)
  const at = service.clock.now()
  const waiting = {
    recipient: email,
    subject: 'x',
    body: 'x',
    created_at: at,
    next_attempt_at: new Date(at.getTime() + DAY),
  }
  await service.queries
    .insertInto('mail')
    .values({ ...waiting, job_alert_id: alert.id, id: alert.id })
    .execute()
  const { id } = await service.queries.selectFrom('applicant').select('id').executeTakeFirstOrThrow()
  return { service, alert, id, headers: await service.signIn('careers') }
}

type WithApplication = Awaited<ReturnType<typeof startWithApplication>>

for (const [how, erase] of [
  [
    'applicants erase their application',
    async ({ service }) => {
      const token = (await sentMails(service))
        .flatMap(({ text }) => /my-application#(\S+)/.exec(text)?.[1] ?? [])
        .at(-1)
      return post(service, '/api/public/user/myApplication/erase', JSON.stringify({ token }), {
        'content-type': 'application/json',
      })
    },
  ],
  [
    'staff erase a person at their request',
    ({ service, id, headers }) =>
      service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${id}?applications=all`, headers }),
  ],
] satisfies [string, (start: WithApplication) => Promise<{ statusCode: number }>][]) {
  test(`V-08 S14 when ${how}, the job alerts of the address are deleted, with what waits in the outbox, and again after a restore`, async (t) => {
    const start = await startWithApplication(t)
    const { service, alert } = start
    assert.equal((await erase(start)).statusCode, 204)
    assert.deepEqual(await alerts(service), [])
    const left = service.queries.selectFrom('mail').where('recipient', 'ilike', email)
    assert.deepEqual(await left.selectAll().execute(), [])
    const search = JSON.stringify(alert.search)
    await service.queries
      .insertInto('job_alert')
      .values({ ...alert, search })
      .execute()
    await replayErasures(service.deps)
    assert.deepEqual(await alerts(service), [])
  })
}

for (const [how, erase] of [
  [
    'staff erase one application',
    ({ service, id, headers }) => service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${id}`, headers }),
  ],
  [
    'staff erase several applications',
    ({ service, id, headers }) => {
      const payload = { action: 'delete', ids: [id] }
      return service.app.inject({ method: 'POST', url: '/api/jobApplicants/bulk', headers, payload })
    },
  ],
  [
    'the time of an application is over',
    ({ service }) =>
      eraseOutdatedApplicants({ ...service.deps, now: () => new Date(service.clock.now().getTime() + 1000 * DAY) }),
  ],
] satisfies [string, (start: WithApplication) => Promise<unknown>][]) {
  test(`when ${how}, whose address was never proven, the job alerts that its owner confirmed stay`, async (t) => {
    const start = await startWithApplication(t)
    const { service, alert } = start
    await erase(start)
    const { erased_at } = await service.queries.selectFrom('applicant').select('erased_at').executeTakeFirstOrThrow()
    assert.ok(erased_at)
    await replayErasures(service.deps)
    assert.deepEqual(
      (await alerts(service)).map(({ id, status }) => [id, status]),
      [[alert.id, 'CONFIRMED']],
    )
  })
}

test('a captcha token that is sent again does not use up the share of an address', async (t) => {
  const service = await startTestApp(t)
  const token = await solveCaptcha(service)
  assert.equal((await signUp(service, {}, { email: 'other@example.org', token })).statusCode, 202)
  for (let index = 0; index < 5; index++)
    assert.equal((await signUp(service, { q: `${index}` }, { token })).statusCode, 403)
  assert.equal((await signUp(service, {})).statusCode, 202)
  assert.deepEqual((await sentMails(service)).map(({ headers }) => /^To: (.*?)\r?$/m.exec(headers)?.[1]).sort(), [
    'other@example.org',
    email,
  ])
})

test('a lone surrogate in a search is stored as the replacement character', async (t) => {
  const service = await startTestApp(t)
  const response = await signUp(service, { q: 'cloud \ud83d' })
  assert.equal(response.statusCode, 202, response.body)
  assert.deepEqual((await alerts(service))[0]?.search, { q: 'cloud \ufffd' })
})

test('an alert that this release cannot read does not hold up the other digests', async (t) => {
  const service = await startTestApp(t)
  await confirmed(service, {})
  await confirmed(service, { q: 'engineer' })
  await open(service, {})
  await service.queries
    .updateTable('job_alert')
    .set({ search: JSON.stringify({ employmentType: 'OF_A_LATER_RELEASE' }), next_digest_at: new Date(0) })
    .where('search', '=', sql`'{}'::jsonb`)
    .execute()
  service.clock.advance(DAY + 1000)
  const before = (await sentMails(service)).length
  await assert.rejects(handOverDueDigests(service.deps), AggregateError)
  assert.equal((await sentMails(service)).length, before + 1)
})

test('V-08 the job alerts of an address with letters beyond ASCII are found again, and deleted with its applicant', async (t) => {
  const service = await startTestApp(t)
  const address = 'İDA@example.org'
  await signUp(service, {}, { email: address })
  service.clock.advance(11 * 60_000)
  await signUp(service, {}, { email: address })
  assert.equal((await sentMails(service)).length, 2)
  const career = await open(service, {})
  assert.equal((await apply(service, { jobId: career.id, email: address })).statusCode, 201)
  const { id } = await service.queries.selectFrom('applicant').select('id').executeTakeFirstOrThrow()
  const headers = await service.signIn('careers')
  await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${id}?applications=all`, headers })
  assert.deepEqual(await alerts(service), [])
})
