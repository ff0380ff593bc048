import type { Queries } from '../../platform/database/database'
import { deleteUnusedPictures } from '../media/media-library'

/** Pictures and files that an item no longer uses; they are removed from storage after the commit. */
export interface Replaced {
  pictures: string[]
  files: string[]
}

interface FileColumns {
  picture_id?: unknown
  template_picture_id?: unknown
  file_id?: unknown
}

/** The pictures and files that the columns of an item name. */
export function filesOf({ picture_id, template_picture_id, file_id }: FileColumns = {}): Replaced {
  const isId = (value: unknown) => typeof value === 'string'
  return { pictures: [picture_id, template_picture_id].filter(isId), files: [file_id].filter(isId) }
}

/**
 * Deletes the rows of files that are not kept, and of pictures that nothing else uses. Returns them, for removal from
 * storage.
 */
export async function deleteFiles(transaction: Queries, owned: Replaced, kept: Replaced): Promise<Replaced> {
  const dropped = owned.pictures.filter((id) => !kept.pictures.includes(id))
  const files = owned.files.filter((id) => !kept.files.includes(id))
  const pictures = await deleteUnusedPictures(transaction, [...new Set(dropped)])
  if (files.length > 0) await transaction.deleteFrom('stored_file').where('id', 'in', files).execute()
  return { pictures, files }
}

/** What bundles store about an item, to revert it. */
export async function heldByBundles(queries: Queries, itemId: string): Promise<Replaced> {
  const rows = await queries
    .selectFrom('bundle_item')
    .select('before')
    .where('item_id', '=', itemId)
    .where('before', 'is not', null)
    .execute()
  const held = rows.map(({ before }) => filesOf(before as FileColumns))
  return { pictures: held.flatMap(({ pictures }) => pictures), files: held.flatMap(({ files }) => files) }
}

/** Deletes the rows of files that an item no longer uses, except those that a bundle keeps. */
export async function deleteUnheld(transaction: Queries, itemId: string, unused: Replaced): Promise<Replaced> {
  if (unused.pictures.length === 0 && unused.files.length === 0) return unused
  return deleteFiles(transaction, unused, await heldByBundles(transaction, itemId))
}
