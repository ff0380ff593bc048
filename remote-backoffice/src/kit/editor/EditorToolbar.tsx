import { useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react'
import { ImagePlus, Link as LinkIcon, Table as TableIcon } from 'lucide-react'
import type { Editor } from '@tiptap/react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { LinkBar } from './LinkBar'
import { Toolbar, Tools, TableRow } from './RichTextEditor.styles'
import { addTable, tableCommands } from './table-commands'
import { FormatButton, HistoryButton, ToolButton, type ToolButtonProps } from './ToolButton'
import { formatCommands, historyCommands } from './toolbar-commands'
import { useMayAddPictures } from './use-may-add-pictures'
import { useEditorValue } from './use-editor-value'
import { useRovingFocus } from './use-roving-focus'

interface EditorToolbarProps {
  editor: Editor
  /** Asks for a picture, or for another description of the selected one. */
  onPicture: () => void
  /** What is said about the text, in sight wherever it is scrolled to. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The formatting of the selected text: one stop in the tab order, arrow keys between the buttons. */
export function EditorToolbar({ editor, onPicture, children, ref }: EditorToolbarProps) {
  const [hasLinkBar, setLinkBar] = useState(false)
  useLinkKey(editor, () => setLinkBar(true))
  const mayAddPictures = useMayAddPictures()
  const roving = useRovingFocus()
  const state = {
    link: useEditorValue(editor, (current) => current.isActive('link')),
    picture: useEditorValue(editor, (current) => current.isActive('picture')),
    table: useEditorValue(editor, (current) => current.isActive('table')),
  }
  const openers: ToolButtonProps[] = [
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
  ]
  const historyStart = formatCommands.length + openers.length

  return (
    <Tools ref={ref}>
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
      {hasLinkBar && <LinkBar editor={editor} onClose={() => setLinkBar(false)} />}
      {state.table && <TableBar editor={editor} />}
      {children}
    </Tools>
  )
}

/** The key for links that every other editor has: without it the letters of an address would replace what was selected. */
function useLinkKey(editor: Editor, onPress: () => void) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const { dom } = editor.view
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      press()
    }
    dom.addEventListener('keydown', handleKey)
    return () => dom.removeEventListener('keydown', handleKey)
  }, [editor])
}

/** While the cursor is in a table: its rows and columns. */
const TableBar = ({ editor }: { editor: Editor }) => (
  <TableRow role="group" aria-label="Table">
    {tableCommands.map(({ name, run }) => (
      <Button key={name} size="small" variant="quiet" onClick={() => run(editor)}>
        {name}
      </Button>
    ))}
  </TableRow>
)
