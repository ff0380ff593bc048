import type { teamInput, Colleagues, TeamMember } from '@tekskills/shared/contracts/http/hiring-teams'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { z } from 'zod'
import { writeAudit } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { invalidField } from '../../platform/http/problems/problem-error'

/** Subquery for the hiring team of the job whose id is in `career.id`: leads first, then by name. */
export const teamOfJob = sql<TeamMember[]>`(
  select coalesce(json_agg(json_build_object(
      'account', json_build_object('id', account.id, 'name', coalesce(account.name, account.username)),
      'right', member.team_right, 'isActive', not account.disabled)
    order by member.team_right desc, coalesce(account.name, account.username), account.id), '[]')
  from hiring_team_member as member join account on account.id = member.account_id
  where member.career_id = career.id)`

/** The accounts that can be in a hiring team, by name, for the account `accountId`. */
export const readColleagues = (queries: Queries, accountId: string): Promise<Colleagues> =>
  queries
    .selectFrom('account')
    .select(['id', sql<string>`coalesce(name, username)`.as('name'), sql<boolean>`id = ${accountId}::uuid`.as('isMe')])
    .where('role', '=', 'CAREERS')
    .where('disabled', '=', false)
    .orderBy('name')
    .orderBy('id')
    .execute()

/**
 * Replaces the hiring team of a job, whose row the caller has locked. Throws 422 for an account that cannot be in a
 * team. Members who were disabled since can stay, so that the team can be saved without losing them. The accounts of the
 * previous and the new members are locked first, as changes to an account do; in any other order the two could deadlock.
 */
export async function saveTeam(transaction: Queries, jobId: string, team: z.output<typeof teamInput>): Promise<void> {
  const members = transaction.selectFrom('hiring_team_member').select('account_id').where('career_id', '=', jobId)
  const named = team.map(({ accountId }) => accountId)
  await transaction
    .selectFrom('account')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', members), sql<boolean>`id = any(${named}::uuid[])`]))
    .orderBy('id')
    .forShare()
    .execute()
  const accounts = await transaction
    .selectFrom('account')
    .leftJoin('hiring_team_member as member', (join) =>
      join.onRef('member.account_id', '=', 'account.id').on('member.career_id', '=', jobId),
    )
    .select('account.id')
    .where('account.role', '=', 'CAREERS')
    .where((eb) => eb.or([eb('account.disabled', '=', false), eb('member.account_id', 'is not', null)]))
    .execute()
  const known = new Set(accounts.map(({ id }) => id))
  if (team.some(({ accountId }) => !known.has(accountId))) {
    throw invalidField('team', 'ENUM', 'Choose people who can log in to recruiting.')
  }
  await transaction.deleteFrom('hiring_team_member').where('career_id', '=', jobId).execute()
  const rows = team.map(({ accountId, right }) => ({ career_id: jobId, account_id: accountId, team_right: right }))
  if (rows.length > 0) await transaction.insertInto('hiring_team_member').values(rows).execute()
}

