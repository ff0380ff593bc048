import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import { test } from 'node:test'
import type { ApplicantCounts, ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { cleanUp } from '../../maintenance'
import { listedApplicants, startWithApplicant } from '../../testing/sample-applicants'
import { addCareer, apply } from '../../testing/sample-careers'
import { sampleDocx, samplePdf } from '../../testing/sample-documents'
import type { TestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000

const put = ({ app }: TestApp, headers: object, payload: object) =>
  app.inject({ method: 'PUT', url: '/api/jobApplicants', headers: { ...headers }, payload })
const read = async ({ app }: TestApp, headers: object, id: string) =>
  app.inject({ url: `/api/jobApplicants/${id}`, headers: { ...headers } })

test('BO-02 staff change the stage of an applicant, rate and tag them; the history records each step', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const { id } = person
  const first = await put(service, headers, { id, version: 1, stage: 'INTERVIEW', reason: 'Strong', rating: 4 })
  assert.equal(first.statusCode, 200, first.body)
  const second = await put(service, headers, {
    id,
    version: 2,
    stage: 'REJECTED',
    rejectReason: 'Pay',
    tags: ['a', 'a'],
  })
  const { stage, rating, rejectReason, tags, history } = second.json<ApplicantDetail>()
  assert.deepEqual([stage, rating, rejectReason, tags], ['REJECTED', 4, 'Pay', ['a']])
  assert.deepEqual(
    history.map(({ from, to, by, reason }) => [from, to, by?.name, reason]),
    [
      [null, 'NEW', undefined, null],
      ['NEW', 'INTERVIEW', 'Hiring team', 'Strong'],
      ['INTERVIEW', 'REJECTED', 'Hiring team', 'Pay'],
    ],
  )
  assert.equal((await put(service, headers, { id, version: 1, rating: 1 })).statusCode, 409)
  assert.equal((await put(service, headers, { id, rating: 1 })).statusCode, 428)
  assert.equal((await put(service, headers, { id, version: 3, rating: 6 })).statusCode, 422)
})

test('BO-02 a rejection has a reason from the list: kept in the history, filtered, counted, and changed afterwards', async (t) => {
  const { service, headers, person, job } = await startWithApplicant(t)
  const { id } = person
  const problems = async (payload: object) => {
    const { statusCode, ...response } = await put(service, headers, { id, version: 1, ...payload })
    return [statusCode, ...response.json().errors.map(({ field }: { field: string }) => field)]
  }
  assert.deepEqual(await problems({ stage: 'REJECTED', rejectCode: 'MOOD' }), [422, 'rejectCode'])
  assert.deepEqual(await problems({ stage: 'REJECTED', rejectCode: 'OTHER' }), [422, 'rejectReason'])
  assert.deepEqual(await problems({ stage: 'OFFER', rejectCode: 'PAY' }), [422, 'rejectCode'])

  await apply(service, { jobId: job.id, email: 'second@example.org' })
  const [second] = await listedApplicants(service, headers, 'getApplicants?q=second@')
  const payload = { action: 'stage', ids: [id, second?.id], value: 'REJECTED', rejectCode: 'PAY' }
  const moved = await service.app.inject({ method: 'POST', url: '/api/jobApplicants/bulk', headers, payload })
  assert.deepEqual(moved.json().results, [
    { id, ok: true },
    { id: second?.id, ok: true },
  ])
  await put(service, headers, { id, version: 2, rejectCode: 'OTHER', rejectReason: 'Left the city' })
  // The same reason again adds no step.
  const detail = await put(service, headers, { id, version: 3, rejectCode: 'OTHER', rejectReason: 'Left the town' })
  const { rejectCode, rejectReason, history } = detail.json<ApplicantDetail>()
  assert.deepEqual([rejectCode, rejectReason], ['OTHER', 'Left the town'])
  assert.deepEqual(
    history.map((step) => [step.from, step.to, step.rejectCode, step.reason]),
    [
      [null, 'NEW', null, null],
      ['NEW', 'REJECTED', 'PAY', null],
      ['REJECTED', 'REJECTED', 'OTHER', 'Left the city'],
    ],
  )
  const paid = await listedApplicants(service, headers, 'getApplicants?rejectCode=PAY')
  assert.deepEqual(
    paid.map((each) => each.id),
    [second?.id],
  )
  await apply(service, { jobId: job.id, email: 'third@example.org' })
  const [third] = await listedApplicants(service, headers, 'getApplicants?q=third@')
  await put(service, headers, { id: third?.id, version: 1, stage: 'REJECTED', rejectReason: 'Before the list' })
  const dashboard = await service.app.inject({ url: '/api/career/getcarrerDashboard', headers })
  assert.deepEqual(dashboard.json<CareersDashboard>().applicantsByRejection, [
    { rejectCode: 'OTHER', count: 1 },
    { rejectCode: 'PAY', count: 1 },
    { rejectCode: null, count: 1 },
  ])
  const back = (await put(service, headers, { id, version: 4, stage: 'NEW' })).json<ApplicantDetail>()
  assert.deepEqual([back.rejectCode, back.rejectReason], [null, null])
})

test('BO-02 only recruiters can add notes', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const url = `/api/jobApplicants/${person.id}/notes`
  const added = await service.app.inject({ method: 'POST', url, headers, payload: { text: ' Call back ' } })
  assert.deepEqual(
    [added.statusCode, added.json().text, added.json().createdBy.name],
    [201, 'Call back', 'Hiring team'],
  )
  const { notes } = (await read(service, headers, person.id)).json<ApplicantDetail>()
  assert.deepEqual(
    notes.map(({ text }) => text),
    ['Call back'],
  )
  const blogs = await service.signIn('blogs')
  assert.equal(
    (await service.app.inject({ method: 'POST', url, headers: blogs, payload: { text: 'x' } })).statusCode,
    403,
  )
})

