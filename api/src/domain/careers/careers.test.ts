import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { siteDay } from '../../platform/time/site-day'
import { addCareer, apply, putCareer } from '../../testing/sample-careers'
import { startTestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000
const fieldsOf = (response: { json<T>(): T }) =>
  response
    .json<{ errors: { field: string; code: string }[] }>()
    .errors.map(({ field, code }) => `${field} ${code}`)
    .sort()

test('BO-01 a job that staff add without a status is open, with a code, a slug and sixty days to apply', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const job = await addCareer(service, headers, { jobTitle: 'Site Reliability Engineer', skills: ['Linux', 'Linux'] })
  const now = service.clock.now()
  assert.equal(job.status, 'OPEN')
  assert.equal(job.jobCode, `JOB-${siteDay(now, 'UTC').slice(0, 4)}-0001`)
  assert.equal(job.slug, 'site-reliability-engineer-hyderabad')
  assert.equal(job.closingDate, siteDay(new Date(now.getTime() + 60 * DAY), 'UTC'))
  assert.deepEqual([job.skills, job.applicantCount, job.createdBy?.name], [['Linux'], 0, 'Hiring team'])
  const second = await addCareer(service, headers, { jobTitle: 'Site Reliability Engineer' })
  assert.match(second.jobCode, /-0002$/)
  assert.equal(second.slug, 'site-reliability-engineer-hyderabad-2')
})

test('BO-01 a draft needs only a title; an open job needs every field that visitors need', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const post = (payload: object) => service.app.inject({ method: 'POST', url: '/api/career', headers, payload })
  assert.equal((await post({ jobTitle: 'Idea', status: 'DRAFT' })).statusCode, 201)
  const rejected = await post({ jobTitle: 'Idea' })
  assert.equal(rejected.statusCode, 422)
  assert.deepEqual(fieldsOf(rejected), [
    'city REQUIRED',
    'country REQUIRED',
    'description REQUIRED',
    'employmentType REQUIRED',
  ])
})

test('AT-79 contradictory and impossible values are rejected on their field', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const post = (payload: object) => service.app.inject({ method: 'POST', url: '/api/career', headers, payload })
  const draft = { jobTitle: 'X', status: 'DRAFT' }
  const cases: [object, string][] = [
    [{ openings: -1 }, 'openings NUMBER_RANGE'],
    [{ openings: 1e9 }, 'openings NUMBER_RANGE'],
    [{ salaryMin: 'NaN' }, 'salaryMin INVALID'],
    [{ experienceMin: 8, experienceMax: 3 }, 'experienceMax NUMBER_RANGE'],
    [{ salaryMin: 9, salaryMax: 3, salaryCurrency: 'EUR', salaryUnit: 'YEAR' }, 'salaryMax NUMBER_RANGE'],
    [{ salaryMin: 9, salaryUnit: 'YEAR' }, 'salaryCurrency REQUIRED'],
    [{ salaryMin: 9, salaryCurrency: 'ZZZ', salaryUnit: 'YEAR' }, 'salaryCurrency INVALID'],
    [{ closingDate: '2026-02-30' }, 'closingDate DATE_RANGE'],
    [{ closingDate: '0000-01-01' }, 'closingDate DATE_RANGE'],
    [{ country: 'Mars' }, 'country ENUM'],
  ]
  for (const [fields, expected] of cases) {
    const rejected = await post({ ...draft, ...fields })
    assert.equal(rejected.statusCode, 422, expected)
    assert.deepEqual(fieldsOf(rejected), [expected])
  }
  const open = { jobTitle: 'X', description: 'd', employmentType: 'OTHER', country: 'UK', workplaceType: 'REMOTE' }
  const unseen = await post({ ...open, description: '<p>&nbsp;\u200b</p>' })
  assert.deepEqual(fieldsOf(unseen), ['description REQUIRED'], 'an invisible description counts as missing')
  for (const closingDate of ['2020-01-01', '2099-01-01']) {
    assert.deepEqual(fieldsOf(await post({ ...open, closingDate })), ['closingDate DATE_RANGE'])
  }
})

test('BO-01 a job moves through its life cycle, by allowed transitions only', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  let job = await addCareer(service, headers, { jobTitle: 'Tester', status: 'DRAFT' })
  const move = async (change: object) => {
    const response = await putCareer(service, headers, { id: job.id, version: job.version, ...change })
    if (response.statusCode === 200) job = response.json<StaffCareer>()
    return response.statusCode === 200 ? job.status : `${response.statusCode} ${response.json<{ code: string }>().code}`
  }
  assert.equal(await move({ status: 'CLOSED' }), '409 INVALID_TRANSITION')
  assert.equal(await move({ status: 'OPEN' }), 'OPEN')
  assert.ok(job.postedAt)
  assert.equal(await move({ status: 'ON_HOLD' }), 'ON_HOLD')
  assert.equal(await move({ status: 'OPEN' }), 'OPEN')
  assert.equal(await move({ status: 'DRAFT' }), '409 INVALID_TRANSITION')
  assert.equal(await move({ status: 'CLOSED', closeReason: 'CANCELLED' }), 'CLOSED')
  assert.deepEqual([job.closeReason, job.closedAt === null], ['CANCELLED', false])
  service.clock.advance(61 * DAY)
  Object.assign(headers, await service.signIn('careers'))
  assert.equal(await move({ status: 'OPEN' }), '422 VALIDATION_FAILED')
  const later = siteDay(new Date(service.clock.now().getTime() + 10 * DAY), 'UTC')
  assert.equal(await move({ status: 'OPEN', closingDate: later }), 'OPEN')
  assert.deepEqual([job.closeReason, job.closedAt], [null, null])
})

