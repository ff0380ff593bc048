import type { Queries } from '../../platform/database/database'
import { isId } from '../../platform/http/validation/record-id'
import { widths } from '../../platform/pictures/renditions'
import type { ContentDefinition } from './content-definition'
import type { ItemRow } from './item-rows'

/** An image of the media library in sanitized rich text; captures its URL and its id. */
const PICTURE = /<img\b[^>]*?\bsrc="(\/api\/public\/user\/media\/([\w-]+)(?:\?[^"]*)?)"[^>]*>/g

/** The layout width of a text: its column, or the viewport of a phone. */
const SIZES = '(min-width: 768px) 672px, 100vw'

interface Size {
  width: number
  height: number
}

/**
 * Adds `srcset`, dimensions and lazy loading to the pictures in the texts of an item, so that browsers load a suitable
 * WebP width without layout shift. The stored text is unchanged.
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
  // Pictures are never enlarged, so the first width that covers the picture is the last useful one.
  const covering = widths.findIndex((width) => width >= size.width)
  const useful = covering === -1 ? widths : widths.slice(0, covering + 1)
  const at = (width: number) => `${address}${address.includes('?') ? '&amp;' : '?'}w=${width}&amp;f=webp`
  const set = useful.map((width) => `${at(width)} ${Math.min(width, size.width)}w`).join(', ')
  const isSized = /\swidth="/.test(image)
  const dimensions = isSized ? '' : ` width="${size.width}" height="${size.height}"`
  const choice = `srcset="${set}" sizes="${SIZES}"${dimensions} loading="lazy" decoding="async"`
  return image.replace(/^<img\b/, `<img ${choice}`)
}
