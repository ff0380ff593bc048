import type { InterviewStep } from '@tekskills/shared/contracts/http/applicants'
import type {
  InterviewSlot,
  interviewSlotInput,
  slotInterviewersInput,
} from '@tekskills/shared/contracts/http/interviews'
import { sql } from 'kysely'
import type { z } from 'zod'
import { auditRecord, writeAudit } from '../../platform/audit/audit-log'
import { newId } from '../../platform/database/ids'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, invalidField, notFound } from '../../platform/http/problems/problem-error'
import { readId } from '../../platform/http/validation/record-id'
import { queueMail } from '../../platform/mail/outbox'
import { formatNames, interviewMails, staffMails, type InterviewEvent, type MailedInterview } from './interview-mails'
import { isBusy, isStaffed, readInterviewers, readSlots, upcomingInterviews } from './interviews.repository'
import { requireRight } from '../hiring-teams/job-access'
import { insertStep, MAX_REASON, recordContact } from './applicants.repository'
import type { MailingSite } from './mailing-site'
import { knownTimeZone } from './time-zones'

/** The context of a change about which the applicant or the interviewer may be emailed. */
export interface InterviewContext extends WriteContext {
  site: MailingSite
}

/**
 * Offers the applicants of a job a slot for an interview with the given accounts, or with the actor. Throws 404 for an
 * unknown job, 403 if only its leads may offer slots, 422 for a time in the past, for an account that cannot interview
 * for the job, and if one of them has another interview then.
 */
export async function addSlot(
  context: WriteContext,
  { jobId, startsAt, minutes, place, interviewers }: z.output<typeof interviewSlotInput>,
): Promise<InterviewSlot> {
  const { transaction, actor, now } = context
  const [account_id, ...others] = interviewers ?? (actor.accountId ? [actor.accountId] : [])
  if (!account_id) throw new Error('A slot needs an account as its interviewer.')
  const career_id = readId(jobId, 'jobId')
  await requireRight(transaction, { viewer: actor.accountId, right: 'LEAD', jobId: career_id })
  await requireInterviewers(transaction, career_id, interviewers ?? [])
  const starts_at = new Date(startsAt)
  if (starts_at <= now) throw invalidField('startsAt', 'DATE_RANGE', 'Choose a time in the future.')
  const id = newId(now.getTime())
  const row = { id, career_id, account_id, starts_at, minutes, place, created_at: now }
  await transaction.insertInto('interview_slot').values(row).execute()
  // A trigger stores the first one.
  const rest = others.map((other) => ({ slot_id: id, account_id: other }))
  if (rest.length > 0) await transaction.insertInto('slot_interviewer').values(rest).execute()
  const slot = (await readSlots(transaction, career_id, { now })).find((each) => each.id === id)
  if (!slot) throw new Error('The slot was not stored.')
  if (slot.isBusy)
    throw invalidField('startsAt', 'CONFLICT', 'One of the interviewers has another interview at this time.')
  await auditSlot(context, { career_id, starts_at }, 'offer')
  return slot
}

/** Throws 422 unless each of the accounts can interview for the job. */
async function requireInterviewers(transaction: Queries, careerId: string, ids: readonly string[]): Promise<void> {
  const possible = await readInterviewers(transaction, careerId, null)
  if (ids.some((id) => !possible.some((each) => each.id === id)))
    throw invalidField('interviewers', 'ENUM', 'Choose people who can log in and see this job.')
}

/**
 * Changes who interviews in a slot. If it is booked, those who join get the appointment, those who leave are told that
 * it takes place without them, and the applicant and those who stay are told the new names. Throws 404, 403 if only the
 * leads of the job may change its slots, 422 for an account that cannot interview for the job, and if one has another
 * interview then.
 */
