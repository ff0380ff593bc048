import { useState } from 'react'
import { ImagePlus, Link as LinkIcon, Table as TableIcon } from 'lucide-react'
import type { Editor } from '@tiptap/react'
import { LinkBar } from './LinkBar'
import { PictureBar } from './PictureBar'
import { Toolbar, Tools } from './RichTextEditor.styles'
import { addTable } from './table-commands'
import { TableBar } from './TableBar'
import { FormatButton, HistoryButton, ToolButton, type ToolButtonProps } from './ToolButton'
import { formatCommands, historyCommands } from './toolbar-commands'
import { useMayAddPictures } from './use-may-add-pictures'
import { useReading } from './use-reading'
import { useRovingFocus } from './use-roving-focus'

interface EditorToolbarProps {
  editor: Editor
  /** A picture that was pasted or dropped. */
  pasted: File | null
  /** Told once a picture is in the text, or nobody wants it. */
  onPictureDone: () => void
}

/** The formatting of the selected text: one stop in the tab order, arrow keys between the buttons. */
export function EditorToolbar({ editor, pasted, onPictureDone }: EditorToolbarProps) {
  const [opened, setOpened] = useState<'link' | 'picture' | null>(null)
  const mayAddPictures = useMayAddPictures()
  const roving = useRovingFocus()
  const state = {
    link: useReading(editor, (current) => current.isActive('link')),
    picture: useReading(editor, (current) => current.isActive('picture')),
    table: useReading(editor, (current) => current.isActive('table')),
  }
  const bar = pasted ? 'picture' : opened
  const close = () => {
    setOpened(null)
    onPictureDone()
  }
  const opener = (name: 'link' | 'picture') => ({
    'aria-pressed': state[name],
    'aria-expanded': bar === name,
    onClick: () => (bar === name ? close() : setOpened(name)),
  })
  const openers: ToolButtonProps[] = [
    { name: 'Link', icon: LinkIcon, ...opener('link') },
    { name: 'Table', icon: TableIcon, 'aria-pressed': state.table, onClick: () => !state.table && addTable(editor) },
    ...(mayAddPictures ? [{ name: 'Picture', icon: ImagePlus, ...opener('picture') }] : []),
  ]
  const historyStart = formatCommands.length + openers.length

  return (
    <>
      <Tools>
        <Toolbar role="toolbar" aria-label="Text formatting" {...roving.container}>
          {formatCommands.map((command, index) => (
            <FormatButton key={command.name} editor={editor} command={command} {...roving.item(index)} />
          ))}
          {openers.map((button, index) => (
            <ToolButton key={button.name} {...button} {...roving.item(formatCommands.length + index)} />
          ))}
          {historyCommands.map((command, index) => (
            <HistoryButton
              key={command.name}
              editor={editor}
              command={command}
              {...roving.item(historyStart + index)}
            />
          ))}
        </Toolbar>
        {bar === 'link' && <LinkBar editor={editor} onClose={close} />}
        {state.table && <TableBar editor={editor} />}
      </Tools>
      {bar === 'picture' && <PictureBar key={pasted?.name} editor={editor} pasted={pasted} onClose={close} />}
    </>
  )
}
