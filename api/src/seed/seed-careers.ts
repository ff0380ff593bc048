import type { ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import { newReference } from '../domain/applicants/applications.repository'
import { queueResume } from '../domain/applicants/resume-texts'
import { retentionUntil } from '../domain/applicants/retention'
import { slugOf } from '../domain/slugs/slugs'
import type { Queries } from '../platform/database/database'
import { newId } from '../platform/database/ids'
import type { FileStore } from '../platform/files/file-store'
import type { StagedUpload } from '../platform/files/staged-upload'
import { cleanRichText, plainTextOf } from '../platform/rich-text/rich-text'
import { dayAfter, siteDay } from '../platform/time/site-day'
import { seedJobs } from './careers/index'
import { resumePdf } from './careers/resume-pdf'
import { sampleApplications, type SampleApplication } from './careers/sample-applications'
import type { SeedJob } from './careers/types'

const DAY_MS = 86_400_000
/** Days from the application to the move into its current stage. */
const DAYS_TO_STAGE = 2
const DAYS_TO_HIRE = 23

type Staged = { application: SampleApplication; resume: StagedUpload }[]

/** Stages the résumés of the sample applicants, before the transaction that references them. */
export function stageSeedResumes(files: FileStore): Promise<Staged> {
  return Promise.all(
    sampleApplications().map(async (application) => {
      const content = resumePdf(application.person, application.skills)
      const name = `${slugOf(application.person[0], 'resume')}.pdf`
      return { application, resume: await files.stage({ name, type: 'application/pdf', content }) }
    }),
  )
}

/** Adds the sample jobs, applicants and talent pool; their times are relative to `now`. */
export async function insertSeedCareers(transaction: Queries, staged: Staged, now: Date) {
  const ids = new Map<SeedJob, string>()
  for (const [index, job] of seedJobs.entries()) {
    const row = jobRow(job, index, now)
    ids.set(job, row.id)
    await transaction.insertInto('career').values(row).execute()
  }
  for (const { application, resume } of staged) {
    await resume.insert(transaction)
    const { job } = application
    await insertApplicant(transaction, application, { now, resumeId: resume.id, jobId: job ? ids.get(job) : undefined })
  }
}

const paragraphs = (texts: string[]) => cleanRichText(texts.map((text) => `<p>${text}</p>`).join(''), '')
const list = (items: string[]) => cleanRichText(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`, '')

function jobRow(job: SeedJob, index: number, now: Date) {
  const today = siteDay(now, 'UTC')
  const postedAt = new Date(now.getTime() - job.postedDaysAgo * DAY_MS)
  const closed = job.status === 'CLOSED'
  const texts = {
    description: paragraphs(job.description),
    responsibilities: list(job.responsibilities),
    requirements: list(job.requirements),
  }
  return {
    ...texts,
    id: newId(postedAt.getTime()),
    status: job.status,
    close_reason: job.closeReason ?? null,
    job_title: job.jobTitle,
    job_code: `JOB-${today.slice(0, 4)}-${String(index + 1).padStart(4, '0')}`,
    slug: job.slug,
    department: job.department,
    plain_text: plainTextOf(Object.values(texts).join(' ')),
    skills: job.skills,
    experience_min: job.experience[0],
    experience_max: job.experience[1],
    education: job.education ?? null,
    employment_type: job.employmentType,
    workplace_type: job.workplaceType,
    country: job.country,
    state: job.state ?? null,
    city: job.city,
    salary_currency: job.salary?.currency ?? null,
    salary_min: job.salary?.min ?? null,
    salary_max: job.salary?.max ?? null,
    salary_unit: job.salary?.unit ?? null,
    salary_public: job.salary !== undefined,
    openings: job.openings,
    closing_date: dayAfter(today, job.closesInDays),
    recruiter_email: null,
    posted_at: job.status === 'DRAFT' ? null : postedAt,
    closed_at: closed ? new Date(now.getTime() + Math.min(job.closesInDays, -1) * DAY_MS) : null,
    created_at: postedAt,
    created_by: null,
    updated_at: postedAt,
    updated_by: null,
  }
}

interface Place {
  now: Date
  resumeId: string
  jobId?: string
}

async function insertApplicant(transaction: Queries, application: SampleApplication, { now, resumeId, jobId }: Place) {
  const { person, stage, skills, rating, rejectCode: reject_code, source, preferredCountry } = application
  const [name, location, title, company, years] = person
  const at = new Date(now.getTime() - application.daysAgo * DAY_MS)
  const id = newId(at.getTime())
  const moved = movedAt(stage, at, now)
  await queueResume(transaction, resumeId, now)
  await transaction
    .insertInto('applicant')
    .values({
      id,
      name,
      skills,
      stage,
      rating,
      reject_code,
      source,
      reference: await newReference(transaction),
      career_id: jobId ?? null,
      future: !jobId,
      consent_future: !jobId,
      email: `${slugOf(name, 'someone').replaceAll('-', '.')}@example.com`,
      current_location: location,
      current_title: title,
      current_company: company,
      experience_years: years,
      desired_role: jobId ? null : title,
      preferred_country: preferredCountry,
      resume_id: resumeId,
      consent_text: 'sample',
      consent_at: at,
      applied_at: at,
      last_contact_at: moved,
      retention_until: retentionUntil(moved),
      updated_at: moved,
    })
    .execute()
  const moves: [ApplicantStage | null, ApplicantStage, Date][] = [[null, 'NEW', at]]
  if (stage !== 'NEW') moves.push(['NEW', stage, moved])
  for (const [from_stage, to_stage, time] of moves) {
    await transaction
      .insertInto('applicant_stage_move')
      .values({
        id: newId(time.getTime()),
        applicant_id: id,
        from_stage,
        to_stage,
        at: time,
        reject_code: to_stage === 'REJECTED' ? reject_code : null,
      })
      .execute()
  }
}

function movedAt(stage: ApplicantStage, appliedAt: Date, now: Date): Date {
  if (stage === 'NEW') return appliedAt
  const days = stage === 'HIRED' ? DAYS_TO_HIRE : DAYS_TO_STAGE
  return new Date(Math.min(appliedAt.getTime() + days * DAY_MS, now.getTime()))
}
