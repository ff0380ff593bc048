import type { Selectable } from 'kysely'
import { auditRecord } from '../../platform/audit/audit-log'
import { inWriteContext } from '../../platform/database/write-context'
import type { Schema } from '../../platform/database/schema'
import type { Dependencies } from '../../platform/dependencies'
import { isId } from '../../platform/http/validation/record-id'
import { deleteAlerts, deleteAlertsOf } from '../job-alerts/job-alerts.repository'
import { isDueBy } from './retention'
import { cancelInterviews, type InterviewContext } from './interviews.service'
import { mailingSite } from './mailing-site'

const erased = {
  name: '',
  email: '',
  phone: null,
  current_location: null,
  current_company: null,
  current_title: null,
  experience_years: null,
  skills: [],
  notice_period_days: null,
  linkedin_url: null,
  portfolio_url: null,
  cover_letter: null,
  resume_id: null,
  first_resume_id: null,
  desired_role: null,
  preferred_country: null,
  consent_ip_hash: null,
  source: null,
  reject_code: null,
  reject_reason: null,
  link_sent_at: null,
  links_valid_from: null,
  keep_asked_at: null,
  keep_agreed_at: null,
  tags: [],
  answers: '[]',
}

/** An applicant who was erased, with what is left of them outside the database. */
export interface Erased {
  id: string
  /** Ids of the files of their résumés. */
  resumes: string[]
  /** Ids of the job alerts that were deleted with them. */
  alerts: string[]
}

/**
 * Erases the personal data of an applicant, including notes, scorecards, interviews, résumés and emails not yet sent;
 * lists and statistics no longer include them. The job alerts of their address are deleted only with `endsAlerts`, for an
 * erasure that the person asked for: anyone can apply under any address, and an alert was confirmed by its owner (ADR
 * 0130). Returns what {@link completeErasure} needs after the commit.
 */
export async function eraseApplicant(
  context: InterviewContext,
  applicant: Pick<Selectable<Schema['applicant']>, 'id' | 'email' | 'reference' | 'resume_id' | 'first_resume_id'>,
  { endsAlerts }: { endsAlerts: boolean },
): Promise<Erased> {
  const { transaction, actor, now } = context
  const { id, email, reference, resume_id, first_resume_id } = applicant
  const resumes = [resume_id, first_resume_id].filter((file) => file !== null)
  // First, because the interviewer is notified; that email names only the reference.
  await cancelInterviews(context, id)
  await transaction.deleteFrom('interview').where('applicant_id', '=', id).execute()
  const row = { ...erased, erased_at: now, updated_at: now, updated_by: actor.accountId }
  await transaction.updateTable('applicant').set(row).where('id', '=', id).execute()
  await transaction.deleteFrom('mail').where('applicant_id', '=', id).execute()
  await transaction.deleteFrom('applicant_mail').where('applicant_id', '=', id).execute()
  const alerts = endsAlerts ? await deleteAlertsOf(transaction, email) : []
  await transaction.deleteFrom('scorecard').where('applicant_id', '=', id).execute()
  const merges = transaction.deleteFrom('applicant_merge')
  await merges.where((eb) => eb.or([eb('applicant_id', '=', id), eb('other_id', '=', id)])).execute()
  await transaction.deleteFrom('applicant_seen').where('applicant_id', '=', id).execute()
  await transaction.deleteFrom('applicant_note').where('applicant_id', '=', id).execute()
  await transaction.updateTable('applicant_stage_move').set({ reason: null }).where('applicant_id', '=', id).execute()
  if (resumes.length > 0) await transaction.deleteFrom('stored_file').where('id', 'in', resumes).execute()
  await auditRecord(context, { action: 'erase', entity: 'applicant', entityId: id }, reference)
  return { id, resumes, alerts }
}

/** Call this once {@link eraseApplicant} has been committed. */
export async function completeErasure({ files, mail }: Dependencies, { id, resumes, alerts }: Erased): Promise<void> {
  await files.remove(resumes)
  await mail.forget(new Set([id, ...alerts]))
  for (const each of [id, ...alerts]) await files.erasures.add(each)
}

/** Erases the applicants whose retention period has ended, each in its own transaction (V-08). */
export async function eraseOutdatedApplicants(deps: Dependencies): Promise<void> {
  const outdated = deps.database.queries
    .selectFrom('applicant')
    .select('id')
    .where(isDueBy(deps.now()))
    .where('erased_at', 'is', null)
  for (const { id } of await outdated.execute()) await eraseUnlessErased(deps, id)
}

/**
 * Erases again everyone who was erased after the backup from which the database was restored, with the job alerts that
 * were deleted with them, logs the erasures that a crash kept from being logged, and deletes emails that were written as
 * files while their applicant was erased, or on another machine. Call this before the service accepts requests.
 */
export async function replayErasures(deps: Dependencies): Promise<void> {
  const { database, files, mail } = deps
  const logged = new Set<string>()
  for await (const { key } of files.erasures.list()) logged.add(key)
  await deleteAlerts(database.unlimited, [...logged].filter(isId))
  const rows = await database.unlimited.selectFrom('applicant').select(['id', 'erased_at']).execute()
  for (const { id, erased_at } of rows) {
    if (erased_at) {
      if (!logged.has(id)) await completeErasure(deps, { id, resumes: [], alerts: [] })
    } else if (logged.has(id)) await eraseUnlessErased(deps, id)
  }
  await mail.forget(logged)
}

/** Without an actor, because no user asked for it. Another instance may be erasing the same applicant. */
async function eraseUnlessErased(deps: Dependencies, id: string): Promise<void> {
  const erased = await inWriteContext(deps, { accountId: null, ip: null }, async (context) => {
    const query = context.transaction
      .selectFrom('applicant')
      .selectAll()
      .where('id', '=', id)
      .where('erased_at', 'is', null)
    const row = await query.forUpdate().executeTakeFirst()
    return row && eraseApplicant({ ...context, site: mailingSite(deps.config) }, row, { endsAlerts: false })
  })
  if (erased) await completeErasure(deps, erased)
}
