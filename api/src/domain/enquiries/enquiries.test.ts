import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentKinds, itemCalls } from '../../testing/sample-items'
import { sentMails } from '../../testing/sent-mails'
import { solveCaptcha } from '../../testing/solve-captcha'
import { startTestApp, type TestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000
const words = { name: 'Ada', email: 'ada@example.org', subject: 'A project', message: 'Please call me.' }

const send = ({ app }: TestApp, payload: object, headers: Record<string, string> = {}, call = 'footerEnquiry') =>
  app.inject({ method: 'POST', url: `/api/public/user/${call}`, payload, headers })

const withToken = async (service: TestApp) => ({ 'x-captcha-token': await solveCaptcha(service) })

const stored = ({ queries }: TestApp) => queries.selectFrom('enquiry').selectAll().orderBy('created_at').execute()

test('CL-01 FM-03 an enquiry is stored, answered 201, and staff are told by mail', async (t) => {
  const service = await startTestApp(t)
  const answer = await send(service, words, await withToken(service))
  assert.equal(answer.statusCode, 201)
  const [row, ...others] = await stored(service)
  assert.deepEqual(others, [])
  assert.deepEqual(answer.json(), { id: row?.id, message: 'Successfully Submitted' })
  assert.deepEqual(
    [row?.type, row?.status, row?.name, row?.email, row?.subject, row?.message, row?.suspected_spam],
    ['CONTACT', 'NEW', words.name, words.email, words.subject, words.message, false],
  )
  const [mail, ...more] = await sentMails(service)
  assert.deepEqual(more, [])
  assert.match(mail?.headers ?? '', /^To: blogs@localhost$/m)
  assert.match(mail?.headers ?? '', /^Reply-To: ada@example\.org$/m)
  assert.match(mail?.headers ?? '', /^Subject: Enquiry: A project$/m)
  assert.match(mail?.text ?? '', /Please call me\./)
})

test('CL-01 an enquiry about a case study names it, and the case study has to be one that visitors see', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const calls = itemCalls(service, await service.signIn(), contentKinds[2])
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
  const refused = [undefined, '', 'x', 'x\r\nBcc: y', '01a1deb1-0680-7b74-bcaa-79865b67524f', draft.id]
  for (const [index, id] of refused.entries()) {
    const answer = await ask(id, `10.1.1.${index}`)
    assert.deepEqual([answer.statusCode, answer.json().errors?.[0].field], [422, 'casestudyId'], id)
  }
  const [row, ...others] = await stored(service)
  assert.deepEqual([row?.type, row?.case_study_id, row?.company], ['CASESTUDY', shown.id, 'Example'])
  assert.deepEqual(others, [])
})

test('D-10 an enquiry sent again under its key is one; the key is good for no other', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const sendAs = (key: string, subject: string) => send(service, { ...words, subject }, { 'idempotency-key': key })
  const [first, again] = [await sendAs('one', 'First'), await sendAs('one', 'First')]
  assert.deepEqual([first.statusCode, again.statusCode, again.json().id], [201, 201, first.json().id])
  const reused = await sendAs('one', 'Another')
  assert.deepEqual([reused.statusCode, reused.json().code], [422, 'IDEMPOTENCY_KEY_REUSED'])
  for (const key of ['k'.repeat(256), 'two words']) assert.equal((await sendAs(key, 'First')).statusCode, 400, key)
  assert.equal((await stored(service)).length, 1)
})

test('AT-22 an empty enquiry names its four fields', async (t) => {
  const service = await startTestApp(t)
  const refused = await send(service, {})
  assert.equal(refused.statusCode, 422)
  const { errors } = refused.json<{ errors: { field: string; code: string; message: string }[] }>()
  assert.deepEqual(
    errors.map(({ field, code }) => [field, code]),
    ['name', 'email', 'subject', 'message'].map((field) => [field, 'REQUIRED']),
  )
  assert.equal(errors[1]?.message, 'Email is required.')
})

test('AT-23 FM-04 names are letters of any script, first and last name joined by a space', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  for (const name of ['José', '李小龍', 'Ada Harrow'])
    assert.equal((await send(service, { ...words, name })).statusCode, 201, name)
  for (const name of ["O'Brien", 'Mary  Ann', 'Mary Ann Lee', 'Mary\tAnn', 'B0b']) {
    const refused = await send(service, { ...words, name })
    assert.deepEqual([refused.statusCode, refused.json().errors[0].code], [422, 'LETTERS_ONLY'], name)
  }
})

test('FM-03 an enquiry comes from every address that RFC 5321 allows, and is answered to it', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const emails = ["!#$%&'*+-/=?^_`{|}~@example.org", '"a@b c"@example.org', `${'x'.repeat(64)}@example.org`]
  for (const email of emails) assert.equal((await send(service, { ...words, email })).statusCode, 201, email)
  const answeredTo = (await sentMails(service)).map(({ headers }) => /^Reply-To: <?(.+?)>?$/m.exec(headers)?.[1])
  assert.deepEqual(answeredTo.sort(), emails.sort())
})

test('AT-24 a line break in the subject is refused, so that no header of the mail can be added', async (t) => {
  const service = await startTestApp(t)
  const refused = await send(service, { ...words, subject: 'Hi\r\nBcc: x@example.org' }, await withToken(service))
  assert.deepEqual([refused.statusCode, refused.json().errors[0].field], [422, 'subject'])
  assert.deepEqual(await sentMails(service), [])
})

