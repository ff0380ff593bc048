import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { careerStatus, jobCountry, type StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import { regions } from '@tekskills/shared/contracts/company-directory'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { startTestApp } from '../testing/test-app'
import { seedJobs } from './careers/index'
import { insertSeedCareers, stageSeedResumes } from './seed-careers'

test('a new service has jobs in every region and status, applicants with résumés, and a talent pool', async (t) => {
  const { app, deps, queries, signIn } = await startTestApp(t)
  const resumes = await stageSeedResumes(deps.files)
  await queries.transaction().execute((trx) => insertSeedCareers(trx, resumes, deps.now()))
  const headers = await signIn('careers')
  const read = async <T>(url: string) => (await app.inject({ url: `/api/${url}`, headers })).json<T>()
  const jobs = (await read<Page<StaffCareer>>('career/get-allcareers?size=100')).content
  assert.equal(jobs.length, 16)
  assert.deepEqual(new Set(jobs.map(({ country }) => country)), new Set(jobCountry.options))
  assert.deepEqual(new Set(jobs.map(({ status }) => status)), new Set(careerStatus.options))
  assert.equal(new Set(jobs.map(({ description }) => description)).size, 16)
  const people = await read<Page<StaffApplicant>>('jobApplicants/getApplicants?size=100')
  const pool = await read<Page<StaffApplicant>>('jobApplicants/getFutureApplicants?size=100')
  assert.deepEqual([people.totalElements, pool.totalElements], [60, 20])
  assert.equal(new Set([...people.content, ...pool.content].map(({ email }) => email)).size, 80)
  assert.ok(pool.content.every(({ skills }) => skills.length > 0))
  const resume = await app.inject({ url: `/api/jobApplicants/download/${people.content[0]?.id}`, headers })
  assert.ok(resume.rawPayload.subarray(0, 5).equals(Buffer.from('%PDF-')))
  const dashboard = await read<CareersDashboard>('career/getcarrerDashboard')
  assert.ok(dashboard.closingSoon.length > 0 && dashboard.medianDaysToHire !== null)
})

test('positions that are not remote are in the city of an office', () => {
  const offices = new Set(regions.map(({ city }) => city))
  const elsewhere = seedJobs.filter(({ workplaceType, city }) => workplaceType !== 'REMOTE' && !offices.has(city))
  assert.deepEqual(
    elsewhere.map(({ slug }) => slug),
    [],
  )
})
