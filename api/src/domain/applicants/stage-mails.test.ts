import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type {
  ApplicantMail,
  ApplicantMailsWritten,
  MailPreview,
  MailTemplate,
} from '@tekskills/shared/contracts/http/applicant-mails'
import { listedApplicants, startWithApplicant } from '../../testing/sample-applicants'
import { apply } from '../../testing/sample-careers'
import { sentMails } from '../../testing/sent-mails'
import type { TestApp } from '../../testing/test-app'
import { handOverDueMails } from './stage-mails'

const MINUTE = 60_000
const mails = '/api/applicantMails'
const texts = { subject: 'News about {{reference}}', text: 'Hello {{firstName}}, about {{jobTitle}}.' }

async function start(t: TestContext, fields: Record<string, string> = {}) {
  const { service, headers, job, person } = await startWithApplicant(t, fields)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, key?: string) =>
    service.app.inject({
      method,
      url: mails + path,
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    })
  const written = async () => (await call('GET', `?applicantId=${person.id}`)).json<ApplicantMail[]>()
  const move = (stage: string, version: number) =>
    service.app.inject({ method: 'PUT', url: `/api/jobApplicants/${person.id}`, headers, payload: { version, stage } })
  const later = (minutes: number) => new Date(service.clock.now().getTime() + minutes * MINUTE).toISOString()
  return { service, headers, job, person, call, written, move, later }
}

/** The emails to an address, without the confirmation of the application. */
const newsTo = async (service: TestApp, address = 'jose@example.org') =>
  (await sentMails(service)).filter(
    ({ headers }) =>
      new RegExp(`^To: ${address}\\r?$`, 'm').test(headers) && !/^Subject: We have your application/m.test(headers),
  )

test('BO-02 every stage has a template in British English that can be changed and reset', async (t) => {
  const { call } = await start(t)
  const builtIn = (await call('GET', '/templates')).json<MailTemplate[]>()
  assert.equal(builtIn.length, 7)
  assert.ok(builtIn.every(({ builtIn: isBuiltIn, version }) => isBuiltIn && version === 0))
  const saved = await call('PUT', '/templates/SCREENING', { ...texts, version: 0 })
  assert.equal(saved.statusCode, 200, saved.body)
  assert.equal((await call('PUT', '/templates/SCREENING', { ...texts, version: 0 })).statusCode, 409)
  const stored = (await call('GET', '/templates')).json<MailTemplate[]>().find(({ stage }) => stage === 'SCREENING')
  assert.deepEqual([stored?.subject, stored?.builtIn, stored?.version], [texts.subject, false, 1])
  const reset = (await call('DELETE', '/templates/SCREENING')).json<MailTemplate>()
  assert.deepEqual(
    reset,
    builtIn.find(({ stage }) => stage === 'SCREENING'),
  )
})

test('a template with an unknown or broken field is not saved, and a sentence says why', async (t) => {
  const { call } = await start(t)
  for (const [text, reason] of [
    ['Hello {{fistName}}', /There is no field \{\{fistName\}\}\. Use \{\{firstName\}\}/],
    ['Hello {{firstName}', /two braces on each side/],
  ] as const) {
    const rejected = await call('PUT', '/templates/OFFER', { subject: 'Offer', text, version: 0 })
    assert.equal(rejected.statusCode, 422)
    const [error] = rejected.json<{ errors: { field: string; message: string }[] }>().errors
    assert.equal(error?.field, 'text')
    assert.match(error?.message ?? '', reason)
  }
})

test('BO-02 each built-in template is filled in completely with the data of an applicant', async (t) => {
  const { call, person } = await start(t, { name: 'Ada Example' })
  for (const { stage, subject, text } of (await call('GET', '/templates')).json<MailTemplate[]>()) {
    const [preview] = (await call('POST', '/preview', { recipients: [person.id], subject, text })).json<MailPreview[]>()
    assert.ok(preview)
    assert.equal(preview.problem, null)
    assert.doesNotMatch(preview.subject + preview.text, /[{}]/, stage)
    assert.match(preview.text, /^Hello Ada,\n/)
    assert.match(preview.subject + preview.text, /Engineer/)
  }
})

