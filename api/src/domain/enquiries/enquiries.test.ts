import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { contentTypes, itemCalls } from '../../testing/sample-items'
import { sentMails } from '../../testing/sent-mails'
import { solveCaptcha } from '../../testing/solve-captcha'
import { startTestApp, type TestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000
const fields = { name: 'Ada', email: 'ada@example.org', subject: 'A project', message: 'Please call me.' }

const send = ({ app }: TestApp, payload: object, headers: Record<string, string> = {}, call = 'footerEnquiry') =>
  app.inject({ method: 'POST', url: `/api/public/user/${call}`, payload, headers })

const withToken = async (service: TestApp) => ({ 'x-captcha-token': await solveCaptcha(service) })

const stored = ({ queries }: TestApp) => queries.selectFrom('enquiry').selectAll().orderBy('created_at').execute()

test('CL-01 FM-03 an enquiry is stored, returns 201, and staff are notified by email', async (t) => {
  const service = await startTestApp(t)
  const response = await send(service, fields, await withToken(service))
  assert.equal(response.statusCode, 201)
  const [row, ...others] = await stored(service)
  assert.deepEqual(others, [])
  assert.deepEqual(response.json(), { id: row?.id, message: 'Successfully Submitted' })
  assert.deepEqual(
    [row?.type, row?.status, row?.name, row?.email, row?.subject, row?.message, row?.suspected_spam],
    ['CONTACT', 'NEW', fields.name, fields.email, fields.subject, fields.message, false],
  )
  const [mail, ...more] = await sentMails(service)
  assert.deepEqual(more, [])
  assert.match(mail?.headers ?? '', /^To: blogs@localhost$/m)
  assert.match(mail?.headers ?? '', /^Reply-To: ada@example\.org$/m)
  assert.match(mail?.headers ?? '', /^Subject: Enquiry: A project$/m)
  assert.match(mail?.text ?? '', /Please call me\./)
})

test('CL-01 an enquiry about a case study requires the id of a public case study', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const calls = itemCalls(service, await service.signIn(), contentTypes[2])
  const [shown, draft] = [await calls.add('Shown'), await calls.add('Draft', { status: 'DRAFT' })]
  const payload = { casestudyId: shown.id, email: 'ada@example.org', company: 'Example' }
  const ask = (casestudyId: string | undefined, remoteAddress: string) =>
    service.app.inject({
      method: 'POST',
      url: '/api/public/user/caseStudyEnquiry',
      remoteAddress,
      payload: { ...payload, casestudyId },
    })
  assert.equal((await ask(shown.id, '10.1.0.1')).statusCode, 201)
  const rejected = [undefined, '', 'x', 'x\r\nBcc: y', '01a1deb1-0680-7b74-bcaa-79865b67524f', draft.id]
  for (const [index, id] of rejected.entries()) {
    const response = await ask(id, `10.1.1.${index}`)
    assert.deepEqual([response.statusCode, response.json().errors?.[0].field], [422, 'casestudyId'], id)
  }
  const [row, ...others] = await stored(service)
  assert.deepEqual([row?.type, row?.case_study_id, row?.company], ['CASESTUDY', shown.id, 'Example'])
  assert.deepEqual(others, [])
})

test('BO-05 an enquiry about a case study names it, with its page, in the mail, the inbox and the export', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const headers = await service.signIn()
  const study = await itemCalls(service, headers, contentTypes[2]).add('A port')
  await send(service, { casestudyId: study.id, email: 'ada@example.org' }, {}, 'caseStudyEnquiry')
  const page = `/individualcasestudy/${study.slug}`
  const [mail] = await sentMails(service)
  assert.ok(mail?.text.includes(`Case study: A port\nPage: ${service.config.siteOrigin}${page}\n`), mail?.text)
  const read = async (query = '') => service.app.inject({ url: `/api/enquiry/get-allEnquiries${query}`, headers })
  const inboxed = async () => (await read()).json<Page<StaffEnquiry>>().content[0]?.caseStudy
  assert.deepEqual(await inboxed(), { title: 'A port', path: page })
  assert.ok((await read('?format=csv')).body.includes(`"A port","${service.config.siteOrigin}${page}"`))
  await service.queries.updateTable('content_item').set({ status: 'DRAFT' }).execute()
  assert.deepEqual(await inboxed(), { title: 'A port', path: null })
  await service.queries.updateTable('enquiry').set({ case_study_id: '01a1deb1-0680-7b74-bcaa-79865b67524f' }).execute()
  assert.equal(await inboxed(), null)
  assert.ok((await read('?format=csv')).body.includes('"01a1deb1-0680-7b74-bcaa-79865b67524f"'))
})

