import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { Editor } from '@tiptap/react'
import { Tool } from './RichTextEditor.styles'
import type { FormatCommand, HistoryCommand } from './toolbar-commands'
import { useEditorValue } from './use-editor-value'

export interface ToolButtonProps extends ComponentProps<typeof Tool> {
  name: string
  icon: LucideIcon
}

/** An icon button of the toolbar. */
export const ToolButton = ({ name, icon: Icon, ...rest }: ToolButtonProps) => (
  <Tool type="button" title={name} aria-label={name} {...rest}>
    <Icon aria-hidden="true" strokeWidth={1.75} />
  </Tool>
)

interface CommandButtonProps<Command> extends ComponentProps<typeof Tool> {
  editor: Editor
  command: Command
}

/** Subscribes to the editor itself, so that a keystroke rerenders only the affected buttons, not the whole toolbar. */
export function FormatButton({ editor, command, ...rest }: CommandButtonProps<FormatCommand>) {
  const { name, icon, isActive, run } = command
  const isOn = useEditorValue(editor, isActive)
  return <ToolButton name={name} icon={icon} aria-pressed={isOn} onClick={() => run(editor)} {...rest} />
}

/** Like {@link FormatButton}, for commands without an on and off state. */
export function HistoryButton({ editor, command, ...rest }: CommandButtonProps<HistoryCommand>) {
  const { name, icon, isPossible, run } = command
  const canRun = useEditorValue(editor, isPossible)
  return <ToolButton name={name} icon={icon} aria-disabled={!canRun} onClick={() => run(editor)} {...rest} />
}
