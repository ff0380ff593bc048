import { Node } from '@tiptap/core'
import { cleanCopy } from './clean-copy'

/**
 * A figure with more than a picture and a plain caption: rendered and stored unchanged, moved or deleted as a whole.
 * The editor does not create such figures; without this node, opening and saving a text would lose them.
 */
export const PreservedBlock = Node.create({
  name: 'preservedBlock',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return { html: { default: '', rendered: false } }
  },

  parseHTML() {
    return ['figure', 'img'].map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => ({ html: cleanCopy(element)?.outerHTML ?? '' }),
    }))
  },

  renderHTML({ node }) {
    const { body } = new DOMParser().parseFromString(String(node.attrs.html), 'text/html')
    const block = body.firstElementChild
    return { dom: (block && cleanCopy(block)) ?? document.createElement('p') }
  },
})
