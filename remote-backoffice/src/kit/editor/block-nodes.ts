import { Node } from '@tiptap/core'
import { blockAttribute } from '@tekskills/shared/contracts/rich-text'

/** A box set apart from the text: a hint, a warning, a summary. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  // Only our own, because the asides of other pages are menus and advertisements.
  parseHTML: () => [{ tag: 'aside[role="note"]' }],
  renderHTML: () => ['aside', { role: 'note' }, 0],
})

/** A link that the page shows as a button, on a line of its own. Without an address it is a line of text. */
export const ButtonLink = Node.create({
  name: 'buttonLink',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,

  addAttributes: () => ({ href: { default: '', rendered: false } }),

  parseHTML: () => [
    {
      tag: 'p[data-block="button"]',
      priority: 60,
      getAttrs: (element) => isOnlyLink(element) && { href: linkIn(element)?.getAttribute('href') ?? '' },
      contentElement: (element) => linkIn(element) ?? element,
    },
  ],

  // Without the link, because browsers remove an inline element whose text is typed over, along with letters.
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('p')
      dom.setAttribute('data-block', 'button')
      dom.toggleAttribute('data-has-address', node.attrs.href !== '')
      return { dom, contentDOM: dom }
    },

  renderHTML: ({ node }) => {
    const href = String(node.attrs.href)
    const block = blockAttribute('button')
    return href && node.content.size > 0 ? ['p', block, ['a', { href }, 0]] : ['p', block, 0]
  },
})

const linkIn = (element: HTMLElement) => element.querySelector('a')

/** Whether it contains nothing but a link or text; anything more is a paragraph. */
function isOnlyLink(element: HTMLElement): boolean {
  const parts = [...element.childNodes]
  return parts.length <= 1 && parts.every((part) => part.nodeName === 'A' || part.nodeType === part.TEXT_NODE)
}
