import type { Queries } from '../../platform/database/database'
import { isId } from '../../platform/http/validation/record-id'
import { widths } from '../../platform/pictures/renditions'
import type { ContentDefinition } from './content-definition'
import type { ItemRow } from './item-rows'

/** A picture of cleaned rich text that is one of ours for use in texts, with its id and the rest of its address. */
const PICTURE = /<img\b[^>]*?\bsrc="(\/api\/public\/user\/media\/([\w-]+)(?:\?[^"]*)?)"[^>]*>/g

/** How wide a text is laid out: its column, or a phone's window. */
const SIZES = '(min-width: 768px) 672px, 100vw'

interface Size {
  width: number
  height: number
}

/**
 * An item whose texts let a browser choose: each picture comes as WebP in the widths that it has, with its size in pixels
 * so that nothing moves when it arrives, and only when it is near. What is stored stays as it was written.
 */
export async function withTextPictures(
  queries: Queries,
  definition: ContentDefinition,
  row: ItemRow,
): Promise<ItemRow> {
  const ids = definition.texts.flatMap((column) => [...row[column].matchAll(PICTURE)].map(([, , id = '']) => id))
  const known = ids.filter(isId)
  if (known.length === 0) return row
  const rows = await queries
    .selectFrom('media')
    .innerJoin('picture', 'picture.id', 'media.picture_id')
    .select(['media.id', 'picture.width', 'picture.height'])
    .where('media.id', 'in', known)
    .execute()
  const sizes = new Map<string, Size>(rows.map(({ id, ...size }) => [id, size]))
  const texts = definition.texts.map((column) => [column, row[column].replace(PICTURE, responsive(sizes))] as const)
  return { ...row, ...Object.fromEntries(texts) }
}

const responsive = (sizes: ReadonlyMap<string, Size>) => (image: string, address: string, id: string) => {
  const size = sizes.get(id)
  if (!size) return image
  // The width that shows the picture whole is the last that is of use: none is made larger than it is.
  const enough = widths.findIndex((width) => width >= size.width)
  const useful = enough === -1 ? widths : widths.slice(0, enough + 1)
  const at = (width: number) => `${address}${address.includes('?') ? '&amp;' : '?'}w=${width}&amp;f=webp`
  const set = useful.map((width) => `${at(width)} ${Math.min(width, size.width)}w`).join(', ')
  const isSized = /\swidth="/.test(image)
  const dimensions = isSized ? '' : ` width="${size.width}" height="${size.height}"`
  const choice = `srcset="${set}" sizes="${SIZES}"${dimensions} loading="lazy" decoding="async"`
  return image.replace(/^<img\b/, `<img ${choice}`)
}