test('FT-13 BO-02 a note repeated under its idempotency key is added once, and erasing the applicant leaves none of its text', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const url = `/api/jobApplicants/${person.id}/notes`
  const sent = { ...headers, 'idempotency-key': 'one-note' }
  const add = () => service.app.inject({ method: 'POST', url, headers: sent, payload: { text: 'Plays the oboe' } })
  const [first, again] = [await add(), await add()]
  assert.deepEqual([again.statusCode, again.json()], [201, first.json()])
  assert.equal((await read(service, headers, person.id)).json<ApplicantDetail>().notes.length, 1)
  await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${person.id}`, headers })
  assert.equal((await add()).statusCode, 404)
  const stored = await service.queries.selectFrom('idempotent_answer').select(['answer', 'call']).execute()
  assert.ok(stored.length > 0)
  assert.ok(!JSON.stringify(stored).includes('oboe'))
})

test('AT-77 S-43 V-08 only recruiters can download a résumé, as an attachment by default, and each download is audited', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const url = `/api/jobApplicants/download/${person.id}`
  const response = await service.app.inject({ url, headers })
  assert.deepEqual([response.statusCode, response.headers['content-type']], [200, 'application/pdf'])
  assert.ok(response.rawPayload.equals(samplePdf()))
  assert.equal(response.headers['content-disposition'], `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`)
  assert.equal(response.headers['content-security-policy'], "default-src 'none'; sandbox")
  assert.equal(response.headers['x-content-type-options'], 'nosniff')
  assert.equal(response.headers['cache-control'], 'no-store')
  const inline = await service.app.inject({ url: `${url}?disposition=inline`, headers })
  assert.match(String(inline.headers['content-disposition']), /^inline;/)
  const byQuery = await service.app.inject({ url: `/api/jobApplicants/download?id=${person.id}`, headers })
  assert.equal(byQuery.statusCode, 200)
  const status = async (path: string, who: object = {}) =>
    (await service.app.inject({ url: path, headers: { ...who } })).statusCode
  assert.equal(await status(url), 401)
  assert.equal(await status(url, await service.signIn('blogs')), 403)
  assert.equal(await status('/api/jobApplicants/download/01a1deb1-0680-7b74-bcaa-79865b67524f', headers), 404)
  assert.equal(await status('/api/jobApplicants/download/..%2f..%2fetc', headers), 404)
  const downloads = service.queries.selectFrom('audit').select('account_id').where('action', '=', 'download')
  assert.equal((await downloads.execute()).filter(({ account_id }) => account_id !== null).length, 3)
})

test('a Word résumé is never displayed inline', async (t) => {
  const { service, headers, job } = await startWithApplicant(t)
  await apply(service, { jobId: job.id, email: 'word@example.org' }, { resume: sampleDocx(), resumeName: 'cv.docx' })
  const [person] = await listedApplicants(service, headers, 'getApplicants?q=word@')
  const url = `/api/jobApplicants/download/${person?.id}?disposition=inline`
  const response = await service.app.inject({ url, headers })
  assert.match(String(response.headers['content-disposition']), /^attachment; filename="cv.docx"/)
})

test('the rejection reason is cleared once an applicant is no longer rejected; the history still shows it', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const { id } = person
  const rejected = await put(service, headers, { id, version: 1, stage: 'REJECTED', rejectReason: 'No Kafka' })
  assert.equal(rejected.json<ApplicantDetail>().rejectReason, 'No Kafka')
  const back = (await put(service, headers, { id, version: 2, stage: 'INTERVIEW' })).json<ApplicantDetail>()
  assert.deepEqual([back.rejectReason, back.history.map(({ reason }) => reason)], [null, [null, 'No Kafka', null]])
})

test('V-08 D-09 erasing an applicant removes all personal data and the file; no statistic counts them', async (t) => {
  const fields = { phone: '+44 20 7946 0000', coverLetter: 'Dear', source: 'linkedin.com' }
  const { service, headers, person, job } = await startWithApplicant(t, fields)
  await put(service, headers, { id: person.id, version: 1, stage: 'REJECTED', reason: 'José was late' })
  const remove = () => service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${person.id}`, headers })
  assert.equal((await remove()).statusCode, 204)
  assert.equal((await remove()).statusCode, 404)
  assert.equal((await read(service, headers, person.id)).statusCode, 404)
  assert.deepEqual(await listedApplicants(service, headers), [])
  assert.deepEqual(await fs.readdir(service.config.documentsDir), [])
  assert.deepEqual(await service.queries.selectFrom('stored_file').select('id').execute(), [])
  const tables = ['applicant', 'applicant_stage_move', 'applicant_note', 'stored_file', 'audit'] as const
  for (const table of tables) {
    const rows = JSON.stringify(await service.queries.selectFrom(table).selectAll().execute())
    for (const trace of ['José', 'jose@', '7946', 'Dear']) assert.ok(!rows.includes(trace), `${table}: ${trace}`)
  }
  const counts = await service.app.inject({ url: '/api/jobApplicants/getCount', headers })
  const { total, byStage } = counts.json<ApplicantCounts>()
  assert.deepEqual([total, byStage.REJECTED, byStage.NEW], [0, 0, 0])
  const figures = await service.app.inject({ url: '/api/career/getcarrerDashboard', headers })
  const dashboard = figures.json<CareersDashboard>()
  assert.deepEqual(dashboard.totals.applicants, { total: 0, new: 0, last7Days: 0 })
  assert.equal(
    dashboard.applicationsByMonth.reduce((sum, month) => sum + month.applicants, 0),
    0,
  )
  assert.deepEqual([dashboard.applicantsByJob, dashboard.applicantsBySource], [[], []])
  const table = await service.app.inject({ url: '/api/career/get-allcareers', headers })
  const [posting] = table.json<Page<StaffCareer>>().content
  assert.deepEqual([posting?.applicantCount, posting?.applicantCountByStage], [0, {}])
  const gone = await service.app.inject({ method: 'DELETE', url: `/api/career/${job.id}`, headers })
  assert.equal(gone.statusCode, 204, gone.body)
})

