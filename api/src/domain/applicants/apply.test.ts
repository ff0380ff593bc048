import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import { test } from 'node:test'
import type { ApplicantDetail, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { textPdf } from '../../seed/text-pdf'
import { addCareer, apply, putCareer } from '../../testing/sample-careers'
import { activeDocs, activeDocx, ambiguousDocuments } from '../../testing/hostile-documents'
import {
  compoundFile,
  documentZip,
  mainPart,
  relationships,
  sampleDoc,
  sampleDocx,
  samplePdf,
  scriptedPdf,
  streamedDocx,
} from '../../testing/sample-documents'
import { htmlPage } from '../../testing/sample-pictures'
import { sentMails } from '../../testing/sent-mails'
import { solveCaptcha } from '../../testing/solve-captcha'
import { startTestApp, type TestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000
const problemOf = (response: { json<T>(): T; statusCode: number }) => {
  const { code, errors = [] } = response.json<{ code: string; errors?: { field: string; code: string }[] }>()
  return [response.statusCode, code, ...errors.map((each) => `${each.field} ${each.code}`).sort()]
}
const applicants = async ({ app }: TestApp, headers: object, list = 'getApplicants') =>
  (await app.inject({ url: `/api/jobApplicants/${list}`, headers: { ...headers } })).json<Page<StaffApplicant>>()
    .content
const storedFiles = ({ config }: TestApp) => fs.readdir(config.documentsDir).catch(() => [])

async function startWithJob(t: Parameters<typeof startTestApp>[0]) {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const job = await addCareer(service, headers, { jobTitle: 'Engineer', recruiterEmail: 'hire@example.org' })
  return { service, headers, job, jobId: job.id }
}

test('BO-02 a visitor applies, and the recruiter sees the application with its résumé and retention date', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  const given = { consentFuture: 'true', coverLetter: 'Hello', source: 'jobs.example.net' }
  const fields = { jobId, skills: ['SQL', 'Go'], experienceYears: '4.5', ...given }
  const response = await apply(service, fields, { resumeName: '../../Lebenslauf é.docx.exe' })
  assert.equal(response.statusCode, 201, response.body)
  const { reference, message } = response.json<{ reference: string; message: string }>()
  assert.match(reference, /^APP-[2-9A-HJ-NP-Z]{6}$/)
  assert.equal(message, 'Successfully Submitted')
  const [found] = await applicants(service, headers)
  assert.ok(found)
  assert.deepEqual([found.reference, found.stage, found.job?.jobTitle], [reference, 'NEW', 'Engineer'])
  assert.deepEqual([found.skills, found.experienceYears, found.source], [['SQL', 'Go'], 4.5, 'jobs.example.net'])
  assert.deepEqual([found.resumeFileName, found.resumeType], ['Lebenslauf é.docx.pdf', 'application/pdf'])
  const [applied, until] = [new Date(found.appliedAt), new Date(found.retentionUntil)]
  assert.equal(
    (until.getUTCFullYear() - applied.getUTCFullYear()) * 12 + until.getUTCMonth() - applied.getUTCMonth(),
    24,
  )
  const detail = await service.app.inject({ url: `/api/jobApplicants/${found.id}`, headers })
  assert.deepEqual(
    detail.json<ApplicantDetail>().history.map(({ from, to, by }) => [from, to, by]),
    [[null, 'NEW', null]],
  )
  const row = await service.queries.selectFrom('applicant').selectAll().executeTakeFirstOrThrow()
  assert.ok(row.consent_ip_hash && !row.consent_ip_hash.includes('10.') && row.consent_text)
  const notice = (await sentMails(service)).find(({ headers: head }) => /^To: hire@/m.test(head))
  assert.ok(notice?.text.includes(reference) && !notice.text.includes('Hello José'))
})

test('each field of an application is validated', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const rejected = async (fields: Record<string, string>) => problemOf(await apply(service, { jobId, ...fields }))
  const invalid = [422, 'VALIDATION_FAILED']
  assert.deepEqual(await rejected({ consent: 'false' }), [...invalid, 'consent CONSENT_REQUIRED'])
  assert.deepEqual(await rejected({ name: 'Win at https://x.example' }), [...invalid, 'name URL_NOT_ALLOWED'])
  assert.deepEqual(await rejected({ email: 'a' }), [...invalid, 'email EMAIL_INVALID'])
  assert.deepEqual(await rejected({ phone: 'call me maybe' }), [...invalid, 'phone INVALID'])
  assert.deepEqual(await rejected({ experienceYears: '0.3' }), [...invalid, 'experienceYears INVALID'])
  assert.deepEqual(await rejected({ linkedinUrl: 'javascript:x' }), [...invalid, 'linkedinUrl URL_INVALID'])
  assert.deepEqual(await rejected({ name: '' }), [...invalid, 'name REQUIRED'])
  assert.deepEqual(await rejected({ jobId: 'nonsense' }), [404, 'NOT_FOUND'])
  assert.deepEqual(await rejected({ jobId: '01a1deb1-0680-7b74-bcaa-79865b67524f' }), [404, 'NOT_FOUND'])
  assert.deepEqual(await storedFiles(service), [])
})

