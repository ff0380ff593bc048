import { useState, type ComponentProps } from 'react'
import { ImagePlus, Link as LinkIcon, Table as TableIcon, type LucideIcon } from 'lucide-react'
import { useEditorState, type Editor } from '@tiptap/react'
import { LinkBar } from './LinkBar'
import { PictureBar } from './PictureBar'
import { Tool, Toolbar, Tools } from './RichTextEditor.styles'
import { addTable } from './table-commands'
import { TableBar } from './TableBar'
import { toolbarCommands } from './toolbar-commands'
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
  const roving = useRovingFocus(toolbarCommands.length + (mayAddPictures ? 3 : 2))
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      commands: toolbarCommands.map(({ isActive }) => isActive(current)),
      link: current.isActive('link'),
      picture: current.isActive('picture'),
      table: current.isActive('table'),
    }),
  })
  const bar = pasted ? 'picture' : opened
  const close = () => {
    setOpened(null)
    onPictureDone()
  }
  const toggle = (name: 'link' | 'picture') => () => (bar === name ? close() : setOpened(name))
  const place = (offset: number) => roving.item(toolbarCommands.length + offset)

  return (
    <>
      <Tools>
        <Toolbar role="toolbar" aria-label="Text formatting" {...roving.container}>
          {toolbarCommands.map(({ name, icon, run }, index) => (
            <ToolButton
              key={name}
              name={name}
              icon={icon}
              aria-pressed={active.commands[index]}
              onClick={() => run(editor)}
              {...roving.item(index)}
            />
          ))}
          <ToolButton
            name="Link"
            icon={LinkIcon}
            aria-pressed={active.link}
            aria-expanded={bar === 'link'}
            onClick={toggle('link')}
            {...place(0)}
          />
          <ToolButton
            name="Table"
            icon={TableIcon}
            aria-pressed={active.table}
            onClick={() => !active.table && addTable(editor)}
            {...place(1)}
          />
          {mayAddPictures && (
            <ToolButton
              name="Picture"
              icon={ImagePlus}
              aria-pressed={active.picture}
              aria-expanded={bar === 'picture'}
              onClick={toggle('picture')}
              {...place(2)}
            />
          )}
        </Toolbar>
        {bar === 'link' && <LinkBar editor={editor} onClose={close} />}
        {active.table && <TableBar editor={editor} />}
      </Tools>
      {bar === 'picture' && <PictureBar key={pasted?.name} editor={editor} pasted={pasted} onClose={close} />}
    </>
  )
}

interface ToolButtonProps extends ComponentProps<typeof Tool> {
  name: string
  icon: LucideIcon
}

const ToolButton = ({ name, icon: Icon, ...rest }: ToolButtonProps) => (
  <Tool type="button" title={name} aria-label={name} {...rest}>
    <Icon aria-hidden="true" strokeWidth={1.75} />
  </Tool>
)
