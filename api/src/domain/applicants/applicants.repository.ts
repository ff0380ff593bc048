import {
  applicantStage,
  type ApplicantCounts,
  type ApplicantDetail,
  type ApplicantNote,
  type ApplicantStage,
  type CorrectedDetail,
} from '@tekskills/shared/contracts/http/applicants'
import type { TeamRight } from '@tekskills/shared/contracts/http/hiring-teams'
import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { Schema } from '../../platform/database/schema'
import type { WriteContext } from '../../platform/database/write-context'
import { notFound } from '../../platform/http/problems/problem-error'
import { requireRight, type Viewer } from '../hiring-teams/job-access'
import { personOf, staffNameOf } from '../session/staff-person'
import { contactColumns } from './retention'
import { readScorecards } from './scorecards.repository'
import { readMergeSteps, readSamePerson } from './same-person.repository'
import {
  filterApplicants,
  hasEmail,
  selectApplicants,
  staffApplicantOf,
  withStaffColumns,
  type ApplicantFilter,
  type ApplicantView,
} from './applicant-rows'

const DAY_MS = 24 * 60 * 60_000

const missing = () => notFound('This applicant could not be found.')

/** One applicant with notes, the history of stages and the scorecards that `viewer` may see. Throws 404. */
export async function readApplicant(queries: Queries, id: string, view: ApplicantView): Promise<ApplicantDetail> {
  const found = withStaffColumns(selectApplicants(queries, view.viewer), view).where('applicant.id', '=', id)
  const row = await found.executeTakeFirst()
  if (!row) throw missing()
  return {
    ...staffApplicantOf(row),
    coverLetter: row.cover_letter,
    firstResumeFileName: await readFileName(queries, row.first_resume_id),
    underSameEmail: await readUnderSameEmail(queries, row, view.viewer),
    samePerson: await readSamePerson(queries, row, view.viewer),
    notes: await readNotes(queries, id),
    history: await readHistory(queries, id, view.viewer),
    scorecards: await readScorecards(queries, row, view.viewer),
  }
}

async function readFileName(queries: Queries, id: string | null): Promise<string | null> {
  const query = queries.selectFrom('stored_file').select('name').where('id', '=', id)
  return (id && (await query.executeTakeFirst())?.name) || null
}

/** The other applications under an email address that the viewer may see, newest first. */
async function readUnderSameEmail(
  queries: Queries,
  { id, email }: { id: string; email: string },
  viewer: Viewer,
): Promise<ApplicantDetail['underSameEmail']> {
  const rows = await selectApplicants(queries, viewer)
    .select(['applicant.id', 'applicant.reference', 'applicant.name', 'applicant.stage', 'applicant.applied_at'])
    .select('career.job_title')
    .where(hasEmail(email))
    .where('applicant.id', '<>', id)
    .orderBy('applicant.applied_at', 'desc')
    .orderBy('applicant.id', 'desc')
    .execute()
  return rows.map(({ applied_at, job_title: jobTitle, ...application }) => ({
    ...application,
    jobTitle,
    appliedAt: applied_at.toISOString(),
  }))
}

/**
 * Returns the row of an applicant, locked until the transaction ends. Throws 404, even for an erased applicant and for one
 * whom the actor must not see, and 403 without the right in the hiring team of the job.
 */
export async function lockApplicant(
  { transaction, actor }: Pick<WriteContext, 'transaction' | 'actor'>,
  id: string,
  right: TeamRight,
): Promise<Selectable<Schema['applicant']>> {
  const query = transaction.selectFrom('applicant').selectAll().where('id', '=', id).where('erased_at', 'is', null)
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) throw missing()
  await requireRight(transaction, { viewer: actor.accountId, right, jobId: row.career_id, missing })
  return row
}

/** The longest reason of a step in the history, in characters. */
export const MAX_REASON = 200

/** Adds a step to the history of an applicant, which changes no stage unless it says so. */
export async function insertStep(
  { transaction, actor, now }: WriteContext,
  { id, stage }: Pick<Selectable<Schema['applicant']>, 'id' | 'stage'>,
  step: Partial<Insertable<Schema['applicant_stage_move']>>,
): Promise<void> {
  const unmoved = { applicant_id: id, from_stage: stage, to_stage: stage, at: now, account_id: actor.accountId }
  await transaction
    .insertInto('applicant_stage_move')
    .values({ id: newId(now.getTime()), ...unmoved, reason: null, ...step })
    .execute()
}

/** Records an email to the applicant, or an interview that one side has booked, moved or canceled, as contact. */
export async function recordContact({ transaction, now }: WriteContext, id: string): Promise<void> {
  await transaction.updateTable('applicant').set(contactColumns(now)).where('id', '=', id).execute()
}

/** One note of an applicant. Throws 404, even if the applicant was erased. */
export async function readNote(queries: Queries, applicant: string, id: string): Promise<ApplicantNote> {
  const note = (await readNotes(queries, applicant)).find((each) => each.id === id)
  if (!note) throw missing()
  return note
}

