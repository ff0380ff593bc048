import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  SquareCode,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import type { Editor } from '@tiptap/react'

/** One button of the toolbar. */
export interface ToolbarCommand {
  name: string
  icon: LucideIcon
  isActive: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const focused = (editor: Editor) => editor.chain().focus()

/** What the toolbar offers, in its order; the link has a button of its own. */
export const toolbarCommands: readonly ToolbarCommand[] = [
  { name: 'Bold', icon: Bold, isActive: (e) => e.isActive('bold'), run: (e) => focused(e).toggleBold().run() },
  { name: 'Italic', icon: Italic, isActive: (e) => e.isActive('italic'), run: (e) => focused(e).toggleItalic().run() },
  {
    name: 'Heading',
    icon: Heading2,
    isActive: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => focused(e).toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Subheading',
    icon: Heading3,
    isActive: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => focused(e).toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Bulleted list',
    icon: List,
    isActive: (e) => e.isActive('bulletList'),
    run: (e) => focused(e).toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    isActive: (e) => e.isActive('orderedList'),
    run: (e) => focused(e).toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: TextQuote,
    isActive: (e) => e.isActive('blockquote'),
    run: (e) => focused(e).toggleBlockquote().run(),
  },
  { name: 'Code', icon: Code, isActive: (e) => e.isActive('code'), run: (e) => focused(e).toggleCode().run() },
  {
    name: 'Code block',
    icon: SquareCode,
    isActive: (e) => e.isActive('codeBlock'),
    run: (e) => focused(e).toggleCodeBlock().run(),
  },
]