test('V-08 an applicant is erased 24 months after the last contact, not before', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  service.clock.advance(400 * DAY)
  const now = await service.signIn('careers')
  const lastContactAt = service.clock.now().toISOString()
  assert.equal((await put(service, now, { id: person.id, version: 1, lastContactAt })).statusCode, 200)
  service.clock.advance(725 * DAY)
  await cleanUp(service.deps)
  const later = await service.signIn('careers')
  assert.equal((await listedApplicants(service, later)).length, 1)
  service.clock.advance(10 * DAY)
  await cleanUp(service.deps)
  assert.deepEqual(await listedApplicants(service, await service.signIn('careers')), [])
  assert.deepEqual(await fs.readdir(service.config.documentsDir), [])
  assert.ok(headers)
})

test('an applicant joins the talent pool only with consent, and leaves it for a job', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const rejected = await put(service, headers, { id: person.id, version: 1, future: true })
  assert.deepEqual([rejected.statusCode, rejected.json().code], [409, 'INVALID_TRANSITION'])
  await apply(
    service,
    { desiredRole: 'Any', consentFuture: 'true', email: 'pool@example.org' },
    { call: 'futureApplicants' },
  )
  const [pooled] = await listedApplicants(service, headers, 'getFutureApplicants')
  const id = pooled?.id
  assert.equal((await put(service, headers, { id, version: 1, future: false })).statusCode, 422)
  const attached = await put(service, headers, { id, version: 1, future: false, jobId: person.jobId })
  assert.equal(attached.statusCode, 200, attached.body)
  assert.equal(attached.json<ApplicantDetail>().job?.jobTitle, 'Engineer')
  assert.deepEqual(await listedApplicants(service, headers, 'getFutureApplicants'), [])
  assert.equal((await put(service, headers, { id, version: 2, jobId: 'nonsense' })).statusCode, 404)
  const other = await addCareer(service, headers, { jobTitle: 'Baker' })
  await put(service, headers, { id, version: 2, jobId: other.id, stage: 'NEW' })
  await put(service, headers, { id, version: 3, future: true })
  const { history } = (await read(service, headers, String(id))).json<ApplicantDetail>()
  const engineer = `Engineer (${person.job?.jobCode})`
  assert.deepEqual(
    history.slice(1).map(({ from, to, job, previousJob, future }) => [from, to, job, previousJob, future]),
    [
      ['NEW', 'NEW', engineer, null, false],
      ['NEW', 'NEW', `Baker (${other.jobCode})`, engineer, null],
      ['NEW', 'NEW', null, null, true],
    ],
  )
})