test('AT-25 a message holds 5,000 characters, and a body has a limit', async (t) => {
  const service = await startTestApp(t)
  const headers = await withToken(service)
  assert.equal((await send(service, { ...words, message: 'm'.repeat(5000) }, headers)).statusCode, 201)
  const long = await send(service, { ...words, message: 'm'.repeat(5001) })
  assert.deepEqual(
    [long.statusCode, long.json().errors[0].message],
    [422, 'Message must be 5,000 characters or fewer.'],
  )
  assert.equal((await send(service, { ...words, message: 'm'.repeat(1_000_000) })).statusCode, 413)
})

test('AT-26 whatever the message says is stored as text; a NUL is refused', async (t) => {
  const service = await startTestApp(t)
  const message = '<script>x()</script> {{7*7}} ${x} =cmd() 🙂 \u202Eabc'
  assert.equal((await send(service, { ...words, message }, await withToken(service))).statusCode, 201)
  assert.equal((await stored(service))[0]?.message, message)
  assert.equal((await send(service, { ...words, message: 'a\0b' })).statusCode, 422)
})

test('AT-29 the same enquiry sent many times at once is one', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(service, words)))
  assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [201])
  assert.equal(new Set(answers.map((answer) => answer.json().id)).size, 1)
  assert.equal((await stored(service)).length, 1)
  assert.equal((await sentMails(service)).length, 1)
})

test('AT-31 a captcha token that does not hold is refused; it counts once', async (t) => {
  const service = await startTestApp(t)
  const headers = await withToken(service)
  assert.equal((await send(service, words, headers)).statusCode, 201)
  for (const refusedHeaders of [headers, { 'x-captcha-token': 'forged' }]) {
    const refused = await send(service, { ...words, subject: 'Another' }, refusedHeaders)
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'CAPTCHA_FAILED'])
  }
  assert.equal((await stored(service)).length, 1)
})

test('an enquiry without a token is kept as suspected spam, under a stricter limit', async (t) => {
  const service = await startTestApp(t)
  for (const subject of ['1', '2', '3']) assert.equal((await send(service, { ...words, subject })).statusCode, 201)
  assert.ok((await stored(service)).every((row) => row.suspected_spam))
  assert.equal((await send(service, { ...words, subject: '4' })).statusCode, 429)
  assert.equal((await send(service, { ...words, subject: '5' }, await withToken(service))).statusCode, 201)
})

test('AT-32 the sixth enquiry within a minute from one address is refused with Retry-After', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  for (let count = 1; count <= 5; count += 1) {
    assert.equal((await send(service, { ...words, subject: `Number ${count}` })).statusCode, 201)
  }
  const refused = await send(service, { ...words, subject: 'Number 6' })
  assert.deepEqual([refused.statusCode, refused.json().code], [429, 'RATE_LIMITED'])
  assert.match(refused.json().detail, /^Too many requests\. Try again in \d+ minutes?\.$/)
  assert.ok(Number(refused.headers['retry-after']) > 0)
})

test('AT-32 an enquiry from another address of the same IPv6 network counts with the others', async (t) => {
  const service = await startTestApp(t, { captcha: { provider: 'none', effort: 20 } })
  const from = (remoteAddress: string, subject: string) => {
    const payload = { ...words, subject }
    return service.app.inject({ method: 'POST', url: '/api/public/user/footerEnquiry', payload, remoteAddress })
  }
  for (let place = 1; place <= 5; place += 1) {
    assert.equal((await from(`2001:db8:0:1::${place}`, `Number ${place}`)).statusCode, 201)
  }
  assert.equal((await from('2001:db8:0:1:a:b:c:d', 'Number 6')).statusCode, 429)
  assert.equal((await from('2001:db8:0:2::1', 'Number 7')).statusCode, 201)
})

test('AT-33 what a program filled in is answered like any other and kept nowhere', async (t) => {
  const service = await startTestApp(t)
  const answer = await send(service, { ...words, website: 'https://spam.example' }, await withToken(service))
  assert.equal(answer.statusCode, 201)
  assert.deepEqual(await stored(service), [])
  assert.deepEqual(await sentMails(service), [])
})

test('AT-34 fields that nobody asked for are not stored', async (t) => {
  const service = await startTestApp(t)
  const extra = { id: '1', status: 'REPLIED', isAdmin: true, createdAt: '2001-01-01T00:00:00Z', version: 9 }
  assert.equal((await send(service, { ...words, ...extra }, await withToken(service))).statusCode, 201)
  const [row] = await stored(service)
  assert.deepEqual([row?.status, row?.version, row?.created_at.getFullYear()], ['NEW', 1, new Date().getFullYear()])
})

test('an enquiry is forgotten 24 months after it came, as the privacy notice says', async (t) => {
  const service = await startTestApp(t)
  const { cleanUp } = await import('../../maintenance')
  await send(service, words)
  service.clock.advance(729 * DAY)
  await cleanUp(service.deps)
  assert.equal((await stored(service)).length, 1)
  service.clock.advance(3 * DAY)
  await cleanUp(service.deps)
  assert.deepEqual(await stored(service), [])
})
