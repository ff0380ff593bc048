import { type StaffCareer, closeReason, type CareerBulk } from '@tekskills/shared/contracts/http/careers'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { Schema } from '../../platform/database/schema'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, invalidField } from '../../platform/http/problems/problem-error'
import { inUse, nextVersion, assertVersion } from '../../platform/http/validation/record-version'
import { dayAfter } from '../../platform/time/site-day'
import { endOffersOfOthers, keepLogForTeam, requireLead, saveTeam } from '../hiring-teams/hiring-teams.repository'
import { chooseSlug } from '../slugs/slugs'
import { nextPosting } from './career-posting'
import { checkRanges, valuesOf, type CareerChange, type careerCreate } from './career-values'
import { lockCareer, readCareer } from './careers.repository'

/** The write context of a change to a job; `today` is the current date in the site's time zone. */
export interface CareerWriteContext extends WriteContext {
  today: string
}

type Row = Selectable<Schema['career']>
const entity = 'career'
/** Days that a job is open if no closing date is given (contract §3.6). */
const DEFAULT_DAYS = 60

/** Adds a job, which is open unless the input says otherwise. Throws 409 or 422. */
export async function createCareer(
  context: CareerWriteContext,
  input: z.infer<typeof careerCreate>,
): Promise<StaffCareer> {
  const { transaction, actor, now, today } = context
  const id = newId(now.getTime())
  const closingDate = input.closingDate ?? dayAfter(today, DEFAULT_DAYS)
  const values = decide(context, { ...input, closingDate })
  const name = [input.jobTitle, input.city ?? ''].join(' ')
  const slug = await chooseSlug(transaction, entity, { typed: input.slug, name })
  const job_code = await chooseCode(transaction, { typed: input.jobCode, today })
  // The actor still gets this response even if the change closes the job to a team without them.
  const written = { today, viewer: null }
  const by = { created_at: now, created_by: actor.accountId, updated_at: now, updated_by: actor.accountId }
  const row = { ...values, id, job_title: input.jobTitle, slug, job_code, ...by }
  await transaction.insertInto('career').values(row).execute()
  await saveTeam(transaction, id, input.team)
  if (input.teamOnly) await requireLead(transaction, id)
  await auditRecord(context, { action: 'create', entity, entityId: id }, input.jobTitle)
  return readCareer(transaction, id, written)
}

/** Updates the given fields of a job. Throws 404, 409, 422 or 428. */
export async function changeCareer(context: CareerWriteContext, id: string, input: CareerChange): Promise<StaffCareer> {
  const { transaction, actor, now, today } = context
  const before = await lockCareer(context, id)
  const written = { today, viewer: null }
  const version = nextVersion(await readCareer(transaction, id, written), input.version)
  const values: Updateable<Schema['career']> = decide(context, input, before)
  if (input.jobCode) values.job_code = await chooseCode(transaction, { typed: input.jobCode, today, id })
  if (input.slug && input.slug !== before.slug) {
    values.slug = await chooseSlug(transaction, entity, { typed: input.slug, name: '', id })
    if (before.posted_at) await storeFormerSlug(context, id, before.slug, values.slug)
  }
  const row = { ...values, version, updated_at: now, updated_by: actor.accountId }
  await transaction.updateTable('career').set(row).where('id', '=', id).execute()
  if (input.team) await saveTeam(transaction, id, input.team)
  if (input.teamOnly ?? before.team_only) {
    await requireLead(transaction, id)
    await endOffersOfOthers(transaction, id, now)
  }
  await auditRecord(context, { action: 'update', entity, entityId: id }, input.jobTitle ?? before.job_title)
  return readCareer(transaction, id, written)
}

/** Deletes a job without applications. Throws 404, or 409 `IN_USE`. */
export async function deleteCareer(context: CareerWriteContext, id: string, seen?: number): Promise<void> {
  const { transaction } = context
  const before = await lockCareer(context, id)
  assertVersion(before, seen)
  const people = transaction
    .selectFrom('applicant')
    .select('reference')
    .where('career_id', '=', id)
    .where('erased_at', 'is', null)
  const references = (await people.orderBy('applied_at').orderBy('id').execute()).map(({ reference }) => reference)
  if (references.length > 0) throw inUse(references, 'applicant')
  await auditRecord(context, { action: 'delete', entity, entityId: id }, before.job_title)
  if (before.team_only) await keepLogForTeam(transaction, id)
  // The remaining rows of erased applicants contain no personal data.
  await transaction.deleteFrom('applicant').where('career_id', '=', id).where('erased_at', 'is not', null).execute()
  // Its URLs keep responding that the position is gone (contract §3.2).
  if (before.posted_at && before.slug) await storeFormerSlug(context, id, before.slug, before.slug)
  await transaction.deleteFrom('career').where('id', '=', id).execute()
}

/** Returns the columns to store after a change. Throws if the change violates a rule of contract §3.6. */
function decide({ now, today }: CareerWriteContext, input: CareerChange, before?: Row) {
  const values = valuesOf(input, before)
  const after: Partial<Row> = { ...before, ...(values as Partial<Row>) }
  checkRanges(after)
  return { ...values, ...nextPosting(before, input, after, { now, today }) }
}

interface CodeChoice {
  typed?: string | null
  today: string
  id?: string
}

/**
 * Returns the code of a job: the entered one if it is free, else the next of the year. The advisory lock serializes
 * concurrent writers.
 */
async function chooseCode(transaction: Queries, { typed, today, id }: CodeChoice): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('job code'))`.execute(transaction)
  const holderOf = (code: string) =>
    transaction.selectFrom('career').select('id').where('job_code', '=', code).executeTakeFirst()
  if (typed) {
    const holder = await holderOf(typed)
    if (holder && holder.id !== id) throw conflict('NAME_TAKEN', 'A job with this code already exists.')
    return typed
  }
  const prefix = `JOB-${today.slice(0, 4)}-`
  const { last } = await transaction
    .selectFrom('career')
    .select(sql<number>`coalesce(max(substring(job_code from ${`^${prefix}(\\d{1,6})$`})::int), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  for (let number = last + 1; ; number += 1) {
    const code = `${prefix}${String(number).padStart(4, '0')}`
    // An entered code can be outside the counted range.
    if (!(await holderOf(code))) return code
  }
}

/** Stores the former slug of a posted job, so that links to it keep working. */
async function storeFormerSlug(
  { transaction, now }: WriteContext,
  id: string,
  before: string,
  after: string,
): Promise<void> {
  const ofCareers = transaction.deleteFrom('former_slug').where('kind', '=', entity)
  await ofCareers.where('slug', 'in', [before, after]).execute()
  const row = { kind: entity, slug: before, record_id: id, created_at: now }
  await transaction.insertInto('former_slug').values(row).execute()
}

/** Returns the change that a bulk action applies to each job. Throws 422 for an unknown close reason. */
export function bulkCareerChange({
  action,
  value,
}: CareerBulk): (context: CareerWriteContext, id: string, seen: number | undefined) => Promise<unknown> {
  if (action === 'delete') return deleteCareer
  const reason = closeReason.optional().safeParse(value)
  if (action === 'close' && !reason.success) throw invalidField('value', 'ENUM', 'Choose one of the listed values.')
  const changes: Record<typeof action, CareerChange> = {
    publish: { status: 'OPEN' },
    hold: { status: 'ON_HOLD' },
    close: { status: 'CLOSED', closeReason: reason.data },
  }
  return async (context, id, seen) => {
    const { version } = await lockCareer(context, id)
    return changeCareer(context, id, { ...changes[action], version: seen ?? version })
  }
}
