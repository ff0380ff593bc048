import type { Editor } from '@tiptap/react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { returnToText } from './return-to-text'
import { TableTools } from './RichTextEditor.styles'

interface BlockBarProps {
  editor: Editor
  /** What the selected block is called. */
  name: 'gallery' | 'video'
  /** Opens its dialog. */
  onChange: () => void
}

/** What can be done with the selected gallery or video. */
export const BlockBar = ({ editor, name, onChange }: BlockBarProps) => (
  <TableTools role="group" aria-label={`Selected ${name}`}>
    <Button size="small" variant="quiet" onClick={onChange}>
      Change {name}
    </Button>
    <Button size="small" variant="quiet" onClick={() => returnToText(editor).deleteSelection().run()}>
      Remove {name}
    </Button>
  </TableTools>
)
