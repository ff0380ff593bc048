import type { Colleagues } from '@tekskills/shared/contracts/http/hiring-teams'
import type { InterviewSlot, OwnInterviews } from '@tekskills/shared/contracts/http/interviews'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { formatNames, type MailedInterview } from './interview-mails'
import { ZONE_OF_COUNTRY } from './time-zones'

/**
 * Whether the joined account works in recruiting and can sign in. Otherwise its times are not offered, and it gets no
 * emails.
 */
const isRecruiting = sql<boolean>`(account.role = 'CAREERS' and not account.disabled)`

/**
 * Whether the joined account can interview for the job whose id `column` holds: it works in recruiting, and is in the
 * team if the job is restricted to it.
 */
const canInterview = (column: string) => sql<boolean>`(${isRecruiting} and not exists (
  select from career as restricted
  where restricted.id = ${sql.ref(column)} and restricted.team_only and not exists (
    select from hiring_team_member as member
    where member.career_id = restricted.id and member.account_id = account.id)))`

/** Whether everyone who is to interview in the slot `slot` can do so. */
export const isStaffed = sql<boolean>`not exists (
  select from slot_interviewer as part join account on account.id = part.account_id
  where part.slot_id = slot.id and not ${canInterview('slot.career_id')})`

/**
 * Whether anyone who is to interview in the slot `slot` has another interview then, with anyone but the given applicant,
 * whose own interview would move.
 */
export const isBusy = (applicantId: string | null) => sql<boolean>`exists (
  select from slot_interviewer as part
    join slot_interviewer as other on other.account_id = part.account_id and other.slot_id <> part.slot_id
    join interview_slot as taken on taken.id = other.slot_id
    join interview as agreed on agreed.slot_id = taken.id and agreed.canceled_at is null
  where part.slot_id = slot.id and agreed.applicant_id is distinct from ${applicantId}::uuid
    and taken.starts_at < slot.starts_at + slot.minutes * interval '1 minute'
    and slot.starts_at < taken.starts_at + taken.minutes * interval '1 minute')`

/**
 * Everyone who interviews in the slot `slot`, starting with its `account_id`; the email address is null for those who
 * have left recruiting.
 */
const interviewersOfSlot = sql<{ id: string; name: string; email: string | null }[]>`(
  select coalesce(json_agg(json_build_object(
      'id', account.id, 'name', coalesce(account.name, account.username),
      'email', case when ${isRecruiting} then account.email end)
    order by account.id <> slot.account_id, coalesce(account.name, account.username), account.id), '[]')
  from slot_interviewer as part join account on account.id = part.account_id
  where part.slot_id = slot.id)`

/**
 * The accounts that can interview for a job, the hiring team first and then by name; `isMe` marks the account `viewer`,
 * and `inTeam` the members of the team.
 */
export async function readInterviewers(
  queries: Queries,
  careerId: string,
  viewer: string | null,
): Promise<(Colleagues[number] & { inTeam: boolean })[]> {
  const inTeam = sql<boolean>`exists (select from hiring_team_member as member
    where member.career_id = career.id and member.account_id = account.id)`
  return queries
    .selectFrom('account')
    .innerJoin('career', (join) => join.on('career.id', '=', careerId))
    .select(['account.id', sql<string>`coalesce(account.name, account.username)`.as('name')])
    .select(sql<boolean>`account.id is not distinct from ${viewer}::uuid`.as('isMe'))
    .select(inTeam.as('inTeam'))
    .where(canInterview('career.id'))
    .orderBy('inTeam', 'desc')
    .orderBy('name')
    .orderBy('account.id')
    .execute()
}

/**
 * The slots of a job that are not in the past, each with the applicant who has booked it. Free slots of people who have
 * left recruiting, or the team of a restricted job, are left out. For an applicant, only interviews with others make a
 * slot busy.
 */
export async function readSlots(
  queries: Queries,
  careerId: string,
  { now, applicantId = null }: { now: Date; applicantId?: string | null },
): Promise<InterviewSlot[]> {
  const rows = await queries
    .selectFrom('interview_slot as slot')
    .leftJoin('interview', (join) =>
      join.onRef('interview.slot_id', '=', 'slot.id').on('interview.canceled_at', 'is', null),
    )
    .leftJoin('applicant', 'applicant.id', 'interview.applicant_id')
    .selectAll('slot')
    .select(['applicant.id as applicant', 'applicant.name', 'applicant.reference'])
    .select([interviewersOfSlot.as('interviewers'), isBusy(applicantId).as('is_busy')])
    .where('slot.career_id', '=', careerId)
    .where('slot.starts_at', '>', now)
    .where((eb) => eb.or([isStaffed, eb('applicant.id', 'is not', null)]))
    .orderBy('slot.starts_at')
    .orderBy('slot.id')
    .execute()
  return rows.map(({ applicant, name, reference, ...slot }) => {
    const interviewers = slot.interviewers.map((each) => ({ id: each.id, name: each.name }))
    return {
      id: slot.id,
      jobId: slot.career_id,
      startsAt: slot.starts_at.toISOString(),
      minutes: slot.minutes,
      place: slot.place,
      interviewer: interviewers[0] ?? { id: slot.account_id, name: '' },
      interviewers,
      isBusy: slot.is_busy,
      applicant: applicant ? { id: applicant, name: name ?? '', reference: reference ?? '' } : null,
    }
  })
}

interface OwnApplicant {
  id: string
  career_id: string | null
  stage: string
}

/** What an applicant sees: the booked interview, and the slots that are free. */
export async function readOwnInterviews(
  queries: Queries,
  { id, career_id, stage }: OwnApplicant,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<OwnInterviews> {
  const slots = career_id ? await readSlots(queries, career_id, { now, applicantId: id }) : []
  const own = slots.find(({ applicant }) => applicant?.id === id)
  return {
    booked: own
      ? {
          id: own.id,
          startsAt: own.startsAt,
          minutes: own.minutes,
          place: own.place,
          interviewer: formatNames((own.interviewers ?? [own.interviewer]).map(({ name }) => name)),
        }
      : null,
    offered:
      stage === 'INTERVIEW'
        ? slots
            .filter(({ applicant, isBusy: busy }) => applicant === null && !busy)
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
    .select(['interview.id', 'interview.sequence', 'slot.starts_at', 'slot.minutes', 'slot.place'])
    .select(['applicant.id as applicant_id', 'applicant.email', 'applicant.reference'])
    .select(['career.job_title', 'career.recruiter_email', 'career.country', 'interview.time_zone'])
    .select(interviewersOfSlot.as('interviewers'))
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
    timeZone: row.time_zone ?? (row.country && ZONE_OF_COUNTRY[row.country]),
    jobTitle: row.job_title,
    applicant: { id: row.applicant_id, email: row.email, reference: row.reference },
    interviewers: row.interviewers.map(({ name, email }) => ({ name, email })),
    recruiterEmail: row.recruiter_email,
  }))
}
