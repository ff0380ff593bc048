import { useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react'
import { ImagePlus, Link as LinkIcon, MessageSquarePlus, Plus, Replace, Table as TableIcon } from 'lucide-react'
import type { Editor } from '@tiptap/react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { openBlockMenu } from './block-menu'
import { BlockBar } from './BlockBar'
import { blockMenuOf } from './block-menu-state'
import { FindBar } from './FindBar'
import { LinkBar } from './LinkBar'
import { PictureBar } from './PictureBar'
import { Toolbar, StickyTools, TableTools } from './RichTextEditor.styles'
import { addTable, tableCommands } from './table-commands'
import { FormatButton, HistoryButton, ToolButton, type ToolButtonProps } from './ToolButton'
import { formatCommands, historyCommands } from './toolbar-commands'
import { useMayAddPictures } from './use-may-add-pictures'
import { useEditorValue } from './use-editor-value'
import { useRovingFocus } from './use-roving-focus'

interface EditorToolbarProps {
  editor: Editor
  /** Opens the dialog for a new picture, or for the selected one. */
  onPicture: () => void
  /** Begins a comment on the selection, where there are comments. */
  onComment?: () => void
  /** Brings the selection into view; must be stable. */
  showSelection: () => void
  /** Notices about the text, shown in the sticky toolbar. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The formatting toolbar: a single tab stop, with arrow keys between the buttons. */
export function EditorToolbar({ editor, onPicture, onComment, showSelection, children, ref }: EditorToolbarProps) {
  const [hasLinkBar, setLinkBar] = useState(false)
  /** A new bar for each inserted button, because an open bar belongs to another link. */
  const [linkBarKey, setLinkBarKey] = useState(0)
  const [hasFindBar, setFindBar] = useState(false)
  useToolKeys(editor, { link: () => setLinkBar(true), find: () => setFindBar(true), comment: onComment })
  useEffect(() => {
    blockMenuOf(editor).askForAddress = () => {
      setLinkBarKey((key) => key + 1)
      setLinkBar(true)
    }
  }, [editor])
  const mayAddPictures = useMayAddPictures()
  const roving = useRovingFocus()
  const state = {
    link: useEditorValue(editor, (current) => current.isActive('link') || current.isActive('buttonLink')),
    picture: useEditorValue(editor, (current) => current.isActive('picture')),
    gallery: useEditorValue(editor, (current) => current.isActive('gallery')),
    video: useEditorValue(editor, (current) => current.isActive('video')),
    table: useEditorValue(editor, (current) => current.isActive('table')),
  }
  const openers: ToolButtonProps[] = [
    { name: 'Insert block', icon: Plus, 'aria-haspopup': 'listbox', onClick: () => openBlockMenu(editor) },
    {
      name: 'Link',
      icon: LinkIcon,
      'aria-pressed': state.link,
      'aria-expanded': hasLinkBar,
      'aria-keyshortcuts': 'Control+K Meta+K',
      onClick: () => setLinkBar(!hasLinkBar),
    },
    {
      name: 'Table',
      icon: TableIcon,
      'aria-pressed': state.table,
      onClick: () => !editor.isActive('table') && addTable(editor),
    },
    ...(mayAddPictures
      ? [{ name: 'Picture', icon: ImagePlus, 'aria-pressed': state.picture, onClick: onPicture }]
      : []),
    {
      name: 'Find and replace',
      icon: Replace,
      'aria-expanded': hasFindBar,
      'aria-keyshortcuts': 'Control+Alt+F Meta+Alt+F',
      onClick: () => setFindBar(!hasFindBar),
    },
    ...(onComment
      ? [
          {
            name: 'Comment',
            icon: MessageSquarePlus,
            'aria-keyshortcuts': 'Control+Alt+M Meta+Alt+M',
            onClick: onComment,
          },
        ]
      : []),
  ]
  const historyStart = formatCommands.length + openers.length

  return (
    <StickyTools ref={ref}>
      <Toolbar role="toolbar" aria-label="Text formatting" {...roving.container}>
        {formatCommands.map((command, index) => (
          <FormatButton key={command.name} editor={editor} command={command} {...roving.item(index)} />
        ))}
        {openers.map((button, index) => (
          <ToolButton key={button.name} {...button} {...roving.item(formatCommands.length + index)} />
        ))}
        {historyCommands.map((command, index) => (
          <HistoryButton key={command.name} editor={editor} command={command} {...roving.item(historyStart + index)} />
        ))}
      </Toolbar>
      {hasLinkBar && <LinkBar key={linkBarKey} editor={editor} onClose={() => setLinkBar(false)} />}
      {hasFindBar && <FindBar editor={editor} showSelection={showSelection} onClose={() => setFindBar(false)} />}
      {state.picture && <PictureBar editor={editor} onChange={onPicture} />}
      {state.gallery && (
        <BlockBar editor={editor} name="gallery" onChange={() => blockMenuOf(editor).askForGallery?.()} />
      )}
      {state.video && <BlockBar editor={editor} name="video" onChange={() => blockMenuOf(editor).askForVideo?.()} />}
      {state.table && <TableBar editor={editor} />}
      {children}
    </StickyTools>
  )
}

interface ToolKeys {
  /** Ctrl+K, as in other editors: without it, an address typed after the shortcut would replace the selected text. */
  link: () => void
  /** Ctrl+Alt+F; Ctrl+F is the browser's. */
  find: () => void
  /** Ctrl+Alt+M, as in other editors. */
  comment?: () => void
}

function useToolKeys(editor: Editor, keys: ToolKeys) {
  const press = useEffectEvent(({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean => {
    if (!(ctrlKey || metaKey) || shiftKey) return false
    // With Alt, the key of some layouts is another letter.
    const isFind = altKey && (key.toLowerCase() === 'f' || code === 'KeyF')
    const isComment = keys.comment && altKey && (key.toLowerCase() === 'm' || code === 'KeyM')
    const isLink = !altKey && key.toLowerCase() === 'k'
    if (isFind) keys.find()
    if (isComment) keys.comment?.()
    if (isLink) keys.link()
    return isFind || isComment === true || isLink
  })
  useEffect(() => {
    // TipTap destroys the editor of a page that takes long to render, and makes a new one once the effects have run.
    if (editor.isDestroyed) return
    const { dom } = editor.view
    const handleKey = (event: KeyboardEvent) => press(event) && event.preventDefault()
    dom.addEventListener('keydown', handleKey)
    return () => dom.removeEventListener('keydown', handleKey)
  }, [editor])
}

/** Row and column commands, shown while the cursor is in a table. */
const TableBar = ({ editor }: { editor: Editor }) => (
  <TableTools role="group" aria-label="Table">
    {tableCommands.map(({ name, run }) => (
      <Button key={name} size="small" variant="quiet" onClick={() => run(editor)}>
        {name}
      </Button>
    ))}
  </TableTools>
)
