import type { InterviewSlot, OwnInterviews } from '@tekskills/shared/contracts/http/interviews'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { staffNameOf } from '../session/staff-person'
import type { MailedInterview } from './interview-mails'

/**
 * Whether the joined account works in recruiting and can sign in. Otherwise its times are not offered, and it gets no
 * emails.
 */
export const isRecruiting = sql<boolean>`(account.role = 'CAREERS' and not account.disabled)`

/**
 * The slots of a job that are not in the past, each with the applicant who has booked it. Free slots of people who have
 * left recruiting are left out.
 */
export async function readSlots(queries: Queries, careerId: string, now: Date): Promise<InterviewSlot[]> {
  const rows = await queries
    .selectFrom('interview_slot as slot')
    .innerJoin('account', 'account.id', 'slot.account_id')
    .leftJoin('interview', (join) =>
      join.onRef('interview.slot_id', '=', 'slot.id').on('interview.canceled_at', 'is', null),
    )
    .leftJoin('applicant', 'applicant.id', 'interview.applicant_id')
    .selectAll('slot')
    .select(['applicant.id as applicant', 'applicant.name', 'applicant.reference'])
    .select(staffNameOf('slot.account_id').as('staff_name'))
    .where('slot.career_id', '=', careerId)
    .where('slot.starts_at', '>', now)
    .where((where) => where.or([isRecruiting, where('applicant.id', 'is not', null)]))
    .orderBy('slot.starts_at')
    .orderBy('slot.id')
    .execute()
  return rows.map(
    ({ id, career_id, account_id, starts_at, minutes, place, staff_name, applicant, name, reference }) => ({
      id,
      jobId: career_id,
      startsAt: starts_at.toISOString(),
      minutes,
      place,
      interviewer: { id: account_id, name: staff_name ?? '' },
      applicant: applicant ? { id: applicant, name: name ?? '', reference: reference ?? '' } : null,
    }),
  )
}

interface Candidate {
  id: string
  career_id: string | null
  stage: string
}

/** What an applicant sees: the booked interview, and the slots that are free. */
export async function readOwnInterviews(
  queries: Queries,
  { id, career_id, stage }: Candidate,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<OwnInterviews> {
  const slots = career_id ? await readSlots(queries, career_id, now) : []
  const own = slots.find(({ applicant }) => applicant?.id === id)
  return {
    booked: own
      ? {
          id: own.id,
          startsAt: own.startsAt,
          minutes: own.minutes,
          place: own.place,
          interviewer: own.interviewer.name,
        }
      : null,
    offered:
      stage === 'INTERVIEW'
        ? slots
            .filter(({ applicant }) => applicant === null)
            .map(({ id: slot, startsAt, minutes }) => ({ id: slot, startsAt, minutes }))
        : [],
    timeZone,
  }
}

/** The booked interviews of an applicant or in a slot that are not in the past. */
export async function upcomingInterviews(
  queries: Queries,
  of: { applicantId: string } | { slotId: string },
  now: Date,
): Promise<MailedInterview[]> {
  const query = queries
    .selectFrom('interview')
    .innerJoin('interview_slot as slot', 'slot.id', 'interview.slot_id')
    .innerJoin('applicant', 'applicant.id', 'interview.applicant_id')
    .innerJoin('career', 'career.id', 'slot.career_id')
    .innerJoin('account', 'account.id', 'slot.account_id')
    .select(['interview.id', 'interview.sequence', 'slot.starts_at', 'slot.minutes', 'slot.place'])
    .select(['applicant.id as applicant_id', 'applicant.email', 'applicant.reference'])
    .select(['career.job_title', 'career.recruiter_email'])
    .select(sql<string | null>`case when ${isRecruiting} then account.email end`.as('staff_email'))
    .select(staffNameOf('slot.account_id').as('staff_name'))
    .where('interview.canceled_at', 'is', null)
    .where('slot.starts_at', '>', now)
  const rows = await (
    'slotId' in of
      ? query.where('interview.slot_id', '=', of.slotId)
      : query.where('interview.applicant_id', '=', of.applicantId)
  ).execute()
  return rows.map((row) => ({
    id: row.id,
    sequence: row.sequence,
    startsAt: row.starts_at,
    minutes: row.minutes,
    place: row.place,
    jobTitle: row.job_title,
    applicant: { id: row.applicant_id, email: row.email, reference: row.reference },
    interviewer: { name: row.staff_name ?? '', email: row.staff_email },
    recruiterEmail: row.recruiter_email,
  }))
}
