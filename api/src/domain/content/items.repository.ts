import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { sql, type Selectable } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { notFound } from '../../platform/http/problems/problem-error'
import type { ContentDefinition, PictureColumn } from './content-definition'
import { selectItems, selectVisible, withStaffColumns, withDrafts, type StaffRow, type ItemSource } from './item-rows'

export type StoredItem = Selectable<Schema['content_item']>

export const missing = ({ noun }: Pick<ContentDefinition, 'noun'>) => notFound(`This ${noun} could not be found.`)

/** One item with all columns. Throws 404. */
export async function readItemRow(queries: ItemSource, definition: ContentDefinition, id: string): Promise<StaffRow> {
  const query = withStaffColumns(selectItems(queries, definition.name)).where('content_item.id', '=', id)
  const row = await query.executeTakeFirst()
  if (!row) throw missing(definition)
  return row
}

/** One item as staff see it. Throws 404. */
export async function readStaffItem(
  queries: Queries,
  definition: ContentDefinition,
  id: string,
  now: Date,
): Promise<StaffItem> {
  return definition.staffOf(await readItemRow(queries, definition, id), now)
}

/** One item as staff will see it once its draft is published; as it is if it has none. Throws 404. */
export async function readDraftedItem(
  queries: Queries,
  definition: ContentDefinition,
  id: string,
  now: Date,
): Promise<StaffItem> {
  return definition.staffOf(await readItemRow(withDrafts(queries, id), definition, id), now)
}

/** Returns the row of an item, locked until the transaction ends, so that writers are serialized. Throws 404. */
export async function lockItem(
  transaction: Queries,
  definition: ContentDefinition,
  id: string,
  trashed = false,
): Promise<StoredItem> {
  const query = transaction
    .selectFrom('content_item')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', definition.name)
    .where('deleted_at', trashed ? 'is not' : 'is', null)
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) throw missing(definition)
  return row
}

/** Stores the former slug of a published item, so that links to it keep working. */
export async function storeFormerSlug(transaction: Queries, item: StoredItem, after: string, at: Date): Promise<void> {
  const { kind, id, slug: before } = item
  if (!before) return
  const taken = transaction.deleteFrom('former_slug').where('kind', '=', kind)
  await taken.where('slug', 'in', [before, after]).execute()
  await transaction.insertInto('former_slug').values({ kind, slug: before, record_id: id, created_at: at }).execute()
}

interface WantedPicture {
  id: string
  column: PictureColumn
  /** Returns it only if the item is visible to visitors at this time. */
  visibleAt?: Date
  /** Returns the picture of the item's draft. */
  ofDraft?: boolean
}

/** A picture of an item, with the focal point of its crops. */
export async function itemPicture(
  queries: Queries,
  definition: ContentDefinition,
  { id, column, visibleAt, ofDraft }: WantedPicture,
) {
  const source = ofDraft ? withDrafts(queries, id) : queries
  const from = visibleAt ? selectVisible(queries, definition.name, visibleAt) : selectItems(source, definition.name)
  const row = await from
    .leftJoin('picture', (join) =>
      // A news item without its own card picture shows the main one (contract §3.5).
      join.on('picture.id', '=', sql<string>`coalesce(${sql.ref(`content_item.${column}`)}, content_item.picture_id)`),
    )
    .select(['picture.id as pictureId', 'picture.width', 'picture.height'])
    .select(['content_item.focus_x', 'content_item.focus_y', 'content_item.picture_id as mainId'])
    .where('content_item.id', '=', id)
    .executeTakeFirst()
  const { pictureId, mainId, width, height, focus_x: x, focus_y: y } = row ?? {}
  const isMain = pictureId === mainId
  const focus = isMain && width && height && typeof x === 'number' && typeof y === 'number'
  return { pictureId, focus: focus ? { x, y, width, height } : undefined }
}
