import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { formBody } from './forms'
import type { CrashTestWriter } from './crash-test-writer'
import { samplePdf } from './sample-documents'
import { readAll, type ServiceClient } from './service-client'

interface Submission {
  key: string
  email: string
  resume: Buffer
  /** A distinct IP address for each, so that rate limits do not apply. */
  ip: string
}

/** Sends applications with a résumé and an Idempotency-Key in a loop; an interrupted one is sent again with its key. */
export function applicationWriter(): CrashTestWriter {
  const acknowledged = new Map<string, Submission>()
  const checked = new Set<string>()
  let inFlight: Submission | undefined
  let jobId: string | undefined
  let number = 0

  async function send(client: ServiceClient, submission: Submission): Promise<void> {
    const { key, email, resume, ip } = submission
    const fields = { jobId: jobId ?? '', name: 'Killed Meanwhile', email, consent: 'true' }
    const form = await formBody(fields, { resume }, 'cv.pdf')
    const headers = { ...form.headers, 'idempotency-key': key, 'x-forwarded-for': ip }
    const response = await client('POST', '/public/user/jobApplicants', { headers, body: form.payload })
    const text = await response.text()
    assert.equal(response.status, 201, text)
    acknowledged.set(email, submission)
  }

  function next(): Submission {
    number += 1
    const ip = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
    return { key: randomUUID(), email: `killed-${number}@example.org`, resume: samplePdf(`Person ${number}`), ip }
  }

  return {
    acknowledged: () => acknowledged.size,

    async write({ careers }) {
      try {
        jobId ??= await addJob(careers)
        for (;;) {
          inFlight = next()
          await send(careers, inFlight)
          inFlight = undefined
        }
      } catch (error) {
        // The connection broke: the application in flight may or may not have been stored.
        if (error instanceof assert.AssertionError) throw error
      }
    },

    async verify({ careers }) {
      if (inFlight && jobId) await send(careers, inFlight)
      inFlight = undefined
      const rows = await readAll<StaffApplicant>(careers, '/jobApplicants/getApplicants?sort=name')
      const emails = rows.map(({ email }) => email)
      assert.equal(new Set(emails).size, emails.length, 'an applicant is stored twice')
      for (const email of acknowledged.keys()) assert.ok(emails.includes(email), `${email} is missing`)
      for (const { id, email } of rows) {
        const sent = acknowledged.get(email)
        if (!sent || checked.has(id)) continue
        const resume = await careers('GET', `/jobApplicants/download/${id}`)
        assert.equal(resume.status, 200, `${email} has lost the résumé`)
        assert.ok(Buffer.from(await resume.arrayBuffer()).equals(sent.resume), `${email} has a different résumé`)
        checked.add(id)
      }
    },
  }
}

async function addJob(client: ServiceClient): Promise<string> {
  const text = { description: '<p>Start again.</p>', employmentType: 'FULL_TIME', country: 'India', city: 'Pune' }
  const response = await client('POST', '/career', { json: { jobTitle: 'Phoenix', ...text } })
  const job = (await response.json()) as StaffCareer
  assert.equal(response.status, 201, JSON.stringify(job))
  return job.id
}
