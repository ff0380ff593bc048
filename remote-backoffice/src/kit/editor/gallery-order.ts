import { gallerySize } from '@tekskills/shared/contracts/rich-text'
import { mediaIdOf } from '../media/media-address'
import type { GalleryPicture } from './gallery-node'

/** The pictures with one of them at another place. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.filter((_, index) => index !== from)
  const item = items[from]
  if (item !== undefined) moved.splice(to, 0, item)
  return moved
}

/** The pictures with another at their end, or without it if it was one of them; no more than a gallery may have. */
export function withAdded(pictures: readonly GalleryPicture[], picture: GalleryPicture): readonly GalleryPicture[] {
  const others = pictures.filter(({ src }) => !isSame(src, picture.src))
  if (others.length < pictures.length) return others
  return pictures.length < gallerySize.max ? [...pictures, picture] : pictures
}

/** Whether two addresses are of the same picture of the library, whatever its version. */
export const isSame = (one: string, other: string) => mediaIdOf(one) === mediaIdOf(other)
