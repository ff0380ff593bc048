import type { Editor } from '@tiptap/react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TableRow } from './RichTextEditor.styles'
import { tableCommands } from './table-commands'

/** While the cursor is in a table: its rows and columns. */
export const TableBar = ({ editor }: { editor: Editor }) => (
  <TableRow role="group" aria-label="Table">
    {tableCommands.map(({ name, run }) => (
      <Button key={name} size="small" variant="quiet" onClick={() => run(editor)}>
        {name}
      </Button>
    ))}
  </TableRow>
)
