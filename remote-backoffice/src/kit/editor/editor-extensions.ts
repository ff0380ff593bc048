import { StarterKit } from '@tiptap/starter-kit'
import { Mark } from '@tiptap/core'
import { PictureNode } from './picture-node'
import { PicturePlace } from './picture-place'
import { PreservedBlock } from './preserved-block'
import { PromptCursor } from './prompt-cursor'
import { RedoKey } from './redo-key'
import { SelectionHighlight } from './selection-highlight'
import { tableNodes } from './table-nodes'

const mark = (name: string, other: string, tag: 'sub' | 'sup') =>
  Mark.create({ name, excludes: `${name} ${other}`, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** Letters above and below the line, never both: squares and footnotes, the numbers of a formula. */
const raisedAndLowered = [mark('superscript', 'subscript', 'sup'), mark('subscript', 'superscript', 'sub')]

/** Schemes that the editor would link and the service would drop (contract §3.5). */
const DROPPED = /^(ftps?|callto|sms|cid|xmpp):/i

/** Exactly the tags that the service keeps; what the toolbar does not offer is preserved, not dropped. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // It would save an empty paragraph below every text that ends with a heading or a list.
    trailingNode: false,
    link: {
      openOnClick: false,
      isAllowedUri: (address, { defaultValidate }) => defaultValidate(address) && !DROPPED.test(address),
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...raisedAndLowered,
  PromptCursor,
  RedoKey,
  SelectionHighlight,
  ...tableNodes,
  PictureNode,
  PicturePlace,
  PreservedBlock,
]
