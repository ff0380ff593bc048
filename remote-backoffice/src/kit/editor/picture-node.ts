import { Node } from '@tiptap/core'
import { isPictureSize, type PictureSize } from '@tekskills/shared/contracts/rich-text'
import { isMediaAddress } from './media-address'

/** The attributes of a picture in a text. */
export interface PictureInText {
  src: string
  /** Text alternative; never empty for pictures inserted with this editor. */
  alt: string
  caption: string
  width: string | null
  height: string | null
  /** `null`: as wide as its file, up to the text column. */
  size: PictureSize | null
}

/** An uploaded picture with its text alternative and optional caption; moved and deleted as a whole. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
    width: { default: null },
    height: { default: null },
    size: { default: null },
  }),

  // Takes precedence over PreservedBlock, which handles figures with more than a picture and a plain caption.
  parseHTML: () => [
    { tag: 'figure', priority: 60, getAttrs: pictureOf },
    { tag: 'img', priority: 60, getAttrs: pictureOf },
  ],

  renderHTML({ node }) {
    const { caption, width, height, size, ...shown } = node.attrs as PictureInText
    const figure = size ? { 'data-size': size } : {}
    const image = ['img', { ...shown, ...(width && height && { width, height }) }] as const
    return caption ? ['figure', figure, image, ['figcaption', caption]] : ['figure', figure, image]
  },
})

/** The picture that an element shows; `false` for one with more than a picture and a plain caption. */
export function pictureOf(element: HTMLElement): PictureInText | false {
  const image = element.localName === 'img' ? element : element.querySelector('img')
  const caption = element.querySelector('figcaption')
  const isPlain = element.querySelectorAll('*').length <= (caption ? 2 : 1)
  const size = element.getAttribute('data-size')
  const src = image?.getAttribute('src') ?? ''
  if (!image || !isPlain || !isMediaAddress(src)) return false
  return {
    src,
    alt: image.getAttribute('alt') ?? '',
    caption: caption?.textContent ?? '',
    width: image.getAttribute('width'),
    height: image.getAttribute('height'),
    size: isPictureSize(size) ? size : null,
  }
}
