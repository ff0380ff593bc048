import { Node } from '@tiptap/core'
import { blockAttribute, gallerySize } from '@tekskills/shared/contracts/rich-text'
import { pictureOf, type PictureInText } from './picture-node'

/** A picture of a gallery. */
export type GalleryPicture = Omit<PictureInText, 'size'>

/** Pictures side by side in the order of the list; moved and deleted as a whole, changed in a dialog. */
export const GalleryNode = Node.create({
  name: 'gallery',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({ pictures: { default: [], rendered: false } }),

  // Takes precedence over pictures and PreservedBlock, which has galleries with anything else in them.
  parseHTML: () => [{ tag: 'figure[data-block="gallery"]', priority: 70, getAttrs: galleryOf }],

  renderHTML: ({ node }) => [
    'figure',
    blockAttribute('gallery'),
    ...picturesOf(node.attrs).map(({ caption, width, height, ...shown }) => {
      const image = ['img', { ...shown, ...(width && height && { width, height }) }]
      return caption ? ['figure', image, ['figcaption', caption]] : ['figure', image]
    }),
  ],
})

/** The pictures of a gallery, by the attributes of its node. */
export const picturesOf = ({ pictures }: Record<string, unknown>) => pictures as readonly GalleryPicture[]

function galleryOf(element: HTMLElement): { pictures: GalleryPicture[] } | false {
  const pictures: GalleryPicture[] = []
  for (const child of element.childNodes) {
    const picture = child instanceof HTMLElement && child.localName === 'figure' ? pictureOf(child) : false
    if (!picture) return false
    const { size: _, ...shown } = picture
    pictures.push(shown)
  }
  return pictures.length > 0 && pictures.length <= gallerySize.max ? { pictures } : false
}