export async function changeInterviewers(
  context: InterviewContext,
  id: string,
  { interviewers }: z.output<typeof slotInterviewersInput>,
): Promise<InterviewSlot> {
  const { transaction, actor, now } = context
  const missing = () => notFound('This time could not be found.')
  // Locks in the order in which choosing a time does; in any other order the two could deadlock.
  await lockBooked(context, id)
  await lockInterviewers(transaction, id, interviewers)
  const slot = await transaction
    .selectFrom('interview_slot')
    .select(['career_id', 'starts_at'])
    .where('id', '=', id)
    .where('starts_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!slot) throw missing()
  await requireRight(transaction, { viewer: actor.accountId, right: 'LEAD', jobId: slot.career_id, missing })
  await requireInterviewers(transaction, slot.career_id, interviewers)
  const [before] = await upcomingInterviews(transaction, { slotId: id }, now)
  const [first = ''] = interviewers
  await transaction.updateTable('interview_slot').set({ account_id: first }).where('id', '=', id).execute()
  await transaction.deleteFrom('slot_interviewer').where('slot_id', '=', id).execute()
  const parts = interviewers.map((account_id) => ({ slot_id: id, account_id }))
  await transaction.insertInto('slot_interviewer').values(parts).execute()
  const changed = (await readSlots(transaction, slot.career_id, { now })).find((each) => each.id === id)
  if (!changed) throw new Error('The slot was not stored.')
  if (changed.isBusy)
    throw invalidField('interviewers', 'CONFLICT', 'One of the interviewers has another interview at this time.')
  if (before) await restaffInterview(context, before, id)
  await auditSlot(context, slot, 'change interviewers of')
  return changed
}

/** Records in the history and by email that other people interview an applicant, unless they are the same. */
async function restaffInterview(context: InterviewContext, before: MailedInterview, slotId: string): Promise<void> {
  const { transaction, now, site } = context
  const [stored] = await upcomingInterviews(transaction, { slotId }, now)
  if (!stored) throw new Error('The interview was not stored.')
  const namesOf = ({ interviewers }: MailedInterview) => formatNames(interviewers.map(({ name }) => name))
  const emailsOf = ({ interviewers }: MailedInterview) => new Set(interviewers.map(({ email }) => email))
  const [staffBefore, staffNow] = [emailsOf(before), emailsOf(stored)]
  const left = before.interviewers.filter(({ email }) => !staffNow.has(email))
  if (left.length === 0 && staffNow.size === staffBefore.size) return
  const after = { ...stored, sequence: before.sequence + 1 }
  const change = { sequence: after.sequence }
  await transaction.updateTable('interview').set(change).where('id', '=', after.id).execute()
  const person = transaction.selectFrom('applicant').select(['id', 'stage']).where('id', '=', after.applicant.id)
  const reason = `Interviewers changed from ${namesOf(before)} to ${namesOf(after)}`.slice(0, MAX_REASON)
  await insertStep(context, await person.executeTakeFirstOrThrow(), { reason, interview_at: after.startsAt })
  const scope = { ...site, now }
  const [toApplicant] = interviewMails(after, 'restaffed', scope)
  const staying = after.interviewers.filter(({ email }) => staffBefore.has(email))
  const joining = after.interviewers.filter(({ email }) => !staffBefore.has(email))
  const toStaff = [
    ...staffMails(after, 'restaffed', scope, staying),
    ...staffMails(after, 'joined', scope, joining),
    ...staffMails(after, 'left', scope, left),
  ]
  for (const mail of [toApplicant, ...toStaff]) await queueMail(transaction, mail, now)
}

/** Writes the audit entry of a time that is offered for a job, staffed otherwise, or withdrawn. */
async function auditSlot(
  { transaction, actor, now }: WriteContext,
  { career_id, starts_at }: { career_id: string; starts_at: Date },
  act: 'offer' | 'withdraw' | 'change interviewers of',
): Promise<void> {
  const job = transaction.selectFrom('career').select('job_code').where('id', '=', career_id)
  const { job_code } = await job.executeTakeFirstOrThrow()
  const summary = `${act} interview time ${starts_at.toISOString()} for career "${job_code}"`
  const entry = { action: 'interview', entity: 'career', entityId: career_id, summary } as const
  await writeAudit(transaction, { ...actor, ...entry, at: now })
}

/**
 * Withdraws a slot; if it is booked, applicant and interviewers are emailed that the interview is canceled. Throws 404, and
 * 403 if only the leads of the job may withdraw slots.
 */
export async function removeSlot(context: InterviewContext, id: string): Promise<void> {
  const { transaction, actor, now } = context
  const missing = () => notFound('This time could not be found.')
  await lockBooked(context, id)
  const slot = await transaction
    .selectFrom('interview_slot')
    .select(['career_id', 'starts_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!slot) throw missing()
  await requireRight(transaction, { viewer: actor.accountId, right: 'LEAD', jobId: slot.career_id, missing })
  for (const interview of await upcomingInterviews(transaction, { slotId: id }, now))
    await endInterview(context, interview)
  await transaction.deleteFrom('interview_slot').where('id', '=', id).execute()
  await auditSlot(context, slot, 'withdraw')
}

/** Locks the applicant who has booked a slot, as choosing a time does first; in any other order the two could deadlock. */
async function lockBooked({ transaction, now }: WriteContext, slotId: string): Promise<void> {
  const booked = (await upcomingInterviews(transaction, { slotId }, now)).map(({ applicant }) => applicant.id)
  for (const applicantId of booked)
    await transaction.selectFrom('applicant').select('id').where('id', '=', applicantId).forUpdate().execute()
}

/**
 * Books a slot for an applicant, whose row the caller has locked; an interview that is already booked is moved to it.
 * Throws 409 if the application is not at the interview stage, or if the slot is booked, withdrawn or in the past.
 */
export async function chooseSlot(
  context: InterviewContext,
  applicant: { id: string; reference: string; career_id: string | null; stage: string },
  { slotId, timeZone }: { slotId: string; timeZone?: string },
): Promise<void> {
  const { transaction, now } = context
  if (applicant.stage !== 'INTERVIEW')
    throw conflict('INVALID_TRANSITION', 'There is no interview to choose a time for.')
  await lockInterviewers(transaction, slotId)
  // Whoever locks the row first gets the slot. The unique index `interview_slot_taken` is the second safeguard.
  const slot = await transaction
    .selectFrom('interview_slot as slot')
    .select(['slot.id', isStaffed.as('is_staffed'), isBusy(applicant.id).as('is_busy')])
    .where('slot.id', '=', readId(slotId, 'slotId'))
    .where('slot.career_id', '=', applicant.career_id)
    .where('slot.starts_at', '>', now)
    .forUpdate('slot')
    .executeTakeFirst()
  const taken = slot && (await upcomingInterviews(transaction, { slotId: slot.id }, now))[0]
  if (taken?.applicant.id === applicant.id) return
  if (!slot?.is_staffed || slot.is_busy || taken)
    throw conflict('SLOT_TAKEN', 'This time is no longer available. Please choose another one.')
  const time_zone = knownTimeZone(timeZone)
  const [agreed] = await upcomingInterviews(transaction, { applicantId: applicant.id }, now)
  if (agreed) {
    const change = { slot_id: slot.id, sequence: agreed.sequence + 1, booked_at: now, time_zone }
    await transaction.updateTable('interview').set(change).where('id', '=', agreed.id).execute()
  } else {
    const row = { id: newId(now.getTime()), applicant_id: applicant.id, slot_id: slot.id, booked_at: now, time_zone }
    await transaction.insertInto('interview').values(row).execute()
  }
  const [booked] = await upcomingInterviews(transaction, { applicantId: applicant.id }, now)
  if (!booked) throw new Error('The interview was not stored.')
  await recordInterview(context, booked, agreed ? 'MOVED' : 'BOOKED')
  await mailAll(context, booked, agreed ? 'moved' : 'booked')
  // Who does not interview at the new time has the appointment canceled.
  const staying = new Set(booked.interviewers.map(({ email }) => email))
  const left = agreed?.interviewers.filter(({ email }) => !staying.has(email)) ?? []
  if (agreed && left.length > 0) {
    const ended = { ...agreed, sequence: booked.sequence }
    const toLeft = staffMails(ended, 'canceled', { ...context.site, now }, left)
    for (const mail of toLeft) await queueMail(transaction, mail, now)
  }
  await auditRecord(context, { action: 'interview', entity: 'applicant', entityId: applicant.id }, applicant.reference)
}

/**
 * Locks the accounts that interview in a slot, and `others`, so that of two overlapping slots with one interviewer only
 * one is booked. Before the slot, as disabling an account does; in any other order the two could deadlock.
 */
async function lockInterviewers(transaction: Queries, slotId: string, others: readonly string[] = []): Promise<void> {
  const parts = transaction.selectFrom('slot_interviewer').select('account_id')
  await transaction
    .selectFrom('account')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', 'in', parts.where('slot_id', '=', readId(slotId, 'slotId'))),
        sql<boolean>`id = any(${others}::uuid[])`,
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Cancels the booked interview of an applicant, if any; its slot is free again. */
export async function cancelInterviews(context: InterviewContext, applicantId: string): Promise<void> {
  const { transaction, now } = context
  for (const interview of await upcomingInterviews(transaction, { applicantId }, now)) {
    await transaction
      .updateTable('interview')
      .set({ canceled_at: now, sequence: interview.sequence + 1 })
      .where('id', '=', interview.id)
      .execute()
    await endInterview(context, interview)
  }
}

async function endInterview(context: InterviewContext, interview: MailedInterview): Promise<void> {
  await recordInterview(context, interview, 'CANCELED')
  await mailAll(context, { ...interview, sequence: interview.sequence + 1 }, 'canceled')
}

/** Adds a step to the history of the applicant. */
async function recordInterview(
  context: InterviewContext,
  { applicant: { id }, startsAt }: MailedInterview,
  interview: InterviewStep,
): Promise<void> {
  const query = context.transaction.selectFrom('applicant').select(['id', 'stage']).where('id', '=', id)
  await insertStep(context, await query.executeTakeFirstOrThrow(), { interview, interview_at: startsAt })
  await recordContact(context, id)
}

async function mailAll(
  { transaction, site, now }: InterviewContext,
  interview: MailedInterview,
  event: InterviewEvent,
) {
  for (const mail of interviewMails(interview, event, { ...site, now })) await queueMail(transaction, mail, now)
}
