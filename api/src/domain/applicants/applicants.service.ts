import {
  type ApplicantDetail,
  type ApplicantNote,
  type ApplicantStage,
  type ApplicantUpdate,
  applicantStage,
  correctedDetail,
  type CorrectedDetail,
  type ApplicantBulk,
  type RejectCode,
} from '@tekskills/shared/contracts/http/applicants'
import { sql, type Selectable, type SqlBool, type Updateable } from 'kysely'
import { auditRecord } from '../../platform/audit/audit-log'
import { definedOnly } from '../../platform/database/defined-only'
import { newId } from '../../platform/database/ids'
import type { Schema } from '../../platform/database/schema'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, invalidField, ProblemError } from '../../platform/http/problems/problem-error'
import { readId } from '../../platform/http/validation/record-id'
import { nextVersion, assertVersion } from '../../platform/http/validation/record-version'
import { requireRight } from '../hiring-teams/job-access'
import { hasEmail } from './applicant-rows'
import { insertStep, jobLabel, lockApplicant, readApplicant, readNote } from './applicants.repository'
import { eraseApplicant, type Erased } from './erase-applicant'
import { cancelInterviews, type InterviewContext } from './interviews.service'
import { revokedLinks } from './own-application-link'
import { contactColumns } from './retention'
import { cancelScheduledMails } from './stage-mails'

/** The write context of a change to an applicant; `today` is the current date in the site's time zone. */
export interface ApplicantWriteContext extends InterviewContext {
  today: string
}

type Row = Selectable<Schema['applicant']>
const entity = 'applicant'

/** Updates the fields of an applicant that staff may change. Throws 404, 409, 422 or 428. */
export async function changeApplicant(
  context: ApplicantWriteContext,
  id: string,
  input: ApplicantUpdate,
): Promise<ApplicantDetail> {
  const { transaction, actor, now, today } = context
  const before = await lockApplicant(context, id, 'LEAD')
  const view = { today, viewer: actor.accountId }
  const version = nextVersion(await readApplicant(transaction, id, view), input.version)
  const place = await placeOf(context, before, input)
  const values: Updateable<Schema['applicant']> = definedOnly({
    stage: input.stage,
    rating: input.rating,
    ...rejectionOf(before, input),
    tags: input.tags && [...new Set(input.tags)],
    ...contactOf(before, input, now),
    ...place,
    ...correctionOf(before, input, now),
  })
  const row = { ...values, version, updated_at: now, updated_by: actor.accountId }
  await transaction.updateTable('applicant').set(row).where('id', '=', id).execute()
  const rejectCode = values.reject_code ?? null
  await recordStep(context, before, {
    ...place,
    stage: input.stage,
    reason: input.reason ?? input.rejectReason,
    rejectCode,
  })
  await recordCorrection(context, { ...before, stage: input.stage ?? before.stage }, input)
  const isOtherJob = place.career_id !== undefined
  const isOtherStage = input.stage !== undefined && input.stage !== before.stage
  if (isOtherStage || isOtherJob) await cancelScheduledMails(context, id)
  // A slot belongs to its job: whoever may see only the former one would keep the applicant through it.
  const ended = input.stage === 'REJECTED' || input.stage === 'WITHDRAWN'
  if (ended || isOtherJob) await cancelInterviews(context, id)
  await auditRecord(context, { action: 'update', entity, entityId: id }, before.reference)
  return readApplicant(transaction, id, view)
}

/**
 * The reason for a rejection after the change. An applicant who is back in the running has none; the history still shows
 * it. Throws 422 for a listed reason without a rejection, and for `OTHER` without a note.
 */
function rejectionOf(before: Row, input: ApplicantUpdate): Updateable<Schema['applicant']> {
  if ((input.stage ?? before.stage) !== 'REJECTED') {
    if (input.rejectCode) throw invalidField('rejectCode', 'STAGE', 'Only a rejection has a reason.')
    return input.stage ? { reject_code: null, reject_reason: null } : { reject_reason: input.rejectReason }
  }
  const { rejectCode: reject_code, rejectReason: reject_reason } = input
  const note = reject_reason === undefined ? before.reject_reason : reject_reason
  if (reject_code === 'OTHER' && !note) throw invalidField('rejectReason', 'REQUIRED', 'Describe the reason.')
  return { reject_code, reject_reason }
}

