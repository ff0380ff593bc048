import type { Queries } from '../../platform/database/database'
import { isId } from '../../platform/http/validation/record-id'
import { pictureVersion } from '../../platform/pictures/picture-address'
import { widths } from '../../platform/pictures/renditions'
import type { ContentDefinition } from './content-definition'
import type { PageRow } from './item-rows'

/** An image of the media library in sanitized rich text; captures its URL and its id. */
const PICTURE = /<img\b[^>]*?\bsrc="(\/api\/public\/user\/media\/([\w-]+)(?:\?[^"]*)?)"[^>]*>/g

/** The layout width of a text: its column, or the viewport of a phone. */
const SIZES = '(min-width: 768px) 672px, 100vw'
/** A gallery, whose pictures have at most half of it. */
const gallery = {
  pattern: /<figure data-block="gallery">.*?<\/figure><\/figure>/gs,
  sizes: '(min-width: 768px) 330px, 50vw',
}

interface ShownPicture {
  picture_id: string
  width: number
  height: number
}

/**
 * Adds `srcset`, dimensions and lazy loading to the pictures in the texts of an item, so that browsers load a suitable
 * WebP width without layout shift, and the version of each picture that is in the library now, because browsers keep an
 * address forever. The stored text is unchanged.
 */
export async function withTextPictures(
  queries: Queries,
  definition: ContentDefinition,
  row: PageRow,
): Promise<PageRow> {
  const ids = definition.texts.flatMap((column) => [...row[column].matchAll(PICTURE)].map(([, , id = '']) => id))
  const known = ids.filter(isId)
  if (known.length === 0) return row
  const rows = await queries
    .selectFrom('media')
    .innerJoin('picture', 'picture.id', 'media.picture_id')
    .select(['media.id', 'media.picture_id', 'picture.width', 'picture.height'])
    .where('media.id', 'in', known)
    .execute()
  const shown = new Map<string, ShownPicture>(rows.map(({ id, ...picture }) => [id, picture]))
  const texts = definition.texts.map((column) => [column, withSizes(row[column], shown)] as const)
  return { ...row, ...Object.fromEntries(texts) }
}

const withSizes = (html: string, shown: ReadonlyMap<string, ShownPicture>) =>
  html
    .replace(PICTURE, responsive(shown))
    .replace(gallery.pattern, (pictures) => pictures.replaceAll(`sizes="${SIZES}"`, `sizes="${gallery.sizes}"`))

const responsive = (shown: ReadonlyMap<string, ShownPicture>) => (image: string, stored: string, id: string) => {
  const size = shown.get(id)
  if (!size) return image
  const address = stored.replace(/(?<=[?;&]v=)[^&"]*/, pictureVersion(size.picture_id))
  // Pictures are never enlarged, so the first width that covers the picture is the last useful one.
  const covering = widths.findIndex((width) => width >= size.width)
  const useful = covering === -1 ? widths : widths.slice(0, covering + 1)
  const at = (width: number) => `${address}${address.includes('?') ? '&amp;' : '?'}w=${width}&amp;f=webp`
  const set = useful.map((width) => `${at(width)} ${Math.min(width, size.width)}w`).join(', ')
  const dimensions = `width="${size.width}" height="${size.height}"`
  const choice = `srcset="${set}" sizes="${SIZES}" ${dimensions} loading="lazy" decoding="async"`
  // Those that the editor stored are of the picture that was there then.
  const unsized = image.replace(/\s(?:width|height)="[^"]*"/g, '')
  return unsized.replace(stored, address).replace(/^<img\b/, `<img ${choice}`)
}
