import { buffer } from 'node:stream/consumers'
import type { ApplicantAnswer } from '@tekskills/shared/contracts/http/job-questions'
import type { FastifyReply } from 'fastify'
import type { Selectable } from 'kysely'
import { ZipFile } from 'yazl'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import type { WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { contentDisposition } from '../../platform/files/file-name'
import { conflict } from '../../platform/http/problems/problem-error'
import { lockApplicant, readApplicant } from './applicants.repository'
import { withoutOwnLinks } from './own-application-link'
import { DECIDED_STAGES } from './retention'
import { readAllScorecards } from './scorecards.repository'

type Row = Selectable<Schema['applicant']>

/** The application whose data is copied. */
export interface CopiedApplication {
  row: Row
  /** Data for this requester, in addition to what the applicant sent and received. */
  additional: Record<string, unknown>
}

/**
 * Collects all data of an applicant for a hiring lead, and records the download in the audit log. Throws 404
 * and 403 like `lockApplicant`, and 409 if the copy would reveal scorecards that are hidden until the actor has
 * submitted their own. Once the decision is made, they can no longer influence it.
 */
export async function collectForStaff(context: WriteContext, id: string, today: string): Promise<CopiedApplication> {
  const { transaction, actor } = context
  const row = await lockApplicant(context, id, 'LEAD')
  const detail = await readApplicant(transaction, id, { today, viewer: actor.accountId })
  const { stage, rating, rejectCode, rejectReason, tags, notes, history, scorecards, samePerson = [] } = detail
  const isBlind = scorecards !== undefined && scorecards.others > 0 && scorecards.cards.length === 0
  if (isBlind && !DECIDED_STAGES.includes(stage)) {
    throw conflict('INVALID_TRANSITION', 'Submit your scorecard first: the copy contains those of others.')
  }
  await auditRecord(context, { action: 'download', entity: 'applicant', entityId: id }, row.reference)
  const cards = await readAllScorecards(transaction, id, actor.accountId)
  const decision = { stage, rating, rejectCode, rejectReason, tags }
  // Only named here: another hiring team may lead each of them, so their data is in copies of their own.
  const mergedWith = samePerson
    .filter(({ merged }) => merged)
    .map(({ reference, jobTitle, appliedAt }) => ({ reference, jobTitle, appliedAt }))
  return { row, additional: { decision, notes, history, scorecards: cards, mergedWith } }
}

/** Creates a ZIP file of an applicant's data: `data.json`, and every document as it was sent. */
export async function createDataCopy(
  { database: { queries }, files, now: clock }: Pick<Dependencies, 'database' | 'files' | 'now'>,
  { row, additional }: CopiedApplication,
): Promise<Buffer> {
  const now = clock()
  const zip = new ZipFile()
  const stored = await documentsOf(queries, row)
  const documents: string[] = []
  for (const [index, { id, name }] of stored.entries()) {
    const content = await files.read(id)
    if (!content) continue
    const path = `documents/${index + 1}-${name}`
    documents.push(path)
    // Documents are compressed already.
    zip.addBuffer(content, path, { mtime: now, compress: false })
  }
  const data = { generatedAt: now.toISOString(), ...(await applicationData(queries, row)), documents, ...additional }
  zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), 'data.json', { mtime: now })
  zip.end()
  return buffer(zip.outputStream)
}

async function documentsOf(queries: Queries, { resume_id, first_resume_id }: Row) {
  const ids = [...new Set([resume_id, first_resume_id])].filter((id) => id !== null)
  if (ids.length === 0) return []
  return queries.selectFrom('stored_file').select(['id', 'name']).where('id', 'in', ids).orderBy('id').execute()
}

/** What the applicant sent, and the emails and interviews that followed. */
async function applicationData(queries: Queries, row: Row) {
  const job = await queries
    .selectFrom('career')
    .select(['job_title', 'job_code'])
    .where('id', '=', row.career_id)
    .executeTakeFirst()
  const mails = await queries
    .selectFrom('applicant_mail')
    .select(['subject', 'body', 'queued_at'])
    .where('applicant_id', '=', row.id)
    .where('queued_at', 'is not', null)
    .orderBy('queued_at')
    .execute()
  const interviews = await queries
    .selectFrom('interview')
    .innerJoin('interview_slot as slot', 'slot.id', 'interview.slot_id')
    .select(['slot.starts_at', 'slot.minutes', 'slot.place', 'interview.booked_at', 'interview.canceled_at'])
    .where('interview.applicant_id', '=', row.id)
    .orderBy('slot.starts_at')
    .execute()
  return {
    reference: row.reference,
    job: job ? { title: job.job_title, code: job.job_code } : null,
    talentPool: row.future,
    appliedAt: row.applied_at,
    lastContactAt: row.last_contact_at,
    keptUntil: row.retention_until,
    person: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      currentLocation: row.current_location,
      currentCompany: row.current_company,
      currentTitle: row.current_title,
      experienceYears: row.experience_years,
      skills: row.skills,
      noticePeriodDays: row.notice_period_days,
      linkedinUrl: row.linkedin_url,
      portfolioUrl: row.portfolio_url,
      desiredRole: row.desired_role,
      preferredCountry: row.preferred_country,
      coverLetter: row.cover_letter,
    },
    answers: (row.answers as ApplicantAnswer[]).map(({ label, value }) => ({ question: label, answer: value })),
    source: row.source,
    consent: {
      version: row.consent_text,
      at: row.consent_at,
      considerForOtherJobs: row.consent_future,
      keepLongerAt: row.keep_agreed_at,
    },
    emails: mails.map(({ subject, body, queued_at }) => ({ subject, text: withoutOwnLinks(body), sentAt: queued_at })),
    interviews: interviews.map((each) => ({
      startsAt: each.starts_at,
      minutes: each.minutes,
      place: each.place,
      bookedAt: each.booked_at,
      canceledAt: each.canceled_at,
    })),
  }
}

/** Sends a copy as a file that is never stored. */
export const sendCopy = (reply: FastifyReply, { row: { reference } }: CopiedApplication, zip: Buffer): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition('attachment', `${reference}.zip`))
    .type('application/zip')
    .send(zip)
