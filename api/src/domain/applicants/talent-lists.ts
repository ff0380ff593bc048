import {
  talentFilters,
  type talentListInput,
  type TalentList,
  type TalentLists,
} from '@tekskills/shared/contracts/http/talent-lists'
import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, notFound } from '../../platform/http/problems/problem-error'
import { personOf, staffNameOf } from '../session/staff-person'

const entity = 'talentList'
/** More than this would be a list to search in itself. */
const MAX_LISTS = 50

/** All lists of the talent pool, by name. */
export async function readTalentLists(queries: Queries): Promise<TalentLists> {
  const rows = await queries
    .selectFrom('talent_list')
    .selectAll('talent_list')
    .select(staffNameOf('talent_list.created_by').as('staff_name'))
    .orderBy(sql`search_key(name) collate "C"`)
    .execute()
  const lists = rows.map(({ id, name, filters, created_at, created_by, staff_name }) => ({
    id,
    name,
    filters: talentFilters.parse(filters),
    createdAt: created_at.toISOString(),
    createdBy: personOf(created_by, staff_name),
  }))
  return { lists }
}

/** Adds a list. Throws 409 `NAME_TAKEN` for a name that is in use, however it is capitalized, and for the 51st list. */
export async function addTalentList(
  context: WriteContext,
  { name, filters }: z.output<typeof talentListInput>,
): Promise<TalentList> {
  const { transaction, actor, now } = context
  // One at a time, so that two with one name get an error instead of a failed insert.
  await sql`select pg_advisory_xact_lock(hashtext('talent lists'))`.execute(transaction)
  const { lists } = await readTalentLists(transaction)
  const same = await transaction
    .selectFrom('talent_list')
    .select('id')
    .where(sql<SqlBool>`search_key(name) = search_key(${name})`)
    .executeTakeFirst()
  if (same) throw conflict('NAME_TAKEN', 'There is already a list of this name.')
  if (lists.length >= MAX_LISTS)
    throw conflict('INVALID_TRANSITION', `There are already ${MAX_LISTS} lists. Delete one first.`)
  const id = newId(now.getTime())
  const row = { id, name, filters: JSON.stringify(filters), created_at: now, created_by: actor.accountId }
  await transaction.insertInto('talent_list').values(row).execute()
  await auditRecord(context, { action: 'create', entity, entityId: id }, name)
  const added = (await readTalentLists(transaction)).lists.find((list) => list.id === id)
  if (!added) throw new Error('The list was not stored.')
  return added
}

/** Deletes a list, and nobody who is in it. Throws 404. */
export async function deleteTalentList(context: WriteContext, id: string): Promise<void> {
  const { transaction } = context
  const deleted = await transaction.deleteFrom('talent_list').where('id', '=', id).returning('name').executeTakeFirst()
  if (!deleted) throw notFound('This list could not be found.')
  await auditRecord(context, { action: 'delete', entity, entityId: id }, deleted.name)
}
