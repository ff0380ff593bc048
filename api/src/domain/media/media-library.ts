import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { invalidField } from '../../platform/http/problems/problem-error'
import { isId } from '../../platform/http/validation/record-id'
import { countUses } from './media-uses'

/** A picture of the library in rich text; captures its id. */
const IN_TEXT = /\/user\/media\/([\da-f-]{36})/gi

interface NewPicture {
  /** The picture that the transaction has inserted. */
  pictureId: string
  name: string
  imageAlt: string
}

/** Adds a picture that came with the form of an item to the library. It is deleted with its last use. */
export async function addPictureOfForm(
  transaction: Queries,
  { pictureId, name, imageAlt }: NewPicture,
  now: Date,
): Promise<void> {
  const row = { id: newId(now.getTime()), picture_id: pictureId, name, image_alt: imageAlt, created_at: now }
  await transaction
    .insertInto('media')
    .values({ ...row, kept: false })
    .execute()
}

/**
 * The picture of the library that an item is to use. It can be neither deleted nor replaced before the transaction ends,
 * so call this before the item is locked: replacing locks in the same order. Throws 422 if it has been deleted.
 */
export async function choosePicture(transaction: Queries, id: string, field: string): Promise<string> {
  const query = transaction.selectFrom('media').select('picture_id').where('id', '=', id)
  const row = isId(id) ? await query.forShare().executeTakeFirst() : undefined
  if (!row) throw invalidField(field, 'ENUM', 'This picture is no longer in the library. Choose another one.')
  return row.picture_id
}

/** Prevents pictures in texts from being deleted before the transaction that stores the texts ends. */
export async function holdPictures(transaction: Queries, texts: readonly (string | null | undefined)[]): Promise<void> {
  const ids = texts.flatMap((text) => [...(text ?? '').matchAll(IN_TEXT)].map(([, id = '']) => id)).filter(isId)
  if (ids.length === 0) return
  await transaction.selectFrom('media').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
}

/**
 * Deletes those of the pictures that came with a form and that nothing uses any more. Returns them, for removal from
 * storage. One that someone else is about to use stays; {@link deleteForgottenPictures} tries again.
 */
export async function deleteUnusedPictures(transaction: Queries, pictureIds: readonly string[]): Promise<string[]> {
  if (pictureIds.length === 0) return []
  const entries = transaction.selectFrom('media').select(['id', 'picture_id']).where('picture_id', 'in', pictureIds)
  const known = (await entries.execute()).map(({ picture_id }) => picture_id)
  const free = await entries.where('kept', '=', false).orderBy('id').forUpdate().skipLocked().execute()
  const freeIds = free.map(({ id }) => id)
  const uses = await countUses(transaction, freeIds)
  const unused = free.filter(({ id }) => !uses.has(id))
  const unusedIds = unused.map(({ id }) => id)
  // A picture without an entry belongs to the item alone.
  const pictures = [...unused.map(({ picture_id }) => picture_id), ...pictureIds.filter((id) => !known.includes(id))]
  if (unusedIds.length > 0) await transaction.deleteFrom('media').where('id', 'in', unusedIds).execute()
  if (pictures.length > 0) await transaction.deleteFrom('picture').where('id', 'in', pictures).execute()
  return pictures
}

/** How long a picture that came with a form may be unused, in milliseconds, before it is looked for. */
const FORGOTTEN_AFTER = 60 * 60_000

/** Deletes pictures that came with a form and whose last use was a text or a version. Returns them. */
export async function deleteForgottenPictures(transaction: Queries, now: Date): Promise<string[]> {
  const { rows } = await sql<{ picture_id: string }>`
    select picture_id from media
    where not kept and created_at < ${new Date(now.getTime() - FORGOTTEN_AFTER)}
      and not exists (select from content_item where content_item.picture_id = media.picture_id)
      and not exists (select from content_item where content_item.template_picture_id = media.picture_id)
    order by id limit 1000`.execute(transaction)
  const pictureIds = rows.map(({ picture_id }) => picture_id)
  return deleteUnusedPictures(transaction, pictureIds)
}