test('BO-01 a draft may carry a past closing date; a job that is opened, or is on hold, does not get one', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const past = siteDay(new Date(service.clock.now().getTime() - DAY), 'UTC')
  const outcome = async (payload: object) => {
    const response = await putCareer(service, headers, payload)
    const { status, errors } = response.json<{ status: string; errors?: { field: string; message: string }[] }>()
    return response.statusCode === 200 ? status : errors?.map(({ field, message }) => `${field}: ${message}`)
  }
  const outOfRange = ['closingDate: Choose a date between today and one year from today.']
  const draft = await addCareer(service, headers, { jobTitle: 'Diver', status: 'DRAFT', closingDate: past })
  assert.equal(draft.closingDate, past)
  assert.deepEqual(await outcome({ id: draft.id, version: 1, status: 'OPEN' }), outOfRange)
  const open = await addCareer(service, headers, { jobTitle: 'Tester' })
  assert.deepEqual(await outcome({ id: open.id, version: 1, closingDate: past }), outOfRange)
  assert.deepEqual(await outcome({ id: open.id, version: 1, status: 'ON_HOLD', closingDate: past }), outOfRange)
  assert.equal(await outcome({ id: open.id, version: 1, status: 'ON_HOLD' }), 'ON_HOLD')
  assert.deepEqual(await outcome({ id: open.id, version: 2, closingDate: past }), outOfRange)
  service.clock.advance(61 * DAY)
  Object.assign(headers, await service.signIn('careers'))
  assert.equal(await outcome({ id: open.id, version: 2, department: 'Quality' }), 'ON_HOLD')
  assert.deepEqual(await outcome({ id: open.id, version: 3, status: 'OPEN' }), outOfRange)
})

test('a job past its last day is closed immediately for all readers, and the next change stores it', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const closingDate = siteDay(service.clock.now(), 'UTC')
  const { id } = await addCareer(service, headers, { jobTitle: 'Short', closingDate })
  service.clock.advance(DAY)
  const again = await service.signIn('careers')
  const read = await service.app.inject({ url: `/api/career/${id}`, headers: again })
  assert.deepEqual([read.json<StaffCareer>().status, read.json<StaffCareer>().closeReason], ['CLOSED', 'EXPIRED'])
  const listed = await service.app.inject({ url: '/api/career/get-allcareers?type=CLOSED', headers: again })
  assert.equal(listed.json<Page<StaffCareer>>().totalElements, 1)
  const updated = await putCareer(service, again, { id, version: 1, department: 'Operations' })
  assert.deepEqual([updated.statusCode, updated.json<StaffCareer>().status], [200, 'CLOSED'])
})

test('CL-02 the table of jobs is filtered, searched and sorted', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  await addCareer(service, headers, { jobTitle: 'Über-Analyst', department: 'Data', skills: ['Kafka'] })
  await addCareer(service, headers, { jobTitle: 'Baker', country: 'UK', city: 'Leeds', status: 'DRAFT' })
  const titles = async (query: string) =>
    (await service.app.inject({ url: `/api/career/get-allcareers?${query}`, headers }))
      .json<Page<StaffCareer>>()
      .content.map(({ jobTitle }) => jobTitle)
  assert.deepEqual(await titles('sort=jobTitle,asc'), ['Baker', 'Über-Analyst'])
  assert.deepEqual(await titles('sort=applicantCount,desc&sort=jobTitle,desc'), ['Über-Analyst', 'Baker'])
  assert.deepEqual(await titles('q=uber'), ['Über-Analyst'])
  assert.deepEqual(await titles('q=kafka'), ['Über-Analyst'])
  assert.deepEqual(await titles('q=ueberanalyst'), [])
  assert.deepEqual(await titles('q=uberanalyst'), ['Über-Analyst'])
  assert.deepEqual(await titles('q=%25'), [])
  assert.deepEqual(await titles('country=UK'), ['Baker'])
  assert.deepEqual(await titles('type=DRAFT'), ['Baker'])
  assert.deepEqual(await titles('department=Data'), ['Über-Analyst'])
})