test('BO-02 a bulk email goes to applicants at the stage, replies go to the recruiter, and the history records it', async (t) => {
  const { service, headers, job, person, call, written } = await start(t, { name: 'Ada Example' })
  await apply(service, { jobId: job.id, email: 'moved@example.org' })
  const other = (await listedApplicants(service, headers)).find(({ email }) => email === 'moved@example.org')
  assert.ok(other)
  await service.app.inject({
    method: 'PUT',
    url: `/api/jobApplicants/${other.id}`,
    headers,
    payload: { version: 1, stage: 'REJECTED' },
  })
  const gone = '01900000-0000-7000-8000-00000000ffff'
  const sent = await call('POST', '', { recipients: [person.id, other.id, gone], ...texts, stage: 'NEW' })
  assert.equal(sent.statusCode, 202, sent.body)
  assert.deepEqual(sent.json<ApplicantMailsWritten>(), {
    written: [person.id],
    leftOut: [
      { id: other.id, reason: 'This applicant is no longer at that stage.' },
      { id: gone, reason: 'This applicant could not be found.' },
    ],
  })
  const [mail, ...more] = await newsTo(service)
  const requestId = String(sent.headers['x-request-id'])
  assert.match(mail?.headers ?? '', new RegExp(`^x-request-id: ${requestId}\\r?$`, 'im'), 'the mail names its request')
  assert.deepEqual(more, [])
  assert.match(mail?.text ?? '', /Hello Ada, about Engineer\./)
  assert.match(mail?.headers ?? '', new RegExp(`^Subject: News about ${person.reference}$`, 'm'))
  assert.match(mail?.headers ?? '', /^Reply-To: careers@localhost$/m)
  assert.deepEqual(await newsTo(service, 'moved@example.org'), [])
  assert.deepEqual(
    (await written()).map(({ status, stage, subject }) => ({ status, stage, subject })),
    [{ status: 'SENT', stage: 'NEW', subject: `News about ${person.reference}` }],
  )
  const detail = await service.app.inject({ url: `/api/jobApplicants/${person.id}`, headers })
  assert.ok(
    detail
      .json<{ history: { reason: string | null }[] }>()
      .history.some(({ reason }) => reason === `Email: News about ${person.reference}`),
  )
  const [again] = (await call('POST', '/preview', { recipients: [person.id], ...texts })).json<MailPreview[]>()
  assert.ok(again?.writtenAt, 'the next preview says that a mail of this stage was written')
})

test('V-08 an email from staff is the last contact with its applicant, a scheduled one once it is sent', async (t) => {
  const { service, headers, person, call, later } = await start(t)
  const contact = async () => {
    const detail = await service.app.inject({ url: `/api/jobApplicants/${person.id}`, headers })
    const { lastContactAt, retentionUntil } = detail.json<ApplicantDetail>()
    return { lastContactAt, retentionUntil: retentionUntil.slice(0, 10) }
  }
  const applied = await contact()
  service.clock.advance(5 * MINUTE)
  await call('POST', '', { recipients: [person.id], ...texts, sendAt: later(5) })
  assert.deepEqual(await contact(), applied)
  service.clock.advance(5 * MINUTE)
  const due = service.clock.now()
  await handOverDueMails(service.deps)
  const { lastContactAt, retentionUntil } = await contact()
  assert.ok(lastContactAt >= due.toISOString(), lastContactAt)
  assert.equal(retentionUntil, `${Number(lastContactAt.slice(0, 4)) + 2}${lastContactAt.slice(4, 10)}`)
})

test('D-10 a mail that is sent twenty times under one key is written once', async (t) => {
  const { service, person, call, written } = await start(t)
  const payload = { recipients: [person.id], ...texts, stage: 'NEW' }
  const responses = await Promise.all(Array.from({ length: 20 }, () => call('POST', '', payload, 'one-key')))
  assert.ok(responses.every(({ statusCode }) => statusCode === 202))
  assert.equal((await written()).length, 1)
  assert.equal((await newsTo(service)).length, 1)
})

test('BO-02 a scheduled mail is sent once, at its time, however many instances are running', async (t) => {
  const { service, person, call, written, later } = await start(t)
  await call('POST', '', { recipients: [person.id], ...texts, stage: 'NEW', sendAt: later(5) })
  await handOverDueMails(service.deps)
  assert.deepEqual(await newsTo(service), [])
  assert.equal((await written())[0]?.status, 'WAITING')
  service.clock.advance(5 * MINUTE)
  await Promise.all([handOverDueMails(service.deps), handOverDueMails(service.deps)])
  service.deps.mail.wake()
  assert.equal((await newsTo(service)).length, 1)
  assert.equal((await written())[0]?.status, 'SENT')
  const past = await call('POST', '', { recipients: [person.id], ...texts, sendAt: later(-1) })
  assert.equal(past.statusCode, 422)
})

