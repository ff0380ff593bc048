import { Node } from '@tiptap/core'
import { isMediaAddress } from './media-address'

/** What is known of a picture inside a text. */
export interface PictureInText {
  src: string
  /** What it shows, for people who do not see it; never empty where the editor made it. */
  alt: string
  caption: string
  width: string | null
  height: string | null
}

/** A picture of ours with its words and, as a figure, its caption; moved and deleted as a whole. */
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
  }),

  // Before the blocks that are only preserved, which take what is more than a picture and plain words.
  parseHTML: () => [
    { tag: 'figure', priority: 60, getAttrs: pictureOf },
    { tag: 'img', priority: 60, getAttrs: pictureOf },
  ],

  renderHTML({ node }) {
    const { caption, width, height, ...shown } = node.attrs as PictureInText
    const image = ['img', { ...shown, ...(width && height && { width, height }) }] as const
    return caption ? ['figure', image, ['figcaption', caption]] : ['figure', image]
  },
})

function pictureOf(element: HTMLElement): PictureInText | false {
  const image = element.localName === 'img' ? element : element.querySelector('img')
  const caption = element.querySelector('figcaption')
  const isPlain = element.querySelectorAll('*').length <= (caption ? 2 : 1)
  const src = image?.getAttribute('src') ?? ''
  if (!image || !isPlain || !isMediaAddress(src)) return false
  return {
    src,
    alt: image.getAttribute('alt') ?? '',
    caption: caption?.textContent ?? '',
    width: image.getAttribute('width'),
    height: image.getAttribute('height'),
  }
}
