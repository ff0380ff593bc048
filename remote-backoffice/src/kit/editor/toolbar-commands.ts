import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Redo2,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  TextQuote,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import type { Editor } from '@tiptap/react'
import { returnToText } from './return-to-text'

interface ToolbarCommand {
  name: string
  icon: LucideIcon
  run: (editor: Editor) => void
}

/** A toggle button that shows whether its format is on. */
export interface FormatCommand extends ToolbarCommand {
  isActive: (editor: Editor) => boolean
}

/** A button that is disabled while its command is not possible. */
export interface HistoryCommand extends ToolbarCommand {
  isPossible: (editor: Editor) => boolean
}

/** The format buttons in toolbar order; link, table and picture have their own buttons. */
export const formatCommands: readonly FormatCommand[] = [
  { name: 'Bold', icon: Bold, isActive: (e) => e.isActive('bold'), run: (e) => returnToText(e).toggleBold().run() },
  {
    name: 'Italic',
    icon: Italic,
    isActive: (e) => e.isActive('italic'),
    run: (e) => returnToText(e).toggleItalic().run(),
  },
  {
    name: 'Heading',
    icon: Heading2,
    isActive: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => returnToText(e).toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Subheading',
    icon: Heading3,
    isActive: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => returnToText(e).toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Bulleted list',
    icon: List,
    isActive: (e) => e.isActive('bulletList'),
    run: (e) => returnToText(e).toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    isActive: (e) => e.isActive('orderedList'),
    run: (e) => returnToText(e).toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: TextQuote,
    isActive: (e) => e.isActive('blockquote'),
    run: (e) => returnToText(e).toggleBlockquote().run(),
  },
  { name: 'Code', icon: Code, isActive: (e) => e.isActive('code'), run: (e) => returnToText(e).toggleCode().run() },
  {
    name: 'Strikethrough',
    icon: Strikethrough,
    isActive: (e) => e.isActive('strike'),
    run: (e) => returnToText(e).toggleStrike().run(),
  },
  {
    name: 'Superscript',
    icon: Superscript,
    isActive: (e) => e.isActive('superscript'),
    run: (e) => returnToText(e).toggleMark('superscript').run(),
  },
  {
    name: 'Subscript',
    icon: Subscript,
    isActive: (e) => e.isActive('subscript'),
    run: (e) => returnToText(e).toggleMark('subscript').run(),
  },
  {
    name: 'Code block',
    icon: SquareCode,
    isActive: (e) => e.isActive('codeBlock'),
    run: (e) => returnToText(e).toggleCodeBlock().run(),
  },
]

/** The last buttons of the toolbar, for users without keyboard shortcuts. */
export const historyCommands: readonly HistoryCommand[] = [
  { name: 'Undo', icon: Undo2, isPossible: (e) => undoDepth(e.state) > 0, run: (e) => returnToText(e).undo().run() },
  { name: 'Redo', icon: Redo2, isPossible: (e) => redoDepth(e.state) > 0, run: (e) => returnToText(e).redo().run() },
]
