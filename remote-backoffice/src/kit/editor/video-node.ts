import { Node } from '@tiptap/core'
import { embedOf } from '@tekskills/shared/contracts/embeds'
import { blockAttribute } from '@tekskills/shared/contracts/rich-text'

/** The attributes of a video in a text. */
export interface VideoInText {
  /** The page of the video. */
  href: string
  /** What readers see of it; the checker demands it. */
  title: string
}

/** A video of another site: a link to it, which the page completes with a button that plays it. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({ href: { default: '' }, title: { default: '' } }),

  parseHTML: () => [{ tag: 'figure[data-block="embed"]', priority: 70, getAttrs: videoOf }],

  renderHTML({ node }) {
    const { href, title } = node.attrs as VideoInText
    return ['figure', blockAttribute('embed'), ['a', { href }, title || href]]
  },
})

function videoOf(element: HTMLElement): VideoInText | false {
  const link = element.querySelector('a')
  const href = embedOf(link?.getAttribute('href') ?? '')?.href
  if (!link || !href || element.querySelectorAll('*').length > 1) return false
  const text = element.textContent?.trim() ?? ''
  return { href, title: text === href ? '' : text }
}
