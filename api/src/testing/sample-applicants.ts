import assert from 'node:assert/strict'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { addCareer, apply } from './sample-careers'
import { addAccount } from '../domain/session/account-administration'
import { password, startTestApp, type TestApp } from './test-app'

/** Starts a service with one applicant for the job "Engineer"; `fields` overrides fields of the application. */
export async function startWithApplicant(t: Parameters<typeof startTestApp>[0], fields: Record<string, string> = {}) {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const job = await addCareer(service, headers, { jobTitle: 'Engineer' })
  const response = await apply(service, { jobId: job.id, ...fields })
  assert.equal(response.statusCode, 201, response.body)
  const [person] = await listedApplicants(service, headers)
  assert.ok(person)
  return { service, headers, job, person }
}

/** Reads the applicants of a list. */
export const listedApplicants = async ({ app }: TestApp, headers: object, path = 'getApplicants') =>
  (await app.inject({ url: `/api/jobApplicants/${path}`, headers: { ...headers } })).json<Page<StaffApplicant>>()
    .content

/** Adds a second recruiter, Ida unless named otherwise, and signs them in. */
export async function signInColleague(
  { app, queries, clock }: TestApp,
  name = 'Ida',
): Promise<{ authorization: string }> {
  const username = name.toLowerCase()
  const account = { username, email: `${username}@example.org`, name, role: 'CAREERS', password } as const
  await addAccount(queries, account, clock.now())
  const payload = { username, password }
  const session = await app.inject({ method: 'POST', url: '/api/public/authenticate', payload })
  return { authorization: `Bearer ${session.json<{ token: string }>().token}` }
}
