import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import type { Queries } from '../../platform/database/database'
import { notFound } from '../../platform/http/problems/problem-error'
import { pictureVersion } from '../../platform/pictures/picture-address'
import { countUses } from './media-uses'

export const selectMedia = (queries: Queries) =>
  queries
    .selectFrom('media')
    .innerJoin('picture', 'picture.id', 'media.picture_id')
    .select(['media.id', 'media.version', 'media.picture_id', 'media.name', 'media.image_alt', 'media.created_at'])
    .select(['picture.width', 'picture.height', 'picture.bytes'])

export type MediaRow = Awaited<ReturnType<ReturnType<typeof selectMedia>['executeTakeFirstOrThrow']>>

/** Address of a picture of the library, for the `src` of an image; it changes when the picture is replaced. */
export const mediaAddress = (id: string, pictureId: string) =>
  `/api/public/user/media/${id}?v=${pictureVersion(pictureId)}`

/** Pictures as the contract has them, in the given order. */
export async function mediaOf(queries: Queries, rows: readonly MediaRow[]): Promise<MediaItem[]> {
  const uses = await countUses(
    queries,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    url: mediaAddress(row.id, row.picture_id),
    name: row.name,
    imageAlt: row.image_alt,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    createdAt: row.created_at.toISOString(),
    useCount: uses.get(row.id) ?? 0,
  }))
}

export const missingMedia = () => notFound('This picture could not be found.')

/** One picture. Throws 404. */
export async function readMedia(queries: Queries, id: string): Promise<MediaItem> {
  const row = await selectMedia(queries).where('media.id', '=', id).executeTakeFirst()
  const [item] = await mediaOf(queries, row ? [row] : [])
  if (!item) throw missingMedia()
  return item
}
