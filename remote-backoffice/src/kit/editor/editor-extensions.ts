import { StarterKit } from '@tiptap/starter-kit'
import { Mark } from '@tiptap/core'
import { BlockMenu } from './block-menu'
import { ButtonLink, Callout } from './block-nodes'
import { CommentMarks } from './comment-marks'
import { FindInText } from './find-in-text'
import { GalleryNode } from './gallery-node'
import { GapCursorKeys } from './gap-cursor-keys'
import { NumberedList } from './numbered-list'
import { PendingPicture } from './pending-picture'
import { PictureNode } from './picture-node'
import { PicturePlace } from './picture-place'
import { PreservedBlock } from './preserved-block'
import { PromptCursor } from './prompt-cursor'
import { RedoKey } from './redo-key'
import { RetypedLink } from './retyped-link'
import { SelectionHighlight } from './selection-highlight'
import { tableNodes } from './table-nodes'
import { TypeOverCode } from './type-over-code'
import { VideoNode } from './video-node'

const mark = (name: string, other: string, tag: 'sub' | 'sup') =>
  Mark.create({ name, excludes: `${name} ${other}`, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** Superscript and subscript, which exclude each other. */
const scriptMarks = [mark('superscript', 'subscript', 'sup'), mark('subscript', 'superscript', 'sub')]

/** Schemes that TipTap would link but the service removes (contract §3.5). */
const DROPPED = /^(ftps?|callto|sms|cid|xmpp):/i

/** Exactly the tags that the service accepts; tags without a toolbar button are preserved, not dropped. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // Without this, it would add an empty paragraph to every text that ends with a heading or a list.
    trailingNode: false,
    orderedList: false,
    link: {
      openOnClick: false,
      isAllowedUri: (address, { defaultValidate }) => defaultValidate(address) && !DROPPED.test(address),
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  NumberedList,
  ...scriptMarks,
  GapCursorKeys,
  PromptCursor,
  RedoKey,
  TypeOverCode,
  RetypedLink,
  SelectionHighlight,
  FindInText,
  CommentMarks,
  ...tableNodes,
  PictureNode,
  PendingPicture,
  PicturePlace,
  GalleryNode,
  VideoNode,
  PreservedBlock,
  Callout,
  ButtonLink,
  BlockMenu,
]