interface Step {
  stage?: ApplicantStage
  reason?: string | null
  rejectCode?: RejectCode | null
  career_id?: string
  future?: boolean
}

/**
 * Records a step in the history: a new stage, a new job, a move into or out of the talent pool, or a listed reason given
 * after a rejection.
 */
async function recordStep(context: WriteContext, before: Row, step: Step) {
  const { transaction } = context
  const { stage, reason, rejectCode = null, ...place } = step
  const to_stage = stage ?? before.stage
  const career_id = place.career_id ?? before.career_id
  const isOtherJob = career_id !== before.career_id
  const future = place.future === undefined || place.future === before.future ? null : place.future
  const isOtherReason = rejectCode !== null && rejectCode !== before.reject_code
  if (to_stage === before.stage && !isOtherJob && future === null && !isOtherReason) return
  const jobs = isOtherJob
    ? { job: await jobLabel(transaction, career_id), previous_job: await jobLabel(transaction, before.career_id) }
    : {}
  const why = { reason: reason ?? null, reject_code: rejectCode }
  const undone = to_stage !== before.stage && (await undoLastMove(context, before, to_stage))
  await insertStep(context, before, { to_stage, future, ...jobs, ...why, undone })
}

/** How soon an account has to take a move back for it to count as a slip, in milliseconds. */
const UNDO_MS = 10 * 60_000

/**
 * Marks the last move of an applicant as undone if the actor made it a moment ago and now takes it back. Both stay in
 * the history, and no report counts them. Returns whether it did.
 */
async function undoLastMove({ transaction, actor, now }: WriteContext, { id, stage }: Row, to: ApplicantStage) {
  if (!actor.accountId) return false
  const last = await transaction
    .selectFrom('applicant_stage_move')
    .select(['id', 'from_stage', 'to_stage', 'at', 'account_id', 'job'])
    .where('applicant_id', '=', id)
    .where('undone', '=', false)
    .where(sql<SqlBool>`from_stage is distinct from to_stage`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isTakenBack =
    last?.account_id === actor.accountId &&
    last.from_stage === to &&
    last.to_stage === stage &&
    last.job === null &&
    now.getTime() - last.at.getTime() <= UNDO_MS
  if (isTakenBack)
    await transaction.updateTable('applicant_stage_move').set({ undone: true }).where('id', '=', last.id).execute()
  return isTakenBack
}

const DETAILS = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  currentLocation: 'current_location',
} as const satisfies Record<CorrectedDetail, keyof Row>

/** The details that the input changes. */
const correctedIn = (before: Row, input: ApplicantUpdate) =>
  correctedDetail.options.filter(
    (detail) => input[detail] !== undefined && (input[detail] || null) !== before[DETAILS[detail]],
  )

/**
 * The corrected details. Links to the applicant's own page that were mailed to another address are revoked, because a
 * stranger may have received them; for the same reason, whether the applicant wants to be kept for longer is open again.
 */
function correctionOf(before: Row, input: ApplicantUpdate, now: Date): Updateable<Schema['applicant']> {
  const { name, email, phone, currentLocation } = input
  const values = {
    name,
    email,
    phone: phone === undefined ? undefined : phone || null,
    current_location: currentLocation === undefined ? undefined : currentLocation || null,
  }
  const isOtherAddress = email !== undefined && email.toLowerCase() !== before.email.toLowerCase()
  return isOtherAddress ? { ...values, ...revokedLinks(now), keep_asked_at: null, keep_agreed_at: null } : values
}

/** The history names the corrected details, not their old values, which may belong to someone else. */
async function recordCorrection(context: WriteContext, before: Row, input: ApplicantUpdate) {
  const corrected = correctedIn(before, input)
  if (corrected.length > 0) await insertStep(context, before, { corrected })
}