async function readNotes(queries: Queries, id: string): Promise<ApplicantNote[]> {
  const rows = await queries
    .selectFrom('applicant_note')
    .selectAll('applicant_note')
    .select(staffNameOf('applicant_note.created_by').as('staff_name'))
    .where('applicant_id', '=', id)
    .orderBy('applicant_note.created_at', 'desc')
    .orderBy('applicant_note.id', 'desc')
    .execute()
  return rows.map(({ id: noteId, text, created_at, created_by, staff_name, edited_at, earlier }) => ({
    id: noteId,
    text,
    createdAt: created_at.toISOString(),
    createdBy: personOf(created_by, staff_name),
    editedAt: edited_at?.toISOString() ?? null,
    earlier: earlier as ApplicantNote['earlier'],
  }))
}

async function readHistory(queries: Queries, id: string, viewer: Viewer): Promise<ApplicantDetail['history']> {
  const moves = await readMoves(queries, id)
  const merges = (await readMergeSteps(queries, id, viewer)).map(({ at, ...step }) => {
    const stage = moves.findLast((move) => move.at <= at.toISOString())?.to ?? 'NEW'
    return { from: stage, to: stage, at: at.toISOString(), reason: null, ...step }
  })
  return [...moves, ...merges].toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1))
}

async function readMoves(queries: Queries, id: string): Promise<ApplicantDetail['history']> {
  const rows = await queries
    .selectFrom('applicant_stage_move')
    .selectAll('applicant_stage_move')
    .select(staffNameOf('applicant_stage_move.account_id').as('staff_name'))
    .where('applicant_id', '=', id)
    .orderBy('at')
    .orderBy('applicant_stage_move.id')
    .execute()
  return rows.map(
    ({
      from_stage,
      to_stage,
      at,
      account_id,
      staff_name,
      previous_job,
      reason,
      reject_code,
      job,
      future,
      scorecard,
      interview,
      interview_at,
      corrected,
      kept,
      undone,
    }) => ({
      from: from_stage,
      to: to_stage,
      at: at.toISOString(),
      by: personOf(account_id, staff_name),
      reason,
      rejectCode: reject_code,
      job,
      previousJob: previous_job,
      future,
      scorecard,
      interview,
      interviewAt: interview_at?.toISOString() ?? null,
      kept,
      corrected: corrected as CorrectedDetail[] | null,
      undone,
    }),
  )
}

/** Marks an applicant as opened by an account. Throws 404. */
export async function markSeen(
  { transaction, now }: WriteContext,
  applicant_id: string,
  account_id: string,
): Promise<void> {
  const row = await filterApplicants(transaction, account_id)
    .select('id')
    .where('id', '=', applicant_id)
    .executeTakeFirst()
  if (!row) throw missing()
  await transaction
    .insertInto('applicant_seen')
    .values({ applicant_id, account_id, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The number of applicants, in total or for one job (contract §3.7, row 41); the lists contain the same number. */
export async function countApplicants(
  queries: Queries,
  { now, viewer, jobId }: { now: Date; viewer: Viewer; jobId?: string },
): Promise<ApplicantCounts> {
  let all = filterApplicants(queries, viewer)
  if (jobId) all = all.where('career_id', '=', jobId)
  const counts = await all
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where future)::int`.as('future'),
      sql<number>`count(*) filter (where applied_at > ${new Date(now.getTime() - DAY_MS)})::int`.as('last24h'),
    ])
    .executeTakeFirstOrThrow()
  const stages = await all
    .select(['stage', sql<number>`count(*)::int`.as('people')])
    .groupBy('stage')
    .execute()
  const none = Object.fromEntries(applicantStage.options.map((stage) => [stage, 0])) as Record<ApplicantStage, number>
  return {
    ...counts,
    tags: await listTags(queries, all),
    byStage: { ...none, ...Object.fromEntries(stages.map(({ stage, people }) => [stage, people])) },
  }
}

/**
 * The tags in use, however capitalized, with the number of those who have a job, and of the talent pool. Counted by
 * spelling first, because folding is the expensive part.
 */
async function listTags(queries: Queries, all: ApplicantFilter): Promise<ApplicantCounts['tags']> {
  const spelled = all
    .where(sql<SqlBool>`applicant.tags <> '{}'`)
    .innerJoinLateral(sql<{ tag: string }>`unnest(applicant.tags)`.as<'used'>(sql`used (tag)`), (join) => join.onTrue())
    .select('used.tag')
    .select(sql<number>`count(*) filter (where applicant.career_id is not null)`.as('applicants'))
    .select(sql<number>`count(*) filter (where applicant.future)`.as('future'))
    .groupBy('used.tag')
  const { rows } = await sql<NonNullable<ApplicantCounts['tags']>[number]>`
    select min(tag) as tag, sum(applicants)::int as applicants, sum(future)::int as future from (${spelled}) as spelled
    group by search_key(tag) order by search_key(tag) collate "C"`.execute(queries)
  return rows
}

/** Title and code of a job, as the history of an applicant shows it. */
export async function jobLabel(queries: Queries, id: string | null): Promise<string | null> {
  const query = queries.selectFrom('career').select(['job_title', 'job_code']).where('id', '=', id)
  const job = id && (await query.executeTakeFirst())
  return job ? `${job.job_title} (${job.job_code})` : null
}
