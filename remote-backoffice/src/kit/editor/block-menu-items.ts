import {
  Clapperboard,
  Heading2,
  Heading3,
  ImagePlus,
  Images,
  List,
  ListOrdered,
  MessageSquareWarning,
  Minus,
  RectangleHorizontal,
  SquareCode,
  Table as TableIcon,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import type { Editor } from '@tiptap/react'
import { placeBlock } from './picture-place'
import { returnToText } from './return-to-text'
import { addTable } from './table-commands'

/** A block that “/” inserts. */
export interface BlockMenuItem {
  name: string
  /** Other search terms for the block. */
  words: string
  icon: LucideIcon
  run: (editor: Editor) => void
}

/** The blocks that the service accepts and the site shows (contract §3.5). */
const items: readonly BlockMenuItem[] = [
  { name: 'Heading', words: 'h2 title', icon: Heading2, run: (e) => returnToText(e).setHeading({ level: 2 }).run() },
  { name: 'Subheading', words: 'h3 title', icon: Heading3, run: (e) => returnToText(e).setHeading({ level: 3 }).run() },
  { name: 'Bulleted list', words: 'ul points', icon: List, run: (e) => returnToText(e).toggleBulletList().run() },
  {
    name: 'Numbered list',
    words: 'ol steps',
    icon: ListOrdered,
    run: (e) => returnToText(e).toggleOrderedList().run(),
  },
  { name: 'Quote', words: 'blockquote', icon: TextQuote, run: (e) => returnToText(e).setBlockquote().run() },
  { name: 'Table', words: 'grid rows columns', icon: TableIcon, run: addTable },
  { name: 'Code block', words: 'pre source', icon: SquareCode, run: (e) => returnToText(e).setCodeBlock().run() },
  {
    name: 'Callout',
    words: 'box hint note aside',
    icon: MessageSquareWarning,
    run: (e) => returnToText(e).wrapIn('callout').run(),
  },
  { name: 'Divider', words: 'line rule hr', icon: Minus, run: insertDivider },
]

/** Functions that ask for the rest of a block; each is absent where the text may not have the block. */
export interface BlockQuestions {
  /** Opens the dialog for a picture. */
  askForPicture?: () => void
  /** Opens the dialog for a gallery. */
  askForGallery?: () => void
  /** Opens the dialog for a video. */
  askForVideo?: () => void
  /** Opens the bar for the address of the link that the cursor is in. */
  askForAddress?: () => void
}

/** The items whose name or words start with what is typed. */
export function blockMenuItems(query: string, questions: BlockQuestions): BlockMenuItem[] {
  const { askForPicture, askForGallery, askForVideo, askForAddress } = questions
  const typed = query.toLowerCase()
  const asking: BlockMenuItem[] = []
  if (askForAddress) {
    const run = (editor: Editor) => {
      returnToText(editor).setNode('buttonLink').run()
      askForAddress()
    }
    asking.push({ name: 'Button', words: 'link call action', icon: RectangleHorizontal, run })
  }
  if (askForPicture) asking.push({ name: 'Picture', words: 'image photo', icon: ImagePlus, run: askForPicture })
  if (askForGallery) asking.push({ name: 'Gallery', words: 'pictures images photos', icon: Images, run: askForGallery })
  if (askForVideo)
    asking.push({ name: 'Video', words: 'embed youtube vimeo film', icon: Clapperboard, run: askForVideo })
  return [...items, ...asking].filter(({ name, words }) =>
    `${name.toLowerCase()} ${words}`.split(' ').some((word) => word.startsWith(typed)),
  )
}

/** The cursor goes to the text after it. TipTap's own command selects a list or a table there, as if to delete it. */
function insertDivider({ view, schema }: Editor): void {
  const { horizontalRule } = schema.nodes
  view.focus()
  if (horizontalRule) placeBlock(view, horizontalRule.create())
}
