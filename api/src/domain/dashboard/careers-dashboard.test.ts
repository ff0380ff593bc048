import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import { addCareer, apply } from '../../testing/sample-careers'
import { startTestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000

test('BO-03 the dashboard counts jobs and applicants by status, month, job, country and source', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const closingDate = new Date(service.clock.now().getTime() + 9 * DAY).toISOString().slice(0, 10)
  const { id: jobId } = await addCareer(service, headers, { jobTitle: 'Engineer', openings: 3, closingDate })
  await addCareer(service, headers, { jobTitle: 'Draft', status: 'DRAFT' })
  await apply(service, { jobId, source: 'linkedin.com' })
  await apply(service, { jobId, email: 'b@example.org', source: ' LinkedIn' })
  await apply(service, { desiredRole: 'Any', consentFuture: 'true' }, { call: 'futureApplicants' })
  const list = await service.app.inject({ url: '/api/jobApplicants/getApplicants', headers })
  const [person] = list.json<{ content: { id: string }[] }>().content
  service.clock.advance(4 * DAY)
  const now = await service.signIn('careers')
  const payload = { id: person?.id, version: 1, stage: 'HIRED' }
  assert.equal(
    (await service.app.inject({ method: 'PUT', url: '/api/jobApplicants', headers: now, payload })).statusCode,
    200,
  )

  const response = await service.app.inject({ url: '/api/career/getcarrerDashboard?months=2', headers: now })
  const dashboard = response.json<CareersDashboard>()
  assert.deepEqual(dashboard.totals, {
    careers: { total: 2, open: 1, onHold: 0, closed: 0, draft: 1 },
    openings: 3,
    applicants: { total: 2, new: 1, last7Days: 2 },
    dueForErasure: 0,
    futureApplicants: 1,
  })
  assert.equal(dashboard.applicationsByMonth.length, 2)
  const sum = (name: 'applicants' | 'future') =>
    dashboard.applicationsByMonth.reduce((total, month) => total + month[name], 0)
  assert.deepEqual([sum('applicants'), sum('future')], [2, 1])
  assert.deepEqual(
    dashboard.applicantsByStage.filter(({ count }) => count > 0),
    [
      { stage: 'NEW', count: 1 },
      { stage: 'HIRED', count: 1 },
    ],
  )
  assert.deepEqual(dashboard.applicantsByJob, [{ jobId, jobTitle: 'Engineer', count: 2 }])
  assert.deepEqual(dashboard.openByCountry, [{ country: 'India', count: 1 }])
  assert.deepEqual(dashboard.applicantsBySource, [{ source: 'linkedin', count: 2 }])
  assert.deepEqual(dashboard.closingSoon, [{ id: jobId, jobTitle: 'Engineer', closingDate, applicantCount: 2 }])
  assert.equal(dashboard.recentApplicants.length, 3)
  assert.equal(dashboard.medianDaysToHire, 4)
  assert.deepEqual(dashboard.trends, {
    applications: { current: 2, previous: 0 },
    talentPool: { current: 1, previous: 0 },
    hired: { current: 1, previous: 0 },
  })

  const rows = async (query: string) => {
    const found = await service.app.inject({ url: `/api/jobApplicants/getApplicants?${query}`, headers: now })
    return found.json<{ totalElements: number }>().totalElements
  }
  assert.equal(await rows(`from=${dashboard.last7DaysFrom}`), 2)
  for (const name of ['LinkedIn.com', 'linkedin', 'www.linkedin.com']) assert.equal(await rows(`source=${name}`), 2)
  assert.equal(await rows('source=elsewhere'), 0)
  service.clock.advance(3 * DAY)
  const later = await service.app.inject({
    url: '/api/career/getcarrerDashboard',
    headers: await service.signIn('careers'),
  })
  assert.equal(later.json<CareersDashboard>().totals.applicants.last7Days, 0)
  assert.deepEqual(later.json<CareersDashboard>().trends?.applications, { current: 0, previous: 2 })
})

test('D8 V-08 after applicants are erased, the dashboard is the same as before they applied', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const closingDate = new Date(service.clock.now().getTime() + 9 * DAY).toISOString().slice(0, 10)
  const { id: jobId } = await addCareer(service, headers, { jobTitle: 'Engineer', closingDate })
  const ask = async <Body>(url: string) => (await service.app.inject({ url, headers })).json<Body>()
  const figures = async () => {
    const { generatedAt: _, ...rest } = await ask<CareersDashboard>('/api/career/getcarrerDashboard')
    return rest
  }
  const people = async (list: string) =>
    (await ask<{ content: { id: string }[] }>(`/api/jobApplicants/${list}`)).content.map(({ id }) => id)
  const before = await figures()

  await apply(service, { jobId, source: 'linkedin.com' })
  await apply(service, { desiredRole: 'Any', consentFuture: 'true' }, { call: 'futureApplicants' })
  const [hired] = await people('getApplicants')
  const payload = { id: hired, version: 1, stage: 'HIRED' }
  await service.app.inject({ method: 'PUT', url: '/api/jobApplicants', headers, payload })
  const { medianDaysToHire, recentApplicants, closingSoon } = await figures()
  assert.deepEqual([medianDaysToHire, recentApplicants.length, closingSoon[0]?.applicantCount], [0, 2, 1])

  for (const id of [hired, ...(await people('getFutureApplicants'))]) {
    const erased = await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${id}`, headers })
    assert.equal(erased.statusCode, 204)
  }
  assert.deepEqual(await figures(), before)
})

test('ST-08 the content team cannot read the careers dashboard', async (t) => {
  const { app, signIn } = await startTestApp(t)
  const headers = await signIn('blogs')
  assert.equal((await app.inject({ url: '/api/career/getcarrerDashboard', headers })).statusCode, 403)
})
