import { useState, type ComponentProps } from 'react'
import { ImagePlus, Link as LinkIcon, Table as TableIcon, type LucideIcon } from 'lucide-react'
import { useEditorState, type Editor } from '@tiptap/react'
import { LinkBar } from './LinkBar'
import { PictureBar } from './PictureBar'
import { Tool, Toolbar, Tools } from './RichTextEditor.styles'
import { addTable } from './table-commands'
import { TableBar } from './TableBar'
import { formatCommands, historyCommands } from './toolbar-commands'
import { useMayAddPictures } from './use-may-add-pictures'
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
  const state = useEditorState({ editor, selector: ({ editor: current }) => toolbarState(current) })
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
  const buttons: ToolButtonProps[] = [
    ...formatCommands.map(({ name, icon, run }, index) => ({
      ...{ name, icon, 'aria-pressed': state.formats[index], onClick: () => run(editor) },
    })),
    { name: 'Link', icon: LinkIcon, ...opener('link') },
    {
      name: 'Table',
      icon: TableIcon,
      'aria-pressed': state.table,
      onClick: () => !state.table && addTable(editor),
    },
    ...(mayAddPictures ? [{ name: 'Picture', icon: ImagePlus, ...opener('picture') }] : []),
    ...historyCommands.map(({ name, icon, run }, index) => ({
      ...{ name, icon, 'aria-disabled': !state.history[index], onClick: () => run(editor) },
    })),
  ]

  return (
    <>
      <Tools>
        <Toolbar role="toolbar" aria-label="Text formatting" {...roving.container}>
          {buttons.map((button, index) => (
            <ToolButton key={button.name} {...button} {...roving.item(index)} />
          ))}
        </Toolbar>
        {bar === 'link' && <LinkBar editor={editor} onClose={close} />}
        {state.table && <TableBar editor={editor} />}
      </Tools>
      {bar === 'picture' && <PictureBar key={pasted?.name} editor={editor} pasted={pasted} onClose={close} />}
    </>
  )
}

const toolbarState = (editor: Editor) => ({
  formats: formatCommands.map(({ isActive }) => isActive(editor)),
  link: editor.isActive('link'),
  picture: editor.isActive('picture'),
  table: editor.isActive('table'),
  history: historyCommands.map(({ isPossible }) => isPossible(editor)),
})

interface ToolButtonProps extends ComponentProps<typeof Tool> {
  name: string
  icon: LucideIcon
}

const ToolButton = ({ name, icon: Icon, ...rest }: ToolButtonProps) => (
  <Tool type="button" title={name} aria-label={name} {...rest}>
    <Icon aria-hidden="true" strokeWidth={1.75} />
  </Tool>
)