test('S-08 AT-78 the exported table contains no formulas', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  await addCareer(service, headers, { jobTitle: '=HYPERLINK("x")', department: '@home' })
  const csv = await service.app.inject({ url: '/api/career/get-allcareers?format=csv', headers })
  assert.equal(csv.headers['content-type'], 'text/csv; charset=utf-8')
  assert.match(String(csv.headers['content-disposition']), /^attachment; filename="jobs.csv"$/)
  assert.ok(csv.body.startsWith('\uFEFF"Job code","Job title"'))
  assert.ok(csv.body.includes(`"'=HYPERLINK(""x"")"`) && csv.body.includes(`"'@home"`))
  assert.ok(csv.body.endsWith('\r\n'))
  const accept = await service.app.inject({
    url: '/api/career/get-allcareers',
    headers: { ...headers, accept: 'text/csv' },
  })
  assert.equal(accept.body, csv.body)
})

test('a job with applicants is not deleted, one without is; codes are unique', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const busy = await addCareer(service, headers, { jobTitle: 'Busy', jobCode: 'ENG-7' })
  const idle = await addCareer(service, headers, { jobTitle: 'Idle' })
  assert.equal((await apply(service, { jobId: busy.id })).statusCode, 201)
  const remove = (id: string) => service.app.inject({ method: 'DELETE', url: `/api/career/${id}`, headers })
  const rejected = await remove(busy.id)
  assert.deepEqual([rejected.statusCode, rejected.json().code], [409, 'IN_USE'])
  assert.match(rejected.json().usedBy?.join() ?? '', /^APP-[2-9A-HJ-NP-Z]{6}$/)
  assert.deepEqual([(await remove(idle.id)).statusCode, (await remove(idle.id)).statusCode], [204, 404])
  const taken = await putCareer(service, headers, { id: busy.id, version: 1, jobCode: 'ENG-7' })
  assert.equal(taken.statusCode, 200)
  const payload = { jobTitle: 'X', status: 'DRAFT', jobCode: 'ENG-7' }
  const twice = await service.app.inject({ method: 'POST', url: '/api/career', headers, payload })
  assert.deepEqual([twice.statusCode, twice.json().code], [409, 'NAME_TAKEN'])
})

test('a job without a code gets a free one, even after manually entered codes', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const year = new Date(service.clock.now()).getUTCFullYear()
  await addCareer(service, headers, { jobTitle: 'Typed', jobCode: `JOB-${year}-999999` })
  const codes = []
  for (const jobTitle of ['First', 'Second']) codes.push((await addCareer(service, headers, { jobTitle })).jobCode)
  assert.deepEqual(codes, [`JOB-${year}-1000000`, `JOB-${year}-1000001`])
})

test('jobs are closed in bulk, with a result for each', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const open = await addCareer(service, headers, { jobTitle: 'Open' })
  const draft = await addCareer(service, headers, { jobTitle: 'Draft', status: 'DRAFT' })
  const payload = { action: 'close', ids: [open.id, draft.id, 'nonsense'], value: 'FILLED' }
  const response = await service.app.inject({ method: 'POST', url: '/api/career/bulk', headers, payload })
  assert.deepEqual(response.json(), {
    results: [
      { id: open.id, ok: true },
      { id: draft.id, ok: false, code: 'INVALID_TRANSITION' },
      { id: 'nonsense', ok: false, code: 'NOT_FOUND' },
    ],
  })
})

test('BO-01 a bulk action that a field prevents names the field with its message', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const { id } = await addCareer(service, headers, { jobTitle: 'Late', status: 'DRAFT', closingDate: '2020-01-31' })
  const payload = { action: 'publish', ids: [id] }
  const response = await service.app.inject({ method: 'POST', url: '/api/career/bulk', headers, payload })
  const message = 'Choose a date between today and one year from today.'
  assert.deepEqual(response.json(), {
    results: [{ id, ok: false, code: 'VALIDATION_FAILED', field: 'closingDate', message }],
  })
})

test('D-03 a bulk action does not change a job that another user has changed since it was loaded', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const { id, version } = await addCareer(service, headers, { jobTitle: 'Watched' })
  await putCareer(service, headers, { id, version, openings: 4 })
  const bulk = async (action: string, seen: number) => {
    const payload = { action, ids: [id], versions: { [id]: seen } }
    const response = await service.app.inject({ method: 'POST', url: '/api/career/bulk', headers, payload })
    return response.json<{ results: object[] }>().results
  }
  for (const action of ['hold', 'delete']) {
    assert.deepEqual(await bulk(action, version), [{ id, ok: false, code: 'VERSION_CONFLICT' }])
  }
  assert.deepEqual(await bulk('hold', version + 1), [{ id, ok: true }])
})

test('D-03 a job changed by two users is not overwritten, and each change is recorded in the audit log', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const { id } = await addCareer(service, headers, { jobTitle: 'Shared' })
  const put = async (payload: object) => (await putCareer(service, headers, { id, ...payload })).statusCode
  assert.equal(await put({ openings: 2 }), 428)
  assert.deepEqual(
    (await Promise.all([put({ version: 1, openings: 2 }), put({ version: 1, openings: 3 })])).sort(),
    [200, 409],
  )
  const lines = service.queries.selectFrom('audit').select('summary').where('entity', '=', 'career').orderBy('id')
  assert.deepEqual(
    (await lines.execute()).map(({ summary }) => summary),
    ['create career "Shared"', 'update career "Shared"'],
  )
})