test('D-10 an enquiry repeated under its idempotency key is stored once; the key is rejected for another enquiry', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const sendAs = (key: string, subject: string) => send(service, { ...fields, subject }, { 'idempotency-key': key })
  const [first, again] = [await sendAs('one', 'First'), await sendAs('one', 'First')]
  assert.deepEqual([first.statusCode, again.statusCode, again.json().id], [201, 201, first.json().id])
  const reused = await sendAs('one', 'Another')
  assert.deepEqual([reused.statusCode, reused.json().code], [422, 'IDEMPOTENCY_KEY_REUSED'])
  for (const key of ['k'.repeat(256), 'two words']) assert.equal((await sendAs(key, 'First')).statusCode, 400, key)
  assert.equal((await stored(service)).length, 1)
})

test('D-10 an enquiry repeated under its key gets the first response and costs nothing', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const sendAs = (key: string) => send(service, { ...fields, subject: key }, { 'idempotency-key': key })
  const first = await sendAs('one')
  for (let times = 0; times < 10; times += 1) assert.equal((await sendAs('one')).body, first.body)
  for (const key of ['two', 'three', 'four', 'five']) assert.equal((await sendAs(key)).statusCode, 201, key)
  assert.equal((await sendAs('six')).statusCode, 429)
  assert.deepEqual([(await sendAs('one')).body, (await stored(service)).length], [first.body, 5])
})

test('AT-22 an empty enquiry is rejected with its four required fields', async (t) => {
  const service = await startTestApp(t)
  const rejected = await send(service, {})
  assert.equal(rejected.statusCode, 422)
  const { errors } = rejected.json<{ errors: { field: string; code: string; message: string }[] }>()
  assert.deepEqual(
    errors.map(({ field, code }) => [field, code]),
    ['name', 'email', 'subject', 'message'].map((field) => [field, 'REQUIRED']),
  )
  assert.equal(errors[1]?.message, 'Email is required.')
})

test('AT-23 FM-04 names are letters of any script, first and last name joined by a space', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  for (const name of ['José', '李小龍', 'Ada Harrow'])
    assert.equal((await send(service, { ...fields, name })).statusCode, 201, name)
  for (const name of ["O'Brien", 'Mary  Ann', 'Mary Ann Lee', 'Mary\tAnn', 'B0b']) {
    const rejected = await send(service, { ...fields, name })
    assert.deepEqual([rejected.statusCode, rejected.json().errors[0].code], [422, 'LETTERS_ONLY'], name)
  }
})

test('FM-03 every email address that RFC 5321 allows is accepted, and is the reply address of the notice', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const emails = ["!#$%&'*+-/=?^_`{|}~@example.org", '"a@b c"@example.org', `${'x'.repeat(64)}@example.org`]
  for (const email of emails) assert.equal((await send(service, { ...fields, email })).statusCode, 201, email)
  const replyAddresses = (await sentMails(service)).map(({ headers }) => /^Reply-To: <?(.+?)>?$/m.exec(headers)?.[1])
  assert.deepEqual(replyAddresses.sort(), emails.sort())
})

test('AT-24 a line break in the subject is rejected, so that no email header can be injected', async (t) => {
  const service = await startTestApp(t)
  const rejected = await send(service, { ...fields, subject: 'Hi\r\nBcc: x@example.org' }, await withToken(service))
  assert.deepEqual([rejected.statusCode, rejected.json().errors[0].field], [422, 'subject'])
  assert.deepEqual(await sentMails(service), [])
})

test('AT-25 a message has at most 5,000 characters, and the body size is limited', async (t) => {
  const service = await startTestApp(t)
  const headers = await withToken(service)
  assert.equal((await send(service, { ...fields, message: 'm'.repeat(5000) }, headers)).statusCode, 201)
  const long = await send(service, { ...fields, message: 'm'.repeat(5001) })
  assert.deepEqual(
    [long.statusCode, long.json().errors[0].message],
    [422, 'Message must be 5,000 characters or fewer.'],
  )
  assert.equal((await send(service, { ...fields, message: 'm'.repeat(1_000_000) })).statusCode, 413)
})