/** The last contact can only be set to a time in the past; the retention period starts there. */
function contactOf(before: Row, { lastContactAt }: ApplicantUpdate, now: Date) {
  if (!lastContactAt) return {}
  const at = new Date(lastContactAt)
  if (at > now || at < before.applied_at) {
    throw invalidField('lastContactAt', 'DATE_RANGE', 'Choose a time between the application and now.')
  }
  return contactColumns(at)
}

/** The job and the talent-pool membership of an applicant after the change. */
async function placeOf({ transaction, actor }: WriteContext, before: Row, { jobId, future }: ApplicantUpdate) {
  if (future && !before.future && !before.consent_future) {
    throw conflict('INVALID_TRANSITION', 'This person has not agreed to be considered for other jobs.')
  }
  const career_id = jobId === undefined || jobId === before.career_id ? undefined : await attachable(jobId)
  if (future === false && !before.career_id && !career_id) {
    throw invalidField('jobId', 'REQUIRED', 'Choose the job to consider this person for.')
  }
  return { career_id, future }

  async function attachable(wanted: string): Promise<string> {
    const id = readId(wanted)
    await requireRight(transaction, { viewer: actor.accountId, right: 'LEAD', jobId: id })
    const same = transaction
      .selectFrom('applicant')
      .select('id')
      .where('career_id', '=', id)
      .where(hasEmail(before.email))
      .where('erased_at', 'is', null)
    if (await same.executeTakeFirst())
      throw conflict('INVALID_TRANSITION', 'This person has already applied for that job.')
    return id
  }
}

/**
 * Adds a note that only staff see. Returns only its id, so that the response stored under the idempotency key does not
 * contain its text. Throws 404.
 */
export async function addNote(
  context: ApplicantWriteContext,
  id: string,
  text: string,
): Promise<Pick<ApplicantNote, 'id'>> {
  const { transaction, actor, now } = context
  const { reference } = await lockApplicant(context, id, 'INTERVIEWER')
  const note = { id: newId(now.getTime()), applicant_id: id, text, created_at: now, created_by: actor.accountId }
  await transaction.insertInto('applicant_note').values(note).execute()
  await auditRecord(context, { action: 'note', entity, entityId: id }, reference)
  return { id: note.id }
}

/** Changes a note of the actor; its earlier text stays readable. Throws 404, and 403 for a note by another author. */
export async function changeNote(
  context: ApplicantWriteContext,
  id: string,
  noteId: string,
  text: string,
): Promise<ApplicantNote> {
  const { transaction, actor, now } = context
  const { reference } = await lockApplicant(context, id, 'INTERVIEWER')
  const before = await readNote(transaction, id, noteId)
  if (!actor.accountId || before.createdBy?.id !== actor.accountId) {
    throw new ProblemError(403, 'FORBIDDEN', 'Only its author can change a note.')
  }
  if (text === before.text) return before
  const earlier = [...(before.earlier ?? []), { text: before.text, at: before.editedAt ?? before.createdAt }]
  await transaction
    .updateTable('applicant_note')
    .set({ text, edited_at: now, earlier: JSON.stringify(earlier) })
    .where('id', '=', noteId)
    .execute()
  await auditRecord(context, { action: 'note', entity, entityId: id }, reference)
  return readNote(transaction, id, noteId)
}

/** Erases an applicant, but not the job alerts of the address; complete it after the commit. Throws 404. */
export async function deleteApplicant(context: ApplicantWriteContext, id: string, seen?: number): Promise<Erased> {
  const before = await lockApplicant(context, id, 'LEAD')
  assertVersion(before, seen)
  return eraseApplicant(context, before, { endsAlerts: false })
}

/**
 * Returns the change of one applicant in a bulk action: to the given stage, with the reason for a rejection. Throws 422
 * for an unknown stage.
 */
export function bulkApplicantChange({ value, rejectCode, rejectReason }: ApplicantBulk) {
  const stage = applicantStage.safeParse(value)
  if (!stage.success) throw invalidField('value', 'ENUM', 'Choose one of the listed values.')
  const change = { stage: stage.data, rejectCode, rejectReason }
  return async (context: ApplicantWriteContext, id: string, seen: number | undefined) => {
    const { version } = await lockApplicant(context, id, 'LEAD')
    return changeApplicant(context, id, { ...change, version: seen ?? version })
  }
}
