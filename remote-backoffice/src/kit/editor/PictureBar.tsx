import type { Editor } from '@tiptap/react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'
import { returnToText } from './return-to-text'
import { TableTools } from './RichTextEditor.styles'
import { useEditorValue } from './use-editor-value'

const SIZES = [
  ['Small', 'small'],
  ['Normal', ''],
  ['Full width', 'full'],
] as const

interface PictureBarProps {
  editor: Editor
  /** Opens the dialog with its file, description and caption. */
  onChange: () => void
}

/** Size, description and caption of the selected picture. */
export function PictureBar({ editor, onChange }: PictureBarProps) {
  const size = useEditorValue(editor, (current) => String(current.getAttributes('picture').size ?? ''))

  function setSize(next: string) {
    editor.view.focus()
    editor.commands.updateAttributes('picture', { size: next || null })
  }

  return (
    <TableTools role="group" aria-label="Selected picture">
      {SIZES.map(([name, value]) => (
        <FilterChip key={name} selected={size === value} onClick={() => setSize(value)}>
          {name}
        </FilterChip>
      ))}
      <Button size="small" variant="quiet" onClick={onChange}>
        Description and caption
      </Button>
      <Button size="small" variant="quiet" onClick={() => returnToText(editor).deleteSelection().run()}>
        Remove picture
      </Button>
    </TableTools>
  )
}
