import { randomInt } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { futureApplication, jobApplication } from '@tekskills/shared/contracts/http/applicants'
import type { z } from 'zod'
import { auditRecord, type Trail } from '../../audit/audit-record'
import { wasDeleted } from '../../careers/open-career'
import { postingAt } from '../../careers/career-status'
import { retentionUntil } from '../../careers/retention'
import { readId } from '../../content/record-address'
import type { Queries } from '../../database/database'
import { newId } from '../../database/ids'
import type { Schema } from '../../database/schema'
import type { InsertFile } from '../../files/file-store'
import { conflict, notFound, ProblemError } from '../../problems/problem-error'
import { appliedAgain, givenOf, valuesOf } from './application-values'

type Form = z.infer<typeof jobApplication> | z.infer<typeof futureApplication>
type Row = Selectable<Schema['applicant']>

/** An application inside its transaction. */
export interface Application extends Trail {
  form: Form
  insertFile: InsertFile
  /** The day in the site's time zone. */
  today: string
  /** From where the consent came, so that it can be shown but not be read. */
  ipHash: string
  /** The site that led here, when the form names no source. */
  referrer: string | null
}

/** What came of an application. */
export interface Received {
  reference: string
  /** A résumé that is neither the first nor the last of this person any more. */
  replaced: string | null
  /** The job it was for, when this person had not applied for it before. */
  newFor?: { jobTitle: string; recruiterEmail: string | null; id: string }
}

/**
 * Takes an application for a job, or for the talent pool. Somebody who applies again under the same address is not
 * doubled: what came last goes into the first application. Throws 404 for no such job, 410 for one that was
 * deleted, 409 `JOB_CLOSED`.
 */
export async function receiveApplication(application: Application): Promise<Received> {
  const { transaction, form, now } = application
  const job = 'jobId' in form ? await openJob(application, readId(form.jobId, 'jobId')) : null
  await sql`select pg_advisory_xact_lock(hashtext(${`apply ${job?.id ?? 'pool'} ${form.email.toLowerCase()}`}))`.execute(
    transaction,
  )
  const before = await findBefore(transaction, job?.id ?? null, form.email)
  const resume_id = await application.insertFile(transaction)
  const values = { ...valuesOf(application), resume_id, last_contact_at: now, retention_until: retentionUntil(now) }
  if (before) return merge(application, before, values)
  const id = newId(now.getTime())
  const reference = await newReference(transaction)
  const pool = job ? { career_id: job.id, future: false } : { career_id: null, future: true }
  const row = { ...values, ...pool, id, reference, stage: 'NEW', applied_at: now, updated_at: now } as const
  await transaction.insertInto('applicant').values(row).execute()
  const move = { id: newId(now.getTime()), applicant_id: id, from_stage: null, to_stage: 'NEW', at: now } as const
  await transaction
    .insertInto('applicant_stage_move')
    .values({ ...move, account_id: null, reason: null })
    .execute()
  await auditRecord(application, { action: 'create', entity: 'applicant', entityId: id }, reference)
  return { reference, replaced: null, ...(job && { newFor: job }) }
}

async function merge(application: Application, before: Row, values: ReturnType<typeof valuesOf>): Promise<Received> {
  const { transaction, now } = application
  const given = givenOf(values)
  const first_resume_id = before.first_resume_id ?? before.resume_id
  const row = { ...given, first_resume_id, version: before.version + 1, updated_at: now, updated_by: null }
  await transaction.updateTable('applicant').set(row).where('id', '=', before.id).execute()
  // Nobody has proven to be the same person, so staff see what stood there before, and the first résumé stays.
  const note = { text: appliedAgain(before, given), created_at: now, created_by: null }
  await transaction
    .insertInto('applicant_note')
    .values({ ...note, id: newId(now.getTime()), applicant_id: before.id })
    .execute()
  const replaced = before.first_resume_id && before.resume_id
  if (replaced) await transaction.deleteFrom('stored_file').where('id', '=', replaced).execute()
  await auditRecord(application, { action: 'update', entity: 'applicant', entityId: before.id }, before.reference)
  return { reference: before.reference, replaced }
}

async function openJob({ transaction, today }: Application, id: string) {
  const row = await transaction
    .selectFrom('career')
    .select(['id', 'status', 'close_reason', 'closing_date', 'job_title', 'recruiter_email'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!row && (await wasDeleted(transaction, { id }))) {
    throw new ProblemError(410, 'GONE', 'This position is no longer open.')
  }
  if (!row || row.status === 'DRAFT') throw notFound('This job could not be found.')
  const { status, close_reason: closeReason, closing_date: closingDate } = row
  if (postingAt({ status, closeReason, closingDate }, today).status !== 'OPEN') {
    throw conflict('JOB_CLOSED', 'This position is no longer open.')
  }
  return { id: row.id, jobTitle: row.job_title, recruiterEmail: row.recruiter_email }
}

const findBefore = (transaction: Queries, jobId: string | null, email: string): Promise<Row | undefined> =>
  transaction
    .selectFrom('applicant')
    .selectAll()
    .where('career_id', 'is not distinct from', jobId)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Without the letters and digits that are taken for one another when read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference that nobody has yet, for a person to quote. */
export async function newReference(transaction: Queries): Promise<string> {
  for (;;) {
    const reference = `APP-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
    const query = transaction.selectFrom('applicant').select('id').where('reference', '=', reference)
    if (!(await query.executeTakeFirst())) return reference
  }
}
