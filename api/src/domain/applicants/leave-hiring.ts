import { sql } from 'kysely'
import type { Config } from '../../platform/config/config'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import type { MailMessage } from '../../platform/mail/mail-message'
import { queueMail } from '../../platform/mail/outbox'
import { deleteFreeSlots, readLeads } from '../hiring-teams/hiring-teams.repository'
import { formatInterviewTime } from './interview-mails'
import { applicationUrl } from './mailing-site'

interface LeaveScope extends Pick<WriteContext, 'transaction' | 'now'> {
  config: Pick<Config, 'siteOrigin' | 'timeZone' | 'mail'>
}

interface LeftBehind {
  career_id: string | null
  applicant_id: string
  reference: string
}

interface Agreed extends LeftBehind {
  starts_at: Date
  minutes: number
  place: string
}

/**
 * Ends an account's open work in recruiting once it is disabled or has another role: unbooked times and scheduled
 * emails. Booked interviews stay, because applicants rely on them; the hiring leads are notified of them. Call
 * `mail.wake` after the commit.
 */
export async function leaveHiring(scope: LeaveScope, accountId: string): Promise<void> {
  const { transaction, now } = scope
  const agreed = await endOffers(transaction, accountId, now)
  const scheduled = await cancelOwnMails(transaction, accountId, now)
  const jobs = new Set([...agreed, ...scheduled].map(({ career_id }) => career_id))
  if (jobs.size === 0) return
  const person = await transaction
    .selectFrom('account')
    .select(['id', 'email', sql<string>`coalesce(name, username)`.as('name')])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  for (const jobId of jobs) {
    const ofJob = ({ career_id }: LeftBehind) => career_id === jobId
    const left = { name: person.name, agreed: agreed.filter(ofJob), scheduled: scheduled.filter(ofJob) }
    const { title, addresses } = await readAddressees(scope, jobId, person)
    for (const to of addresses) await queueMail(transaction, leaveNotice(to, title, left, scope.config), now)
  }
}

/** Deletes the unbooked times at which an account interviews, and returns its booked interviews. */
async function endOffers(transaction: Queries, accountId: string, now: Date): Promise<Agreed[]> {
  const own = transaction.selectFrom('slot_interviewer').select('slot_id').where('account_id', '=', accountId)
  await deleteFreeSlots(transaction, sql<boolean>`interview_slot.id in (${own})`, now)
  return transaction
    .selectFrom('interview')
    .innerJoin('interview_slot as slot', 'slot.id', 'interview.slot_id')
    .innerJoin('applicant', 'applicant.id', 'interview.applicant_id')
    .select(['slot.career_id', 'slot.starts_at', 'slot.minutes', 'slot.place'])
    .select(['applicant.id as applicant_id', 'applicant.reference'])
    .where('slot.id', 'in', own)
    .where('slot.starts_at', '>', now)
    .where('interview.canceled_at', 'is', null)
    .orderBy('slot.starts_at')
    .execute()
}

/** Cancels the scheduled emails of an account, and returns their recipients. */
async function cancelOwnMails(transaction: Queries, accountId: string, now: Date): Promise<LeftBehind[]> {
  const canceled = await transaction
    .updateTable('applicant_mail')
    .set({ canceled_at: now })
    .where('created_by', '=', accountId)
    .where('queued_at', 'is', null)
    .where('canceled_at', 'is', null)
    .returning('applicant_id')
    .execute()
  if (canceled.length === 0) return []
  const ids = [...new Set(canceled.map(({ applicant_id }) => applicant_id))]
  return transaction
    .selectFrom('applicant')
    .select(['career_id', 'id as applicant_id', 'reference'])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .orderBy('reference')
    .execute()
}

interface Leads {
  /** The job that they lead the hiring for. */
  title: string
  addresses: string[]
}

/**
 * The addresses of those who lead the hiring for a job and can sign in; without them, that of its recruiter, or the one
 * for careers unless the job is restricted to its team.
 */
async function readAddressees(
  { transaction, config }: LeaveScope,
  jobId: string | null,
  person: { id: string; email: string },
): Promise<Leads> {
  const forCareers = [config.mail.careersMail].filter((address) => address !== undefined)
  if (jobId === null) return { title: 'our talent pool', addresses: forCareers }
  const job = await transaction
    .selectFrom('career')
    .select(['job_title', 'recruiter_email', 'team_only'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  const leads = (await readLeads(transaction, jobId)).filter(({ id }) => id !== person.id)
  const isOfPerson = (address: string) => address.toLowerCase() === person.email.toLowerCase()
  const others = job.team_only ? [] : forCareers
  const fallback = job.recruiter_email && !isOfPerson(job.recruiter_email) ? [job.recruiter_email] : others
  const addresses = leads.length > 0 ? leads.map(({ email }) => email) : fallback
  return { title: job.job_title, addresses }
}

/** Notifies the hiring leads of what a colleague leaves behind. Names no applicant, because email is not confidential. */
function leaveNotice(
  to: string,
  title: string,
  { name, agreed, scheduled }: { name: string; agreed: readonly Agreed[]; scheduled: readonly LeftBehind[] },
  { siteOrigin, timeZone }: LeaveScope['config'],
): MailMessage {
  const pageOf = ({ reference, applicant_id: id }: LeftBehind) =>
    `Application ${reference}: ${applicationUrl(siteOrigin, id)}`
  const timeOf = (interview: Agreed) =>
    `${formatInterviewTime(interview.starts_at, interview.minutes, timeZone)}\n${interview.place}\n${pageOf(interview)}`
  return {
    to,
    subject: `${name} no longer works in recruiting: ${title}`,
    text: [
      `${name} no longer works in recruiting. Interview times with them that no one had chosen have been withdrawn.`,
      ...(agreed.length > 0
        ? [
            'These interviews were agreed with them and still stand. Take their place, or withdraw the time, so that the applicant is told and can choose another one:',
            ...agreed.map(timeOf),
          ]
        : []),
      ...(scheduled.length > 0
        ? ['Emails that they had scheduled will not be sent:', scheduled.map(pageOf).join('\n')]
        : []),
    ].join('\n\n'),
  }
}