test('BO-02 a scheduled mail is not sent once it is canceled, or the applicant is moved or erased', async (t) => {
  const { service, headers, person, call, written, move, later } = await start(t)
  const schedule = () => call('POST', '', { recipients: [person.id], ...texts, sendAt: later(1) })
  await schedule()
  const [first] = await written()
  assert.equal((await call('DELETE', `/${first?.id}`)).statusCode, 204)
  assert.equal((await call('DELETE', `/${first?.id}`)).statusCode, 204, 'again')
  await schedule()
  assert.equal((await move('REJECTED', 1)).statusCode, 200)
  assert.deepEqual(
    (await written()).map(({ status }) => status),
    ['CANCELED', 'CANCELED'],
  )
  await schedule()
  await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${person.id}`, headers })
  service.clock.advance(5 * MINUTE)
  await handOverDueMails(service.deps)
  assert.deepEqual(await newsTo(service), [])
  assert.deepEqual(await service.queries.selectFrom('applicant_mail').selectAll().execute(), [])
})

test('BO-02 a mail that is sent cannot be canceled', async (t) => {
  const { person, call, written } = await start(t)
  await call('POST', '', { recipients: [person.id], ...texts })
  assert.equal((await call('DELETE', `/${(await written())[0]?.id}`)).statusCode, 409)
})

test('AT-24 an email from staff repeats a name, but at most one word of a sentence or domain entered in its place', async (t) => {
  const { service, headers, job, call } = await start(t)
  for (const [index, [name, expected]] of [
    ['Jo Doe-Smith', 'Jo / Jo Doe-Smith'],
    ['María de los Ángeles García', 'María / María'],
    ['your prize is at evil-prize.example now', 'your / your'],
    ['evil-prize.example now', 'applicant / applicant'],
  ].entries()) {
    const sent = await apply(service, { jobId: job.id, name: name ?? '', email: `p${index}@example.org` })
    assert.equal(sent.statusCode, 201, sent.body)
    const person = (await listedApplicants(service, headers)).find((each) => each.name === name)
    const written = { recipients: [person?.id], subject: 'News', text: '{{firstName}} / {{name}}' }
    const [preview] = (await call('POST', '/preview', written)).json<MailPreview[]>()
    assert.equal(preview?.text, expected)
  }
})

test('S04 what an applicant entered never becomes a field, markup or header of an email', async (t) => {
  const name = '{{ownPage}} <b>Bcc:</b>'
  const { service, person, call } = await start(t, { name })
  await call('POST', '', {
    recipients: [person.id],
    subject: 'To {{name}}\r\nBcc: all@example.org',
    text: 'Hello {{name}}',
  })
  const [mail] = await newsTo(service)
  assert.ok(mail)
  assert.doesNotMatch(mail.headers, /^Bcc:/im)
  assert.match(mail.headers, /^Content-Type: text\/plain/m)
  assert.match(mail.headers, /^Subject: To applicant Bcc: all@example\.org\r?$/m)
  assert.ok(mail.text.startsWith('Hello applicant'), mail.text)
})

test('an email with a link does not revoke the applicant’s existing link', async (t) => {
  const { service, person, call } = await start(t)
  const link = (text: string) => /\/my-application#(\S+)/.exec(text)?.[1]
  const first = link((await sentMails(service)).find(({ headers }) => /^To: jose/m.test(headers))?.text ?? '')
  service.clock.advance(5 * MINUTE)
  await call('POST', '', { recipients: [person.id], subject: 'Page', text: '{{ownPage}}' })
  const [mail] = await newsTo(service)
  const second = link(mail?.text ?? '')
  assert.ok(first && second && first !== second)
  const show = (token: string) =>
    service.app.inject({ method: 'POST', url: '/api/public/user/myApplication', payload: { token } })
  assert.deepEqual([(await show(first)).statusCode, (await show(second)).statusCode], [200, 200])
  service.clock.advance((90 * 24 * 60 - 1) * MINUTE)
  assert.deepEqual([(await show(first)).statusCode, (await show(second)).statusCode], [410, 200])
})

test('ST-08 staff never get the token of an applicant’s own page: not in previews, mails or history', async (t) => {
  const { service, headers, person, call, written, later } = await start(t)
  const letter = { recipients: [person.id], subject: 'Page {{ownPage}}', text: 'See {{ownPage}}\n"{{ownPage}}"' }
  const previewed = (await call('POST', '/preview', letter)).body
  await call('POST', '', letter)
  await call('POST', '', { ...letter, sendAt: later(5) })
  service.clock.advance(6 * MINUTE)
  await handOverDueMails(service.deps)
  const get = async (url: string) => (await service.app.inject({ url, headers })).body
  const seen = [previewed, JSON.stringify(await written()), await get(`/api/jobApplicants/${person.id}`)]
  // Earlier releases stored emails with the token.
  const sent = await newsTo(service)
  const [token] = /\/my-application#[\w.-]+/.exec(sent.at(-1)?.text ?? '') ?? []
  assert.ok(token)
  await service.queries
    .updateTable('applicant_mail')
    .set({ body: `See https://example.org${token}` })
    .execute()
  seen.push(JSON.stringify(await written()))
  for (const text of seen) assert.doesNotMatch(text, /my-application#[\w-]/)
  assert.match(previewed, /\/my-application#…/)
})

test('a text that names the interview is sent only to an applicant who has one', async (t) => {
  const { person, call } = await start(t)
  const payload = { recipients: [person.id], subject: 'Soon', text: '{{interview}}' }
  assert.match((await call('POST', '/preview', payload)).json<MailPreview[]>()[0]?.problem ?? '', /No interview/)
  assert.deepEqual((await call('POST', '', payload)).json<ApplicantMailsWritten>().written, [])
})

test('BO-02 an offer does not show on the applicant’s page before its email, and a stage with a scheduled email waits for it', async (t) => {
  const { service, person, call, move, later } = await start(t)
  const token = (await sentMails(service)).flatMap(({ text }) => /\/my-application#(\S+)/.exec(text)?.[1] ?? []).at(-1)
  const shown = async () => {
    const payload = { token }
    const page = await service.app.inject({ method: 'POST', url: '/api/public/user/myApplication', payload })
    return page.json<{ stage: string }>().stage
  }
  await move('INTERVIEW', 1)
  assert.equal(await shown(), 'INTERVIEW')
  await move('OFFER', 2)
  assert.equal(await shown(), 'INTERVIEW')
  await call('POST', '', { ...texts, recipients: [person.id], stage: 'OFFER' })
  assert.equal(await shown(), 'OFFER')
  await move('REJECTED', 3)
  assert.equal(await shown(), 'CLOSED')
  await move('SCREENING', 4)
  // Sooner, it would undo the move before.
  service.clock.advance(11 * MINUTE)
  await move('REJECTED', 5)
  await call('POST', '', { ...texts, recipients: [person.id], stage: 'REJECTED', sendAt: later(30) })
  assert.equal(await shown(), 'IN_REVIEW')
  service.clock.advance(31 * MINUTE)
  await handOverDueMails(service.deps)
  assert.equal(await shown(), 'CLOSED')
})

test('BO-02 a scheduled or canceled mail is shown as the applicant would get it, in the list and in the history', async (t) => {
  const { service, headers, person, call, written, later } = await start(t, { name: 'Ada Example' })
  const subject = `News about ${person.reference}`
  await call('POST', '', { recipients: [person.id], ...texts, sendAt: later(5) })
  const shown = async () => (await written()).map((mail) => [mail.status, mail.subject, mail.text])
  assert.deepEqual(await shown(), [['WAITING', subject, 'Hello Ada, about Engineer.']])
  const [mail] = await written()
  assert.equal((await call('DELETE', `/${mail?.id}`)).statusCode, 204)
  assert.deepEqual(await shown(), [['CANCELED', subject, 'Hello Ada, about Engineer.']])
  const detail = await service.app.inject({ url: `/api/jobApplicants/${person.id}`, headers })
  const reasons = detail.json<ApplicantDetail>().history.flatMap(({ reason }) => reason ?? [])
  assert.deepEqual(reasons, [`Email scheduled: ${subject}`, `Email cancelled: ${subject}`])
})