test('D5 real-world email addresses and phone numbers are accepted and stored as entered', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  const people = [
    ["rc-o'neil@example.org", '+1 (212) 555.0100 ext. 12'],
    ['josé@exämple.es', '0049 (0) 30 / 123 45 67 – 89'],
  ] as const
  for (const [email, phone] of people) {
    const sent = await apply(service, { jobId, email, phone })
    assert.equal(sent.statusCode, 201, sent.body)
    const [latest] = await applicants(service, headers)
    assert.deepEqual([latest?.email, latest?.phone], [email, phone])
    service.clock.advance(1000)
  }
})

test('BO-02 every email address that RFC 5321 allows is accepted', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  const emails = ["!#$%&'*+-/=?^_`{|}~@example.org", '"a@b c"@example.org', `${'x'.repeat(64)}@example.org`]
  for (const email of emails) assert.equal((await apply(service, { jobId, email })).statusCode, 201, email)
  const stored = (await applicants(service, headers)).map(({ email }) => email)
  assert.deepEqual(stored.sort(), emails.sort())
})

test('an application for a job that is closed, on hold, expired or a draft is rejected', async (t) => {
  const { service, headers, job, jobId } = await startWithJob(t)
  const draft = await addCareer(service, headers, { jobTitle: 'Draft', status: 'DRAFT' })
  assert.deepEqual(problemOf(await apply(service, { jobId: draft.id })), [404, 'NOT_FOUND'])
  await putCareer(service, headers, { id: jobId, version: job.version, status: 'ON_HOLD' })
  assert.deepEqual(problemOf(await apply(service, { jobId })), [409, 'JOB_CLOSED'])
  await putCareer(service, headers, { id: jobId, version: job.version + 1, status: 'OPEN' })
  service.clock.advance(61 * DAY)
  assert.deepEqual(problemOf(await apply(service, { jobId })), [409, 'JOB_CLOSED'])
  assert.deepEqual(await storedFiles(service), [])
})

test('AT-81 AT-82 AT-84 AT-85 AT-87 AT-88 S-40 only plain documents are accepted, judged by their content', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const send = async (resume: Buffer) => problemOf(await apply(service, { jobId }, { resume })).slice(0, 3)
  const other = [415, 'UNSUPPORTED_FILE_TYPE', 'resume UNSUPPORTED_FILE_TYPE']
  assert.deepEqual(await send(htmlPage), other)
  assert.deepEqual(await send(Buffer.from('MZ this program')), other)
  assert.deepEqual(await send(sampleDoc('Workbook')), other)
  assert.deepEqual(await send(compoundFile([{ name: 'Workbook' }, { name: 'MBD1', inside: 'WordDocument' }])), other)
  assert.deepEqual(await send(sampleDocx(true)), other)
  assert.deepEqual(await send(Buffer.alloc(0)), [422, 'VALIDATION_FAILED', 'resume FILE_EMPTY'])
  for (const name of ['JavaScript', 'J#61vaScript', '#4a#61#76#61#53#63#72#69#70#74']) {
    assert.deepEqual(await send(scriptedPdf(name)), [422, 'VALIDATION_FAILED', 'resume INVALID'], name)
  }
  assert.deepEqual(await send(Buffer.concat([samplePdf(), Buffer.alloc(5 * 1024 * 1024)])), [413, 'FILE_TOO_LARGE'])
  assert.deepEqual(await storedFiles(service), [])
  for (const [index, resume] of [samplePdf(), sampleDoc(), sampleDocx(), streamedDocx()].entries()) {
    const response = await apply(service, { jobId, email: `${index}@example.org` }, { resume })
    assert.equal(response.statusCode, 201, response.body)
  }
  assert.equal((await storedFiles(service)).length, 4)
})

