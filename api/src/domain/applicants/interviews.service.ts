import type { InterviewStep } from '@tekskills/shared/contracts/http/applicants'
import type { InterviewSlot, interviewSlotInput } from '@tekskills/shared/contracts/http/interviews'
import type { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Config } from '../../platform/config/config'
import { newId } from '../../platform/database/ids'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, invalidField, notFound } from '../../platform/http/problems/problem-error'
import { readId } from '../../platform/http/validation/record-id'
import { queueMail } from '../../platform/mail/outbox'
import { interviewMails, type InterviewEvent, type MailedInterview } from './interview-mails'
import { readSlots, upcomingInterviews } from './interviews.repository'
import { requireRight } from '../hiring-teams/job-access'
import { insertStep } from './applicants.repository'

/** What mails say about the site that sends them. */
export interface MailingSite {
  siteOrigin: string
  timeZone: string
  /** The mailbox that sends. */
  from: string
}

export const mailingSite = ({ siteOrigin, timeZone, mail }: Config): MailingSite => ({
  siteOrigin,
  timeZone,
  from: mail.from,
})

/** The context of a change that may mail the applicant or the interviewer. */
export interface InterviewContext extends WriteContext {
  site: MailingSite
}

/** Offers a time of the actor to the applicants of a job. Throws 404 for an unknown job, 422 for a time that has begun. */
export async function addSlot(
  { transaction, actor, now }: WriteContext,
  { jobId, startsAt, minutes, place }: z.output<typeof interviewSlotInput>,
): Promise<InterviewSlot> {
  const account_id = actor.accountId
  if (!account_id) throw new Error('A time needs an interviewer.')
  const career_id = readId(jobId, 'jobId')
  await requireRight(transaction, { viewer: account_id, right: 'LEAD', jobId: career_id })
  const starts_at = new Date(startsAt)
  if (starts_at <= now) throw invalidField('startsAt', 'DATE_RANGE', 'Choose a time in the future.')
  const id = newId(now.getTime())
  const row = { id, career_id, account_id, starts_at, minutes, place, created_at: now }
  await transaction.insertInto('interview_slot').values(row).execute()
  const slot = (await readSlots(transaction, career_id, now)).find((each) => each.id === id)
  if (!slot) throw new Error('The time was not stored.')
  return slot
}

/** Takes a time back; whoever has chosen it is told. Throws 404. */
export async function removeSlot(context: InterviewContext, id: string): Promise<void> {
  const { transaction, actor, now } = context
  const missing = () => notFound('This time could not be found.')
  const slot = await transaction
    .selectFrom('interview_slot')
    .select('career_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!slot) throw missing()
  await requireRight(transaction, { viewer: actor.accountId, right: 'LEAD', jobId: slot.career_id, missing })
  for (const interview of await upcomingInterviews(transaction, { slotId: id }, now))
    await endInterview(context, interview)
  await transaction.deleteFrom('interview_slot').where('id', '=', id).execute()
}

/**
 * Books a time for an applicant, whose row the caller has locked, or moves the interview that is agreed on to it. Throws
 * 409 if the application is not at the stage of interviews, or if the time was taken, taken back or has begun.
 */
export async function chooseSlot(
  context: InterviewContext,
  applicant: { id: string; reference: string; career_id: string | null; stage: string },
  slotId: string,
): Promise<void> {
  const { transaction, now } = context
  if (applicant.stage !== 'INTERVIEW')
    throw conflict('INVALID_TRANSITION', 'There is no interview to choose a time for.')
  // Whoever locks the row first gets the time; the unique index says the same.
  const slot = await transaction
    .selectFrom('interview_slot')
    .select('id')
    .where('id', '=', readId(slotId, 'slotId'))
    .where('career_id', '=', applicant.career_id)
    .where('starts_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  const taken = slot && (await upcomingInterviews(transaction, { slotId: slot.id }, now))[0]
  if (taken?.applicant.id === applicant.id) return
  if (!slot || taken) throw conflict('SLOT_TAKEN', 'This time is no longer free. Please choose another one.')
  const [agreed] = await upcomingInterviews(transaction, { applicantId: applicant.id }, now)
  if (agreed) {
    const change = { slot_id: slot.id, sequence: agreed.sequence + 1, booked_at: now }
    await transaction.updateTable('interview').set(change).where('id', '=', agreed.id).execute()
  } else {
    const row = { id: newId(now.getTime()), applicant_id: applicant.id, slot_id: slot.id, booked_at: now }
    await transaction.insertInto('interview').values(row).execute()
  }
  const [booked] = await upcomingInterviews(transaction, { applicantId: applicant.id }, now)
  if (!booked) throw new Error('The interview was not stored.')
  await recordInterview(context, booked, agreed ? 'MOVED' : 'BOOKED')
  await mailBoth(context, booked, agreed ? 'moved' : 'booked')
  if (agreed && agreed.interviewer.email !== booked.interviewer.email) {
    // Another interviewer: the appointment ends for the one before.
    const ended = { ...agreed, sequence: booked.sequence }
    const [, toInterviewer] = interviewMails(ended, 'canceled', { ...context.site, now })
    await queueMail(transaction, toInterviewer, now)
  }
  await auditRecord(context, { action: 'interview', entity: 'applicant', entityId: applicant.id }, applicant.reference)
}

/** Cancels the interview that an applicant has, if any; the time is free again. */
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
  await mailBoth(context, { ...interview, sequence: interview.sequence + 1 }, 'canceled')
}

/** A step in the history of the applicant. */
async function recordInterview(
  context: InterviewContext,
  { applicant: { id }, startsAt }: MailedInterview,
  interview: InterviewStep,
): Promise<void> {
  const query = context.transaction.selectFrom('applicant').select(['id', 'stage']).where('id', '=', id)
  await insertStep(context, await query.executeTakeFirstOrThrow(), { interview, interview_at: startsAt })
}

async function mailBoth(
  { transaction, site, now }: InterviewContext,
  interview: MailedInterview,
  event: InterviewEvent,
) {
  for (const mail of interviewMails(interview, event, { ...site, now })) await queueMail(transaction, mail, now)
}
