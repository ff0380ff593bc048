import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import { assertVersion } from '../../platform/http/validation/record-version'
import { chooseSlug } from '../slugs/slugs'
import type { ContentDefinition } from './content-definition'
import { deleteFiles } from './held-files'
import { draftFiles } from './item-drafts'
import { lockItem, readStaffItem } from './items.repository'
import { columnsOf, publicationInTrash, publicationOf } from './publication'

/** How long deleted content can be restored (contract §3.5). */
const TRASH_TTL_MS = 30 * 24 * 60 * 60_000

/** Moves an item to the trash. Throws 404. */
export async function deleteItem(
  context: WriteContext,
  definition: ContentDefinition,
  id: string,
  seen?: number,
): Promise<void> {
  const { transaction, actor, now } = context
  const before = await lockItem(transaction, definition, id)
  assertVersion(before, seen)
  const row = { deleted_at: now, updated_at: now, updated_by: actor.accountId }
  await transaction.updateTable('content_item').set(row).where('id', '=', id).execute()
  await auditRecord(context, { action: 'delete', entity: definition.entity, entityId: id }, before.name)
}

/**
 * Restores an item from the trash, under a new slug if its own has been taken; public only if it was when it was
 * deleted, or is scheduled for later. Throws 404.
 */
export async function restoreItem(
  context: WriteContext,
  definition: ContentDefinition,
  id: string,
): Promise<StaffItem> {
  const { transaction, actor, now } = context
  const deleted = await lockItem(transaction, definition, id, true)
  const { name, slug: before, version } = deleted
  const slug = before && (await chooseSlug(transaction, definition.name, { name: before, id }))
  const publication = publicationInTrash(publicationOf(deleted), deleted.deleted_at ?? now, now)
  const by = { version: version + 1, updated_at: now, updated_by: actor.accountId }
  const row = { ...columnsOf(publication), ...by, deleted_at: null, slug }
  await transaction.updateTable('content_item').set(row).where('id', '=', id).execute()
  await auditRecord(context, { action: 'restore', entity: definition.entity, entityId: id }, name)
  return readStaffItem(transaction, definition, id, now)
}

/** Deletes items that have been in the trash for 30 days. Returns the pictures and files to remove from storage. */
export async function purgeTrash(transaction: Queries, now: Date) {
  const expired = transaction
    .selectFrom('content_item')
    .select('id')
    .where('deleted_at', '<', new Date(now.getTime() - TRASH_TTL_MS))
  const ids = (await expired.forUpdate().execute()).map(({ id }) => id)
  if (ids.length === 0) return { pictures: [], files: [] }
  const drafted = await draftFiles(transaction, ids)
  const rows = await transaction
    .deleteFrom('content_item')
    .where('id', 'in', ids)
    .returning(['picture_id', 'template_picture_id', 'file_id'])
    .execute()
  const own = rows.flatMap(({ picture_id, template_picture_id }) =>
    [picture_id ?? [], template_picture_id ?? []].flat(),
  )
  const pictures = [...own, ...drafted.pictures]
  const files = [...rows.flatMap(({ file_id }) => file_id ?? []), ...drafted.files]
  await transaction.deleteFrom('former_slug').where('record_id', 'in', ids).execute()
  return deleteFiles(transaction, { pictures, files }, { pictures: [], files: [] })
}