test('AT-88 a document that was cut off on the way is rejected; bytes after its end are not', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const send = async (resume: Buffer) => problemOf(await apply(service, { jobId }, { resume }))
  const pdf = textPdf(
    'Résumé',
    Array.from({ length: 100 }, () => ({ text: 'One line after another.', size: 11 })),
  )
  const docx = await fs.readFile(new URL('../../testing/documents/libreoffice.docx', import.meta.url))
  const damaged = [422, 'VALIDATION_FAILED', 'resume INVALID']
  for (const length of [3_000, pdf.length - 60]) assert.deepEqual(await send(pdf.subarray(0, length)), damaged)
  assert.deepEqual(await send(docx.subarray(0, docx.length - 100)), damaged)
  assert.deepEqual((await send(docx.subarray(0, 3_000)))[0], 415)
  for (const [index, rest] of ['', '\r\n', '\0'.repeat(4_096), '<!-- sent by mail -->'].entries()) {
    const resume = Buffer.concat([pdf, Buffer.from(rest)])
    assert.equal((await apply(service, { jobId, email: `${index}@example.org` }, { resume })).statusCode, 201, rest)
  }
})

test('AT-87 AT-88 a Word document that loads or runs something when it is opened is rejected', async (t) => {
  const { service, jobId } = await startWithJob(t)
  for (const [what, resume] of Object.entries({ ...activeDocs, ...activeDocx, ...ambiguousDocuments })) {
    const response = await apply(service, { jobId }, { resume })
    assert.deepEqual(problemOf(response), [422, 'VALIDATION_FAILED', 'resume INVALID'], what)
  }
  assert.deepEqual(await storedFiles(service), [])
})

test('S-40 AT-88 Word documents with links, charts or their author’s template are accepted', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const template = (path: string) => ({
    'word/_rels/settings.xml.rels': relationships(['attachedTemplate', path, true]),
  })
  const web = ['https://example.org/a?b=100%&amp;c', 'HTTP://example.org', 'example.org/in/ann', '#experience']
  const addresses = [...web, 'mailto:a@example.org', 'tel:+4930123']
  const chart =
    '<Override PartName="/word/charts/chart1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>'
  const taken: Record<string, Record<string, string | Buffer>> = {
    links: {
      '_rels/.rels': relationships(['officeDocument', 'word/document.xml']),
      'word/_rels/document.xml.rels': relationships(
        ['styles', 'styles.xml'],
        ['image', 'media/image1.png'],
        ['image', 'media/image2'],
        ['font', 'fonts/font1.odttf'],
        ['printerSettings', 'printerSettings1.bin'],
        ['novelty', 'novelties/novelty1.xml'],
        ...addresses.map((address) => ['hyperlink', address, true] as const),
      ),
    },
    'a template on Windows': template(
      'file:///C:\\Users\\Ann\\AppData\\Roaming\\Microsoft\\Templates\\Modern%20CV.dotx',
    ),
    'a template on a Mac': template('file:///Users/ann/Library/CV.dotx'),
    'a chart': {
      '[Content_Types].xml': mainPart.replace('</Types>', `${chart}</Types>`),
      'word/charts/_rels/chart1.xml.rels': relationships(['package', '../embeddings/Microsoft_Excel_Sheet.xlsx']),
      'word/embeddings/Microsoft_Excel_Sheet.xlsx': 'x',
    },
  }
  for (const [what, parts] of Object.entries(taken)) {
    const response = await apply(
      service,
      { jobId, email: `${what.length}@example.org` },
      { resume: documentZip(parts) },
    )
    assert.equal(response.statusCode, 201, `${what}: ${response.body}`)
  }
})

