import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { fromBufferPromise } from 'yauzl'
import { listedApplicants, signInColleague, startWithApplicant } from '../../testing/sample-applicants'
import { samplePdf } from '../../testing/sample-documents'
import { apply } from '../../testing/sample-careers'
import { sentMails } from '../../testing/sent-mails'

const own = '/api/public/user/myApplication'

interface Copy {
  reference: string
  person: Record<string, unknown>
  documents: string[]
  emails: { subject: string }[]
  notes?: { text: string }[]
  scorecards?: { comment: string }[]
  mergedWith?: { reference: string }[]
  decision?: { stage: string }
  stage?: string
}

/** The files of a ZIP file, read with a different library from the one that wrote it. */
async function unpacked(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const archive = await fromBufferPromise(zip)
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
  }
  return files
}

const dataOf = (files: Map<string, Buffer>) => JSON.parse(files.get('data.json')?.toString() ?? '') as Copy

/** An applicant with data of every kind, the token of their link, and functions that request the copies. */
async function startWithRecord(t: Parameters<typeof startWithApplicant>[0]) {
  const start = await startWithApplicant(t, { phone: '+44 20 7946 0000', coverLetter: 'I like trains.' })
  const { service, headers, person } = start
  const at = `/api/jobApplicants/${person.id}`
  const write = (method: 'POST' | 'PUT', url: string, payload: object, who: object = headers) =>
    service.app.inject({ method, url, headers: { ...who }, payload })
  await write('POST', `${at}/notes`, { text: 'Plays the oboe' })
  await write('POST', '/api/applicantMails', { recipients: [person.id], subject: 'Welcome', text: 'Hello' })
  const [mail] = (await sentMails(service)).filter(({ text }) => text.includes('/my-application#'))
  const token = /\/my-application#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const forStaff = (who: object = headers) => service.app.inject({ url: `${at}/copy`, headers: { ...who } })
  const forApplicant = (given = token) =>
    service.app.inject({ method: 'POST', url: `${own}/copy`, payload: { token: given } })
  return { ...start, at, write, forStaff, forApplicant }
}

test('V-08 staff get all data of an applicant, with the documents as they were sent, and the audit log records it', async (t) => {
  const { service, person, forStaff } = await startWithRecord(t)
  const response = await forStaff()
  assert.equal(response.statusCode, 200, response.body)
  assert.equal(response.headers['content-type'], 'application/zip')
  assert.equal(response.headers['cache-control'], 'no-store')
  assert.match(
    String(response.headers['content-disposition']),
    new RegExp(`attachment; filename="${person.reference}.zip"`),
  )
  const files = await unpacked(response.rawPayload)
  assert.deepEqual([...files.keys()], ['documents/1-cv.pdf', 'data.json'])
  assert.deepEqual(files.get('documents/1-cv.pdf'), samplePdf())
  const data = dataOf(files)
  assert.deepEqual(
    [data.reference, data.person.name, data.person.phone, data.person.coverLetter, data.documents],
    [person.reference, 'José Álvarez', '+44 20 7946 0000', 'I like trains.', ['documents/1-cv.pdf']],
  )
  assert.deepEqual(
    [data.emails.map(({ subject }) => subject), data.notes?.map(({ text }) => text)],
    [['Welcome'], ['Plays the oboe']],
  )
  assert.equal(data.decision?.stage, 'NEW')
  const entries = await service.queries.selectFrom('audit').select('summary').where('action', '=', 'download').execute()
  assert.deepEqual(entries, [{ summary: `download applicant "${person.reference}"` }])
})

test('V-08 the copy for staff names the other applications of a person who applied more than once', async (t) => {
  const { service, headers, job, person, at, write, forStaff } = await startWithRecord(t)
  await apply(service, { jobId: job.id, email: 'jose@example.org', name: 'Jose' })
  const other = (await listedApplicants(service, headers)).find(({ id }) => id !== person.id)
  assert.ok(other)
  assert.deepEqual(dataOf(await unpacked((await forStaff()).rawPayload)).mergedWith, [])
  assert.equal((await write('POST', `${at}/merge`, { with: other.id })).statusCode, 200)
  const { mergedWith } = dataOf(await unpacked((await forStaff()).rawPayload))
  assert.deepEqual(
    mergedWith?.map(({ reference }) => reference),
    [other.reference],
  )
})

test('V-08 an applicant gets what they sent and were sent by their link, without what the team wrote about them', async (t) => {
  const { service, forApplicant, write, headers, at } = await startWithRecord(t)
  await write('PUT', `${at}/scorecard`, { verdict: 'NO', comment: 'Too quiet' })
  await write('PUT', at, { version: 1, rating: 2, tags: ['quiet'], stage: 'SCREENING', reason: 'Quiet' })
  const response = await forApplicant()
  assert.equal(response.statusCode, 200, response.body)
  assert.equal(response.headers['cache-control'], 'no-store')
  const files = await unpacked(response.rawPayload)
  assert.deepEqual(files.get('documents/1-cv.pdf'), samplePdf())
  const data = dataOf(files)
  assert.deepEqual(
    [data.person.email, data.stage, data.emails[0]?.subject],
    ['jose@example.org', 'IN_REVIEW', 'Welcome'],
  )
  const text = files.get('data.json')?.toString() ?? ''
  for (const secret of ['oboe', 'uiet', 'scorecards', 'rating', 'consent_ip']) assert.ok(!text.includes(secret), secret)

  assert.equal((await forApplicant('invented')).statusCode, 410)
  await service.app.inject({ method: 'DELETE', url: at, headers })
  assert.equal((await forApplicant()).statusCode, 410, 'erased')
})

test('a copy hides other people’s scorecards until the user has submitted their own or the decision is made', async (t) => {
  const { service, forStaff, write, at } = await startWithRecord(t)
  const ida = await signInColleague(service)
  await write('PUT', `${at}/scorecard`, { verdict: 'NO', comment: 'Too quiet' })
  const refused = await forStaff(ida)
  assert.equal(refused.statusCode, 409, refused.body)
  await write('PUT', `${at}/scorecard`, { verdict: 'YES' }, ida)
  assert.equal(dataOf(await unpacked((await forStaff(ida)).rawPayload)).scorecards?.[0]?.comment, 'Too quiet')
  await service.queries.deleteFrom('scorecard').where('verdict', '=', 'YES').execute()
  await write('PUT', at, { version: 1, stage: 'REJECTED' })
  assert.equal(dataOf(await unpacked((await forStaff(ida)).rawPayload)).scorecards?.[0]?.comment, 'Too quiet')
})
