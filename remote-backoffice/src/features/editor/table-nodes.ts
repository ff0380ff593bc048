import { Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

/** What each node is to the table library. */
const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const cell = {
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    colspan: span('colspan'),
    rowspan: span('rowspan'),
    // The library asks for it; widths are the page's to choose.
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
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    // From the last cell, Tab leaves the editor, as everywhere.
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
})

/** Tables, in the tags that the service keeps (contract §3.5): rows of cells, heads with a scope, no widths. */
export const tableNodes = [Table, TableRow, TableCell, TableHeader]