test('AT-90 a form with two résumés, an unknown file or none is rejected', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const url = '/api/public/user/jobApplicants'
  const payload = { jobId, name: 'A', email: 'a@example.org', consent: true }
  const json = await service.app.inject({ method: 'POST', url, payload })
  assert.deepEqual(problemOf(json), [422, 'VALIDATION_FAILED', 'resume REQUIRED'])
  const form = new FormData()
  for (const name of ['resume', 'resume']) form.append(name, new Blob(['x']), 'x.pdf')
  const twice = new Response(form)
  const headers = { 'content-type': twice.headers.get('content-type') ?? '' }
  const body = Buffer.from(await twice.arrayBuffer())
  const rejected = await service.app.inject({ method: 'POST', url, headers, payload: body })
  assert.deepEqual(problemOf(rejected), [400, 'BAD_REQUEST'])
  const renamed = Buffer.from(body.toString('latin1').replaceAll('name="resume"', 'name="__proto__"'), 'latin1')
  const other = await service.app.inject({ method: 'POST', url, headers, payload: renamed })
  assert.deepEqual(problemOf(other), [400, 'BAD_REQUEST'])
})

test('S5 AT-30 a public form rejects more text than an application can contain', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const send = async (fields: Record<string, string | string[]>) =>
    problemOf(await apply(service, { jobId, ...fields }))
  assert.deepEqual(await send({ name: 'n'.repeat(10_001) }), [422, 'VALIDATION_FAILED', 'name TOO_LONG'])
  assert.deepEqual(await send({ anything: 'n'.repeat(1_000_000) }), [422, 'VALIDATION_FAILED', 'anything TOO_LONG'])
  assert.deepEqual(await send({ more: Array.from({ length: 8 }, () => 'n'.repeat(9_000)) }), [413, 'BODY_TOO_LARGE'])
  assert.deepEqual(await send({ more: Array.from({ length: 70 }, () => 'n') }), [413, 'BODY_TOO_LARGE'])
  const longest = await apply(service, { jobId, coverLetter: '\u{2f804}'.repeat(2_500) })
  assert.equal(longest.statusCode, 201, longest.body)
  assert.deepEqual(await storedFiles(service).then(({ length }) => length), 1)
})

