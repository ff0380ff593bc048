import { Node, type Editor } from '@tiptap/core'
import { allowedValue } from '@tekskills/shared/contracts/rich-text'
import { TextSelection } from '@tiptap/pm/state'
import { addRow, goToNextCell, isInTable, selectedRect, tableEditing } from '@tiptap/pm/tables'

/** The role of each node in prosemirror-tables. */
const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(allowedValue('td', name, element.getAttribute(name) ?? '') ?? 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const cell = {
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    colspan: span('colspan'),
    rowspan: span('rowspan'),
    // Required by prosemirror-tables; never rendered, because the page decides the widths.
    colwidth: { default: null, rendered: false },
  }),
}

const TableCell = Node.create({
  name: 'tableCell',
  ...cell,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

const TableHeader = Node.create({
  name: 'tableHeader',
  ...cell,
  addAttributes: () => ({
    ...cell.addAttributes(),
    scope: { default: 'col', parseHTML: (element: HTMLElement) => element.getAttribute('scope') ?? 'col' },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => goToCell(editor, 1) || addLastRow(editor),
      'Shift-Tab': ({ editor }) => goToCell(editor, -1),
    }
  },
})

/** Tables in the tags that the service accepts (contract §3.5): rows of cells, headers with a scope, no widths. */
export const tableNodes = [Table, TableRow, TableCell, TableHeader]

/**
 * Puts the cursor at the end of the next cell; prosemirror-tables would select its content, and typing would replace
 * it.
 */
const goToCell = ({ state, view }: Editor, direction: 1 | -1) =>
  goToNextCell(direction)(state, (tr) =>
    view.dispatch(tr.setSelection(TextSelection.near(tr.selection.$to, -1)).scrollIntoView()),
  )

/** Tab in the last cell adds a row. The arrow keys leave the table. */
function addLastRow(editor: Editor): boolean {
  const { state, view } = editor
  if (!isInTable(state)) return false
  const rect = selectedRect(state)
  view.dispatch(addRow(state.tr, rect, rect.map.height))
  return goToCell(editor, 1)
}