/** Those who lead the hiring for a job and can sign in. */
export const readLeads = (queries: Queries, jobId: string): Promise<{ id: string; email: string }[]> =>
  queries
    .selectFrom('hiring_team_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['account.id', 'account.email'])
    .where('member.career_id', '=', jobId)
    .where('member.team_right', '=', 'LEAD')
    .where('account.disabled', '=', false)
    .orderBy('account.id')
    .execute()

/** Keeps the audit entries about a job and its applicants readable for its team; call this before the job is deleted. */
export async function keepLogForTeam(transaction: Queries, jobId: string): Promise<void> {
  const team = sql<string[]>`array(select account_id from hiring_team_member where career_id = ${jobId}::uuid)`
  const people = transaction.selectFrom('applicant').select('id').where('career_id', '=', jobId)
  const log = transaction.updateTable('audit').set({ only_for: team })
  await log.where('entity', '=', 'career').where('entity_id', '=', jobId).execute()
  await log.where('entity', '=', 'applicant').where('entity_id', 'in', people).execute()
}

/**
 * Deletes the free slots with anyone who is not in the team of a job that is restricted to it; a booked slot stays, with
 * its interview.
 */
export const endOffersOfOthers = (transaction: Queries, jobId: string, now: Date): Promise<void> =>
  deleteFreeSlots(transaction, isWithOthers(jobId), now)

const isWithOthers = (jobId: string) => sql<boolean>`interview_slot.career_id = ${jobId}::uuid
  and exists (select from slot_interviewer as part
    where part.slot_id = interview_slot.id and not exists (select from hiring_team_member as member
      where member.career_id = interview_slot.career_id and member.account_id = part.account_id))`

/** Deletes the slots in the future that match a condition on `interview_slot` and that no applicant has booked. */
export async function deleteFreeSlots(transaction: Queries, matches: Expression<SqlBool>, now: Date): Promise<void> {
  // Locked first, so that an applicant who is booking one either gets it or finds it gone.
  await transaction
    .selectFrom('interview_slot')
    .select('id')
    .where(matches)
    .where('starts_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute()
  await transaction
    .deleteFrom('interview_slot')
    .where(matches)
    .where('starts_at', '>', now)
    .where(
      sql<boolean>`not exists (select from interview
        where interview.slot_id = interview_slot.id and interview.canceled_at is null)`,
    )
    .execute()
}

/**
 * Makes an account a hiring lead of a job, for an operator when everyone in its team has left. Throws if there is no
 * such account or job.
 */
export async function nameLead(
  queries: Queries,
  { username, jobCode }: { username: string; jobCode: string },
  now: Date,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select(['id', 'role'])
      .where(sql<string>`lower(username)`, '=', username.toLowerCase())
      .executeTakeFirst()
    if (account?.role !== 'CAREERS') throw new Error(`There is no account ${username} with the role CAREERS.`)
    const found = transaction.selectFrom('career').select('id').where('job_code', '=', jobCode)
    const job = await found.forUpdate().executeTakeFirst()
    if (!job) throw new Error(`There is no job ${jobCode}.`)
    await transaction
      .insertInto('hiring_team_member')
      .values({ career_id: job.id, account_id: account.id, team_right: 'LEAD' })
      .onConflict((same) => same.columns(['career_id', 'account_id']).doUpdateSet({ team_right: 'LEAD' }))
      .execute()
    const summary = `lead of ${jobCode}: account "${username}"`
    const change = { action: 'update', entity: 'career', entityId: job.id, summary } as const
    await writeAudit(transaction, { ...change, at: now, accountId: null, ip: null })
  })
}

/** The codes of the jobs that are restricted to a team in which no lead can sign in. */
export async function jobsWithoutLead(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('career')
    .select('job_code')
    .where('team_only', '=', true)
    .where(
      sql<boolean>`not exists (select from hiring_team_member as member join account on account.id = member.account_id
        where member.career_id = career.id and member.team_right = 'LEAD' and not account.disabled)`,
    )
    .orderBy('job_code')
    .execute()
  return rows.map(({ job_code }) => job_code)
}

/**
 * Throws 422 if a job that is restricted to its team has no lead who can sign in. Locks the accounts of the leads, so
 * that none of them is disabled meanwhile.
 */
export async function requireLead(transaction: Queries, jobId: string): Promise<void> {
  const leads = await transaction
    .selectFrom('account')
    .innerJoin('hiring_team_member as member', 'member.account_id', 'account.id')
    .select('account.id')
    .where('member.career_id', '=', jobId)
    .where('member.team_right', '=', 'LEAD')
    .where('account.disabled', '=', false)
    .orderBy('account.id')
    .forShare('account')
    .execute()
  if (leads.length === 0) {
    throw invalidField('teamOnly', 'REQUIRED', 'Add a lead who can log in: someone has to decide.')
  }
}