test('BO-02 a second application from the same email address is a separate record and leaves the first unchanged', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  const detailOf = async (id = '') =>
    (await service.app.inject({ url: `/api/jobApplicants/${id}`, headers })).json<ApplicantDetail>()
  const resumeOf = async (id = '') =>
    (await service.app.inject({ url: `/api/jobApplicants/download/${id}`, headers })).body
  const own = { jobId, phone: '+44 20 7946 0000', coverLetter: 'My own words.' }
  const first = await apply(service, own, { resume: samplePdf('first') })
  const [before] = await applicants(service, headers)
  const payload = { id: before?.id, version: 1, stage: 'REJECTED', rejectReason: 'No Kafka' }
  await service.app.inject({ method: 'PUT', url: '/api/jobApplicants', headers, payload })
  const rejected = await detailOf(before?.id)

  const other = { jobId, name: 'Somebody Else', email: 'JOSE@example.org', source: 'linkedin.com' }
  service.clock.advance(1000)
  const again = await apply(service, other, { resume: samplePdf('second') })
  assert.equal(again.statusCode, 201)
  assert.deepEqual(Object.keys(again.json<object>()), Object.keys(first.json<object>()))
  const [latest, earliest, ...none] = await applicants(service, headers)
  assert.deepEqual(none, [])
  assert.deepEqual(
    [latest?.name, latest?.stage, latest?.appliedBefore, latest?.source],
    ['Somebody Else', 'NEW', 1, 'linkedin'],
  )
  assert.notEqual(latest?.reference, earliest?.reference)
  assert.deepEqual(
    [await resumeOf(latest?.id), await resumeOf(earliest?.id)],
    [...[samplePdf('second'), samplePdf('first')].map(String)],
  )
  const { underSameEmail, otherApplications, samePerson, ...untouched } = await detailOf(earliest?.id)
  assert.deepEqual({ ...untouched, otherApplications: 0, underSameEmail: [], samePerson: [] }, rejected)
  assert.deepEqual(
    [otherApplications, underSameEmail.map(({ id, name }) => [id, name])],
    [1, [[latest?.id, 'Somebody Else']]],
  )
  assert.deepEqual(
    samePerson?.map(({ id, likenesses }) => [id, likenesses]),
    [[latest?.id, ['EMAIL']]],
  )
  const [seen] = (await detailOf(latest?.id)).underSameEmail
  assert.deepEqual([seen?.id, seen?.jobTitle, seen?.stage], [earliest?.id, 'Engineer', 'REJECTED'])
  const notices = (await sentMails(service)).filter((mail) => /^To: hire@/m.test(mail.headers))
  const mentionsEarlier = notices.map((mail) => mail.text.includes('There is an earlier application for this job'))
  assert.deepEqual(mentionsEarlier, [false, true])

  const remove = await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${latest?.id}`, headers })
  assert.equal(remove.statusCode, 204)
  assert.equal((await storedFiles(service)).length, 1)
  assert.deepEqual(await detailOf(earliest?.id), rejected)
})

test('the referring site is not stored as the source of an applicant', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  await apply(service, { jobId }, { headers: { referer: 'https://elsewhere.example/form' } })
  const [found] = await applicants(service, headers)
  assert.equal(found?.source, null)
})

test('D-10 AT-29 a request sent twenty times concurrently under one idempotency key creates one application', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  const options = { key: 'a-key', ip: '10.9.9.9' }
  const responses = await Promise.all(Array.from({ length: 20 }, () => apply(service, { jobId }, options)))
  assert.deepEqual(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, 1)
  assert.equal(responses[0]?.statusCode, 201)
  const [only, ...others] = await applicants(service, headers)
  assert.deepEqual([only?.version, others.length], [1, 0])
  assert.equal((await storedFiles(service)).length, 1)
  const reused = await apply(service, { jobId, email: 'other@example.org' }, options)
  assert.deepEqual(problemOf(reused), [422, 'IDEMPOTENCY_KEY_REUSED'])
})

test('D-10 an application repeated under its key is recognized even if the browser no longer knows where it came from', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  const first = await apply(service, { jobId, source: 'jobs.example.net' }, { key: 'a-key' })
  const again = await apply(service, { jobId }, { key: 'a-key' })
  assert.deepEqual([again.statusCode, again.body], [201, first.body])
  const [only, ...others] = await applicants(service, headers)
  assert.deepEqual([only?.source, only?.version, others.length], ['jobs.example.net', 1, 0])
})

test('AT-32 a job fair can apply from one IP address; limits are stricter without a captcha and for repeats, and the problem says how long to wait', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const send = (number: number, headers = {}) =>
    apply(service, { jobId, email: `${number}@example.org` }, { ip: '10.8.8.8', headers })
  for (let number = 0; number < 5; number += 1) assert.equal((await send(number)).statusCode, 201)
  service.clock.advance(60_000)
  const sixth = await send(5)
  assert.deepEqual(problemOf(sixth), [429, 'RATE_LIMITED'])
  const minutes = Math.ceil(Number(sixth.headers['retry-after']) / 60)
  assert.equal(sixth.json<{ detail: string }>().detail, `Too many requests. Try again in ${minutes} minutes.`)
  for (let number = 6; number < 12; number += 1) {
    const response = await send(number, { 'x-captcha-token': await solveCaptcha(service) })
    assert.equal(response.statusCode, 201, response.body)
  }
  const repeat = (ip: string) => apply(service, { jobId, email: 'one@example.org' }, { ip })
  for (let round = 0; round < 3; round += 1) assert.equal((await repeat('10.8.8.9')).statusCode, 201)
  assert.deepEqual(problemOf(await repeat('10.8.8.9')), [429, 'RATE_LIMITED'])
  assert.equal((await repeat('10.8.8.10')).statusCode, 201)
})

test('AT-29 AT-32 a key whose request was rejected by a limit gains nothing when it is sent again', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  const send = (email: string, key?: string) => apply(service, { jobId, email }, { ip: '10.8.8.11', key })
  for (let number = 0; number < 5; number += 1) await send(`${number}@example.org`)
  for (let round = 0; round < 3; round += 1) {
    assert.deepEqual(problemOf(await send('late@example.org', 'a-rejected-key')), [429, 'RATE_LIMITED'])
  }
  assert.equal((await applicants(service, headers)).length, 5)
})

test('D-10 AT-32 a repeated request gets the first response, does not count again, and passes full limits', async (t) => {
  const { service, headers, jobId } = await startWithJob(t)
  const send = (email: string, options: object = {}) =>
    apply(service, { jobId, email }, { ip: '10.8.8.12', ...options })
  const options = { key: 'a-stored-key', headers: { 'x-captcha-token': await solveCaptcha(service) } }
  const first = await send('first@example.org', options)
  // By now its token is used, and at the end it has expired.
  for (let round = 0; round < 5; round += 1) {
    const again = await send('first@example.org', options)
    assert.deepEqual([again.statusCode, again.body], [201, first.body])
  }
  for (let number = 0; number < 5; number += 1) assert.equal((await send(`${number}@example.org`)).statusCode, 201)
  assert.deepEqual(problemOf(await send('5@example.org')), [429, 'RATE_LIMITED'])
  service.clock.advance(10 * 60_000)
  assert.equal((await send('first@example.org', options)).body, first.body)
  const other = { ...options, headers: {} }
  assert.deepEqual(problemOf(await send('other@example.org', other)), [422, 'IDEMPOTENCY_KEY_REUSED'])
  assert.equal((await applicants(service, headers)).length, 6)
  assert.equal((await storedFiles(service)).length, 6)
})

test('BO-02 the talent pool accepts applications without a job, given consent to future contact', async (t) => {
  const { service, headers } = await startWithJob(t)
  const send = (fields: Record<string, string>) => apply(service, fields, { call: 'futureApplicants' })
  const person = { desiredRole: 'Data engineer', preferredCountry: 'UK' }
  assert.deepEqual(problemOf(await send(person)), [422, 'VALIDATION_FAILED', 'consentFuture CONSENT_REQUIRED'])
  const elsewhere = await send({ ...person, preferredCountry: 'Mars', consentFuture: 'true' })
  assert.deepEqual(problemOf(elsewhere), [422, 'VALIDATION_FAILED', 'preferredCountry ENUM'])
  const sent = await send({ ...person, preferredCountry: 'Usa', consentFuture: 'true' })
  assert.equal(sent.statusCode, 201)
  assert.deepEqual(await applicants(service, headers), [])
  const [found] = await applicants(service, headers, 'getFutureApplicants')
  assert.deepEqual([found?.desiredRole, found?.job, found?.future], ['Data engineer', null, true])
  assert.equal(found?.preferredCountry, 'USA')
})

test('FM-05 a captcha token sent with an application must be valid, and is accepted once', async (t) => {
  const { service, jobId } = await startWithJob(t)
  const token = await solveCaptcha(service)
  const send = (email: string, value: string) =>
    apply(service, { jobId, email }, { ip: '10.8.8.11', headers: { 'x-captcha-token': value } })
  assert.deepEqual(problemOf(await send('a@example.org', 'forged')).slice(0, 2), [403, 'CAPTCHA_FAILED'])
  assert.equal((await send('a@example.org', token)).statusCode, 201)
  for (let round = 0; round < 4; round += 1)
    assert.deepEqual(problemOf(await send('b@example.org', token)).slice(0, 2), [403, 'CAPTCHA_FAILED'])
  // The rejected requests do not count towards the limits of this person.
  assert.equal((await send('b@example.org', await solveCaptcha(service))).statusCode, 201)
})
