import assert from 'node:assert/strict'
import type { CareerInput, StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { formBody } from './forms'
import { samplePdf } from './sample-documents'
import type { TestApp } from './test-app'

const complete = {
  description: '<p>Keep the lights on.</p>',
  employmentType: 'FULL_TIME',
  country: 'India',
  city: 'Hyderabad',
} as const

/** Adds a job through the service; open unless `input` says otherwise. */
export async function addCareer({ app }: TestApp, headers: object, input: CareerInput): Promise<StaffCareer> {
  const payload = { ...complete, ...input }
  const response = await app.inject({ method: 'POST', url: '/api/career', headers: { ...headers }, payload })
  assert.equal(response.statusCode, 201, response.body)
  return response.json<StaffCareer>()
}

/** Updates a job through the service and returns the response. */
export const putCareer = ({ app }: TestApp, headers: object, payload: object) =>
  app.inject({ method: 'PUT', url: '/api/career', headers: { ...headers }, payload })

interface ApplyOptions {
  resume?: Buffer
  resumeName?: string
  key?: string
  call?: 'jobApplicants' | 'futureApplicants'
  headers?: Record<string, string>
  /** IP address of the sender; by default a new one each time, so that rate limits do not apply. */
  ip?: string
}

let sent = 0

/** Applies with a form like a visitor, and returns the response. */
export async function apply({ app }: TestApp, fields: Record<string, string | string[]>, options: ApplyOptions = {}) {
  const { resume = samplePdf(), resumeName = 'cv.pdf', key, call = 'jobApplicants', headers } = options
  const base = { name: 'José Álvarez', email: 'jose@example.org', consent: 'true' }
  const form = await formBody({ ...base, ...fields }, { resume }, resumeName)
  sent += 1
  return app.inject({
    method: 'POST',
    url: `/api/public/user/${call}`,
    payload: form.payload,
    headers: { ...form.headers, ...headers, ...(key && { 'idempotency-key': key }) },
    remoteAddress: options.ip ?? `10.0.${Math.floor(sent / 250)}.${(sent % 250) + 1}`,
  })
}
