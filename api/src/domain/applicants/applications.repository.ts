import { randomInt } from 'node:crypto'
import { APPLICATION_CONSENT } from '@tekskills/shared/contracts/application'
import type { futureApplication, jobApplication } from '@tekskills/shared/contracts/http/applicants'
import type { JobQuestion } from '@tekskills/shared/contracts/http/job-questions'
import { sql } from 'kysely'
import type { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { WriteContext } from '../../platform/database/write-context'
import type { StagedUpload } from '../../platform/files/staged-upload'
import { conflict, notFound, ProblemError } from '../../platform/http/problems/problem-error'
import { readId } from '../../platform/http/validation/record-id'
import { postingAt } from '../careers/career-status'
import { wasDeleted } from '../careers/public-career-rows'
import { readLeads } from '../hiring-teams/hiring-teams.repository'
import { answersTo } from './answers'
import { hasEmail } from './applicant-rows'
import { queueResume } from './resume-texts'
import { addedLink } from './own-application-link'
import { retentionUntil } from './retention'

/** What the form of an application contains. */
export type ApplicationForm = z.infer<typeof jobApplication> | z.infer<typeof futureApplication>

/** An application with the write context that stores it. */
interface Application extends WriteContext {
  form: ApplicationForm
  resume: StagedUpload
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
  /** Keyed hash of the IP address that gave consent: it can be verified but not read. */
  ipHash: string
}

/** The outcome of an application. */
export interface StoredApplication {
  id: string
  reference: string
  /** The job it was for. */
  job?: { jobTitle: string; recruiterEmail: string | null; id: string }
  /** Addresses that are notified: that of the job's recruiter; without one, those of its leads who can sign in. */
  noticeTo: readonly string[]
  /** The same email address has applied for the same job, or for the talent pool, before. */
  isRepeated: boolean
}

/**
 * Stores an application for a job, or for the talent pool. Using the same email address does not prove that the sender
 * is the earlier applicant, so each application is a separate record and earlier ones stay unchanged. Throws 404 if the
 * job does not exist, 410 if it was deleted, 409 `JOB_CLOSED` if it accepts no applications, 422 if the answers do not
 * fit its questions.
 */
export async function insertApplication(application: Application): Promise<StoredApplication> {
  const { transaction, form, now } = application
  const job = 'jobId' in form ? await requireOpenJob(application, readId(form.jobId, 'jobId')) : undefined
  const isRepeated = await hasApplied(transaction, job?.id ?? null, form.email)
  const id = newId(now.getTime())
  const reference = await newReference(transaction)
  const resume = await application.resume.insert(transaction)
  await queueResume(transaction, resume, now)
  const row = {
    ...valuesOf(application),
    answers: JSON.stringify('jobId' in form && job ? answersTo(job.questions, form.answers) : []),
    ...(job ? { career_id: job.id, future: false } : { career_id: null, future: true }),
    id,
    reference,
    stage: 'NEW' as const,
    resume_id: resume,
    applied_at: now,
    updated_at: now,
    last_contact_at: now,
    ...addedLink({ links_valid_from: null }, now),
    retention_until: retentionUntil(now),
  }
  await transaction.insertInto('applicant').values(row).execute()
  const move = { id: newId(now.getTime()), applicant_id: id, from_stage: null, to_stage: 'NEW', at: now } as const
  await transaction
    .insertInto('applicant_stage_move')
    .values({ ...move, account_id: null, reason: null })
    .execute()
  await auditRecord(application, { action: 'create', entity: 'applicant', entityId: id }, reference)
  return { id, reference, job, isRepeated, noticeTo: job ? await noticeAddresses(transaction, job) : [] }
}

/** The addresses that are notified of what applicants for a job do. */
export async function noticeAddresses(transaction: Queries, job: { id: string; recruiterEmail: string | null }) {
  if (job.recruiterEmail) return [job.recruiterEmail]
  return (await readLeads(transaction, job.id)).map(({ email }) => email)
}

/** The columns that an application fills; `null` for empty fields. */
const valuesOf = ({ form, now, ipHash }: Application) => ({
  name: form.name,
  email: form.email,
  phone: form.phone || null,
  current_location: form.currentLocation || null,
  current_company: form.currentCompany || null,
  current_title: form.currentTitle || null,
  experience_years: form.experienceYears ?? null,
  skills: [...new Set(form.skills)],
  notice_period_days: form.noticePeriodDays ?? null,
  linkedin_url: form.linkedinUrl ?? null,
  portfolio_url: form.portfolioUrl ?? null,
  cover_letter: form.coverLetter || null,
  desired_role: 'desiredRole' in form ? form.desiredRole : null,
  preferred_country: 'preferredCountry' in form ? (form.preferredCountry ?? null) : null,
  consent_text: APPLICATION_CONSENT.version,
  consent_at: now,
  consent_ip_hash: ipHash,
  consent_future: form.consentFuture,
  source: sql<string | null>`source_name(${form.source ?? null})`,
})

async function requireOpenJob({ transaction, today }: Application, id: string) {
  const row = await transaction
    .selectFrom('career')
    .select(['id', 'status', 'close_reason', 'closing_date', 'job_title', 'recruiter_email', 'questions'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!row && (await wasDeleted(transaction, { id }))) {
    throw new ProblemError(410, 'GONE', 'This position is no longer open.')
  }
  if (!row || row.status === 'DRAFT') throw notFound('This job could not be found.')
  const { status, close_reason: closeReason, closing_date: closingDate } = row
  const posting = postingAt({ status, closeReason, closingDate }, today)
  if (posting.status !== 'OPEN') {
    const onHold = 'This position is on hold and is not accepting applications right now.'
    throw conflict('JOB_CLOSED', posting.status === 'ON_HOLD' ? onHold : 'This position is no longer open.')
  }
  return {
    id: row.id,
    jobTitle: row.job_title,
    recruiterEmail: row.recruiter_email,
    questions: row.questions as JobQuestion[],
  }
}

/** Whether the email address has applied for the job, or for the talent pool, before. */
async function hasApplied(transaction: Queries, jobId: string | null, email: string): Promise<boolean> {
  const earlier = transaction
    .selectFrom('applicant')
    .select('id')
    .where('career_id', 'is not distinct from', jobId)
    .where(hasEmail(email))
    .where('erased_at', 'is', null)
  return (await earlier.executeTakeFirst()) !== undefined
}

/** An alphabet without letters and digits that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An unused reference that an applicant can quote. */
export async function newReference(transaction: Queries): Promise<string> {
  for (;;) {
    const reference = `APP-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
    const query = transaction.selectFrom('applicant').select('id').where('reference', '=', reference)
    if (!(await query.executeTakeFirst())) return reference
  }
}
