import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeader } from '@tiptap/pm/tables'
import { TextSelection, type Command } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { returnToText } from './return-to-text'

const COLUMNS = 3
const ROWS = 3

/**
 * Inserts a table with a header row and puts the cursor into its first cell. The table replaces an empty paragraph, or
 * is inserted after the current block, so that no paragraph is split.
 */
const insertTable: Command = (state, dispatch) => {
  const { table, tableRow, tableCell, tableHeader } = state.schema.nodes
  if (!table || !tableRow || !tableCell || !tableHeader) return false
  const row = (kind: typeof tableCell) =>
    tableRow.create(
      null,
      Array.from({ length: COLUMNS }, () => kind.createAndFill() ?? kind.create()),
    )
  const rows = Array.from({ length: ROWS }, (_, index) => row(index === 0 ? tableHeader : tableCell))
  const { tr } = state
  const { $to } = tr.selection
  const isBlank = $to.depth === 1 && $to.parent.content.size === 0
  const end = $to.depth === 0 ? $to.pos : $to.after(1)
  const start = isBlank ? $to.before(1) : end
  tr.replaceWith(start, end, table.create(null, rows))
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView())
  return true
}

const run = (command: Command) => (editor: Editor) => {
  command(editor.state, editor.view.dispatch)
  returnToText(editor).run()
}

export const addTable = run(insertTable)

/** The commands for the table that the cursor is in. */
export const tableCommands = [
  { name: 'Add row', run: run(addRowAfter) },
  { name: 'Add column', run: run(addColumnAfter) },
  { name: 'Header row', run: run(toggleHeader('row')) },
  { name: 'Delete row', run: run(deleteRow) },
  { name: 'Delete column', run: run(deleteColumn) },
  { name: 'Delete table', run: run(deleteTable) },
] as const
