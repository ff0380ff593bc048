import { useState } from 'react'
import { Link as LinkIcon } from 'lucide-react'
import { useEditorState, type Editor } from '@tiptap/react'
import { LinkBar } from './LinkBar'
import { Tool, Toolbar } from './RichTextEditor.styles'
import { toolbarCommands } from './toolbar-commands'
import { useRovingFocus } from './use-roving-focus'

/** The formatting of the selected text: one stop in the tab order, arrow keys between the buttons. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  const roving = useRovingFocus(toolbarCommands.length + 1)
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      commands: toolbarCommands.map(({ isActive }) => isActive(current)),
      link: current.isActive('link'),
    }),
  })

  return (
    <>
      <Toolbar role="toolbar" aria-label="Text formatting" {...roving.container}>
        {toolbarCommands.map(({ name, icon: Icon, run }, index) => (
          <Tool
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={active.commands[index]}
            onClick={() => run(editor)}
            {...roving.item(index)}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} />
          </Tool>
        ))}
        <Tool
          type="button"
          title="Link"
          aria-label="Link"
          aria-pressed={active.link}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
          {...roving.item(toolbarCommands.length)}
        >
          <LinkIcon aria-hidden="true" strokeWidth={1.75} />
        </Tool>
      </Toolbar>
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}