test('S-08 AT-78 exported applicants contain no formulas', async (t) => {
  const { service, headers } = await startWithApplicant(t, { name: '=cmd()', phone: '+44 20 7946 0000' })
  const csv = await service.app.inject({ url: '/api/jobApplicants/getApplicants?format=csv', headers })
  assert.ok(csv.body.includes(`"'=cmd()"`) && csv.body.includes(`"'+44 20 7946 0000"`), csv.body)
})

test('applicants are moved and erased in bulk', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const bulk = async (payload: object) =>
    (await service.app.inject({ method: 'POST', url: '/api/jobApplicants/bulk', headers, payload })).json()
  assert.equal((await bulk({ action: 'stage', ids: [person.id], value: 'NOWHERE' })).status, 422)
  assert.deepEqual(await bulk({ action: 'stage', ids: [person.id], value: 'OFFER' }), {
    results: [{ id: person.id, ok: true }],
  })
  assert.deepEqual(await bulk({ action: 'delete', ids: [person.id, person.id] }), {
    results: [{ id: person.id, ok: true }],
  })
})

test('D-03 a bulk action neither moves nor erases an applicant whom another user has changed since they were loaded', async (t) => {
  const { service, headers, person } = await startWithApplicant(t)
  const { id } = person
  await put(service, headers, { id, version: 1, stage: 'HIRED' })
  const bulk = async (action: string, seen: number, spelled = id) => {
    const payload = { action, ids: [spelled], value: 'REJECTED', versions: { [spelled]: seen } }
    const response = await service.app.inject({ method: 'POST', url: '/api/jobApplicants/bulk', headers, payload })
    return response.json<{ results: object[] }>().results
  }
  const rejected = [{ id, ok: false, code: 'VERSION_CONFLICT' }]
  assert.deepEqual([await bulk('stage', 1), await bulk('delete', 1)], [rejected, rejected])
  assert.deepEqual(await bulk('stage', 1, id.toUpperCase()), rejected)
  assert.equal((await read(service, headers, id)).json<ApplicantDetail>().stage, 'HIRED')
  const done = [{ id, ok: true }]
  assert.deepEqual([await bulk('stage', 2), await bulk('delete', 3)], [done, done])
})