test('AT-26 a message is stored as plain text; a NUL is rejected', async (t) => {
  const service = await startTestApp(t)
  const message = '<script>x()</script> {{7*7}} ${x} =cmd() 🙂 \u202Eabc'
  assert.equal((await send(service, { ...fields, message }, await withToken(service))).statusCode, 201)
  assert.equal((await stored(service))[0]?.message, message)
  assert.equal((await send(service, { ...fields, message: 'a\0b' })).statusCode, 422)
})

test('AT-29 the same enquiry sent many times concurrently is stored once', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const responses = await Promise.all(Array.from({ length: 5 }, () => send(service, fields)))
  assert.deepEqual([...new Set(responses.map(({ statusCode }) => statusCode))], [201])
  assert.equal(new Set(responses.map((response) => response.json().id)).size, 1)
  assert.equal((await stored(service)).length, 1)
  assert.equal((await sentMails(service)).length, 1)
})

test('AT-31 an invalid captcha token is rejected, and a valid one is accepted once', async (t) => {
  const service = await startTestApp(t)
  const headers = await withToken(service)
  assert.equal((await send(service, fields, headers)).statusCode, 201)
  for (const rejectedHeaders of [headers, { 'x-captcha-token': 'forged' }]) {
    const rejected = await send(service, { ...fields, subject: 'Another' }, rejectedHeaders)
    assert.deepEqual([rejected.statusCode, rejected.json().code], [403, 'CAPTCHA_FAILED'])
  }
  assert.equal((await stored(service)).length, 1)
})

test('an enquiry without a token is stored as suspected spam, under a stricter limit', async (t) => {
  const service = await startTestApp(t)
  for (const subject of ['1', '2', '3']) assert.equal((await send(service, { ...fields, subject })).statusCode, 201)
  assert.ok((await stored(service)).every((row) => row.suspected_spam))
  assert.equal((await send(service, { ...fields, subject: '4' })).statusCode, 429)
  assert.equal((await send(service, { ...fields, subject: '5' }, await withToken(service))).statusCode, 201)
})

test('AT-32 the sixth enquiry within a minute from one IP address is rejected with Retry-After', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  for (let count = 1; count <= 5; count += 1) {
    assert.equal((await send(service, { ...fields, subject: `Number ${count}` })).statusCode, 201)
  }
  const rejected = await send(service, { ...fields, subject: 'Number 6' })
  assert.deepEqual([rejected.statusCode, rejected.json().code], [429, 'RATE_LIMITED'])
  assert.match(rejected.json().detail, /^Too many requests\. Try again in \d+ minutes?\.$/)
  assert.ok(Number(rejected.headers['retry-after']) > 0)
})

test('AT-32 enquiries from one IPv6 network share a limit', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const from = (remoteAddress: string, subject: string) => {
    const payload = { ...fields, subject }
    return service.app.inject({ method: 'POST', url: '/api/public/user/footerEnquiry', payload, remoteAddress })
  }
  for (let place = 1; place <= 5; place += 1) {
    assert.equal((await from(`2001:db8:0:1::${place}`, `Number ${place}`)).statusCode, 201)
  }
  assert.equal((await from('2001:db8:0:1:a:b:c:d', 'Number 6')).statusCode, 429)
  assert.equal((await from('2001:db8:0:2::1', 'Number 7')).statusCode, 201)
})

test('AT-33 an enquiry with the hidden field filled in by a bot gets a success response and is not stored', async (t) => {
  const service = await startTestApp(t)
  const response = await send(service, { ...fields, website: 'https://spam.example' }, await withToken(service))
  assert.equal(response.statusCode, 201)
  assert.deepEqual(await stored(service), [])
  assert.deepEqual(await sentMails(service), [])
})

test('AT-34 unknown fields are not stored', async (t) => {
  const service = await startTestApp(t)
  const extra = { id: '1', status: 'REPLIED', isAdmin: true, createdAt: '2001-01-01T00:00:00Z', version: 9 }
  assert.equal((await send(service, { ...fields, ...extra }, await withToken(service))).statusCode, 201)
  const [row] = await stored(service)
  assert.deepEqual([row?.status, row?.version, row?.created_at.getFullYear()], ['NEW', 1, new Date().getFullYear()])
})

test('an enquiry is deleted 24 months after it was received, as the privacy notice says', async (t) => {
  const service = await startTestApp(t)
  const { cleanUp } = await import('../../maintenance')
  await send(service, fields)
  service.clock.advance(729 * DAY)
  await cleanUp(service.deps)
  assert.equal((await stored(service)).length, 1)
  service.clock.advance(3 * DAY)
  await cleanUp(service.deps)
  assert.deepEqual(await stored(service), [])
})
