import { StarterKit } from '@tiptap/starter-kit'
import { PictureNode } from './picture-node'
import { PreservedBlock } from './preserved-block'
import { tableNodes } from './table-nodes'

/** Schemes of a link that the service keeps (contract §3.5). */
const PROTOCOLS = ['http', 'https', 'mailto', 'tel']

/** Exactly the tags that the service keeps; what the toolbar does not offer is preserved, not dropped. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // It would save an empty paragraph below every text that ends with a heading or a list.
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: PROTOCOLS,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...tableNodes,
  PictureNode,
  PreservedBlock,
]
