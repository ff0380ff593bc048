import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { sql } from 'kysely'
import { auditRecord } from '../../platform/audit/audit-log'
import { newId } from '../../platform/database/ids'
import { conflict } from '../../platform/http/problems/problem-error'
import { lockApplicant, readApplicant } from './applicants.repository'
import type { ApplicantWriteContext } from './applicants.service'
import { eraseApplicant, type Erased } from './erase-applicant'
import { readMerged, readSamePerson } from './same-person.repository'

/**
 * Records that two applications, and all that either was merged with before, are of one person. The applications
 * themselves stay unchanged. Merging twice succeeds. Throws 404 and 403 unless the actor leads the hiring for all of
 * them, and 409 if the two have nothing in common that {@link readSamePerson} offers.
 */
export async function mergeApplications(
  context: ApplicantWriteContext,
  id: string,
  otherId: string,
): Promise<ApplicantDetail> {
  const { transaction, actor, now, today } = context
  const viewer = actor.accountId
  await lockMerges(context)
  const [own, others] = [await readMerged(transaction, id, viewer), await readMerged(transaction, otherId, viewer)]
  const rows = await lockAll(context, [...own, ...others])
  const row = rows.get(id)
  if (!row) throw new Error('The application is locked.')
  if (!own.includes(otherId)) {
    const alike = await readSamePerson(transaction, row, viewer)
    if (!alike.some((each) => each.id === otherId)) {
      throw conflict('INVALID_TRANSITION', 'These applications have no address, phone number or document in common.')
    }
    for (const one of own) {
      for (const other of others) {
        const [applicant_id = one, other_id = other] = [one, other].toSorted()
        const mergeId = newId(now.getTime())
        const merge = { id: mergeId, applicant_id, other_id, merged_at: now, merged_by: viewer }
        await transaction.insertInto('applicant_merge').values(merge).execute()
        await auditPair(context, 'merge', rows.get(one), rows.get(other))
      }
    }
  }
  return readApplicant(transaction, id, { today, viewer })
}

/**
 * Separates an application from the others of its person; separating one that is not merged succeeds. Throws 404 and
 * 403 unless the actor leads the hiring for all that it was merged with.
 */
export async function separateApplication(context: ApplicantWriteContext, id: string): Promise<ApplicantDetail> {
  const { transaction, actor, now, today } = context
  const viewer = actor.accountId
  await lockMerges(context)
  const person = await readMerged(transaction, id, viewer)
  const rows = await lockAll(context, person)
  for (const other of person) {
    const [one = id, two = other] = [id, other].toSorted()
    const separated = await transaction
      .updateTable('applicant_merge')
      .set({ separated_at: now, separated_by: viewer })
      .where('applicant_id', '=', one)
      .where('other_id', '=', two)
      .where('separated_at', 'is', null)
      .executeTakeFirst()
    if (separated.numUpdatedRows > 0n) await auditPair(context, 'separate', rows.get(id), rows.get(other))
  }
  return readApplicant(transaction, id, { today, viewer })
}

/**
 * Erases all applications of a person that the actor may see, with the job alerts of their addresses, because the person
 * asked for it; complete each after the commit. Throws 404, and 403 unless the actor leads the hiring for all of them.
 */
export async function deletePerson(context: ApplicantWriteContext, id: string): Promise<Erased[]> {
  await lockMerges(context)
  const person = await readMerged(context.transaction, id, context.actor.accountId)
  const erased: Erased[] = []
  for (const row of (await lockAll(context, person)).values())
    erased.push(await eraseApplicant(context, row, { endsAlerts: true }))
  return erased
}

/** Only one transaction at a time may merge or separate, because each needs all earlier merges. */
const lockMerges = ({ transaction }: ApplicantWriteContext) =>
  sql`select pg_advisory_xact_lock(hashtext('merged applications'))`.execute(transaction)

/** The rows by id, locked with the right that changing them needs. */
async function lockAll(context: ApplicantWriteContext, ids: readonly string[]) {
  const rows = new Map<string, Awaited<ReturnType<typeof lockApplicant>>>()
  for (const id of [...new Set(ids)].toSorted()) rows.set(id, await lockApplicant(context, id, 'LEAD'))
  return rows
}

interface Named {
  id: string
  reference: string
}

async function auditPair(context: ApplicantWriteContext, action: 'merge' | 'separate', one?: Named, other?: Named) {
  if (!one || !other) return
  const change = { action, entity: 'applicant', entityId: one.id, otherId: other.id } as const
  await auditRecord(context, change, `${one.reference}" ${action === 'merge' ? 'with' : 'from'} "${other.reference}`)
}
