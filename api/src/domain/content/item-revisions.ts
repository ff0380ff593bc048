import type { Revision } from '@tekskills/shared/contracts/http/content'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import { notFound } from '../../platform/http/problems/problem-error'
import { personOf, staffNameOf } from '../session/staff-person'
import type { ContentDefinition } from './content-definition'
import { withDrafts, type StaffRow } from './item-rows'
import { readItemRow } from './items.repository'

/** The number of revisions stored for each item (contract §3.7, additions). */
const MAX_REVISIONS = 50

/** Stores an item as a revision, in the transaction that changed it, and deletes all but its latest 50 revisions. */
export const storeRevision = (
  { transaction, actor, now }: WriteContext,
  definition: ContentDefinition,
  row: StaffRow,
): Promise<void> => addRevision(transaction, definition, row, { at: now, account_id: actor.accountId })

/**
 * Stores the draft that another account has saved as a revision of that account, before the actor continues it,
 * publishes another text or discards it, so that no saved text is lost. The item is locked.
 */
export async function storeDraftOfColleague(
  { transaction, actor }: WriteContext,
  definition: ContentDefinition,
  id: string,
): Promise<void> {
  const row = await readItemRow(withDrafts(transaction, id), definition, id)
  if (!row.draft || row.draft.account_id === actor.accountId) return
  const stored = selectRevisions(transaction, id).where('version', '=', row.version)
  if (await stored.executeTakeFirst()) return
  const { at, account_id } = row.draft
  await addRevision(transaction, definition, row, { at: new Date(at), account_id })
}

async function addRevision(
  transaction: Queries,
  definition: ContentDefinition,
  row: StaffRow,
  by: { at: Date; account_id: string | null },
): Promise<void> {
  const { id, version, name, status } = row
  const fields = JSON.stringify(definition.fieldsOf(row))
  await transaction
    .insertInto('content_revision')
    .values({ item_id: id, version, ...by, name, status, fields })
    .execute()
  // Counted, because saving a draft raises the version without adding a revision.
  const kept = transaction.selectFrom('content_revision').select('version').where('item_id', '=', id)
  const latest = kept.orderBy('version', 'desc').limit(MAX_REVISIONS)
  const older = transaction.deleteFrom('content_revision').where('item_id', '=', id)
  await older.where('version', 'not in', latest).execute()
}

const selectRevisions = (queries: Queries, id: string) =>
  queries
    .selectFrom('content_revision')
    .select(['version', 'at', 'content_revision.name', 'status', 'account_id'])
    .select(staffNameOf('content_revision.account_id').as('account_name'))
    .where('item_id', '=', id)

type RevisionRow = Awaited<ReturnType<ReturnType<typeof selectRevisions>['executeTakeFirstOrThrow']>>

const revisionOf = ({ version, at, name, status, account_id, account_name }: RevisionRow): Revision => ({
  version,
  at: at.toISOString(),
  by: personOf(account_id, account_name),
  name,
  status,
})

/** The revisions of an item, newest first. Throws 404 for an unknown item. */
export async function listRevisions(queries: Queries, definition: ContentDefinition, id: string): Promise<Revision[]> {
  await readItemRow(queries, definition, id)
  return (await selectRevisions(queries, id).orderBy('version', 'desc').execute()).map(revisionOf)
}

/** One revision with its fields. Throws 404. */
export async function readRevision(
  queries: Queries,
  definition: ContentDefinition,
  { id, version }: { id: string; version: number },
) {
  await readItemRow(queries, definition, id)
  const query = selectRevisions(queries, id).select('fields').where('version', '=', version)
  const row = await query.executeTakeFirst()
  if (!row) throw notFound('This version could not be found.')
  return { ...revisionOf(row), fields: row.fields as Record<string, unknown> }
}
