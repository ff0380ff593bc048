import {
  flexRender,
  getCoreRowModel,
  useReactTable,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table'
import { SortableTh, type SortDirection } from '@tekskills/shared/ui/Table/SortableTh'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import type { RecordColumn, RecordList, RowAction, TableRow } from './record-list-definition'
import { CellContent, Frame, SelectBox, SelectTd, SelectTh } from './RecordTable.styles'
import { RowTools } from './RowTools'
import type { RowDensity } from './use-row-density'

interface RecordTableProps<Row extends TableRow> {
  list: RecordList<Row>
  rows: Row[]
  /** `column,direction`, as in the service's `sort` parameter. */
  sort: string
  /** Whether the next rows are loading; the current ones stay, grayed out. */
  isLoading: boolean
  columns: readonly RecordColumn<Row>[]
  density: RowDensity
  selection: RowSelectionState
  onSelect: (selection: RowSelectionState) => void
  onSort: (sort: string) => void
  onPerform: (action: RowAction<Row>, rows: readonly Row[]) => Promise<void>
}

/** The rows of one page of a list; the service sorts and pages. */
export function RecordTable<Row extends TableRow>(props: RecordTableProps<Row>) {
  const { list, rows, sort, isLoading, columns, density, selection, onSelect, onSort, onPerform } = props
  const table = useReactTable<Row>({
    data: rows,
    columns: columns.map(({ id, header, cell }) => ({ id, header, cell: ({ row }) => cell(row.original) })),
    getRowId: ({ id }) => id,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    onRowSelectionChange: (change) => onSelect(typeof change === 'function' ? change(selection) : change),
    state: { sorting: toSorting(sort), rowSelection: selection },
  })
  const { columns: sortable } = list.source.rules
  const canSelect = list.actions.length > 0
  const alignOf = (id: string) => columns.find((column) => column.id === id)?.align

  return (
    <Frame $compact={density === 'compact'} data-full-width>
      <Table caption={list.heading} busy={isLoading}>
        <thead>
          <tr>
            {canSelect && (
              <SelectTh data-kept>
                <SelectBox
                  aria-label={`Select all ${list.noun.many} on this page`}
                  ref={(box) => {
                    if (box) box.indeterminate = table.getIsSomeRowsSelected()
                  }}
                  checked={table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </SelectTh>
            )}
            {columns.map(({ id, header, align }, index) =>
              sortable.includes(id) ? (
                <SortableTh
                  key={id}
                  align={align}
                  kept={index === 0}
                  direction={sortDirection(sort, id)}
                  onSort={(direction) => onSort(`${id},${direction}`)}
                >
                  {header}
                </SortableTh>
              ) : (
                <Th key={id} scope="col" $align={align}>
                  {header}
                </Th>
              ),
            )}
            <Th scope="col" $align="end" data-kept>
              Actions
            </Th>
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <Tr key={row.id} aria-selected={row.getIsSelected() || undefined}>
              {canSelect && (
                <SelectTd data-kept>
                  <SelectBox
                    aria-label={`Select ${list.nameOf(row.original)}`}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </SelectTd>
              )}
              {row.getVisibleCells().map(({ id, column, getContext }, index) => (
                <Td key={id} $align={alignOf(column.id)} data-kept={index === 0 || undefined}>
                  <CellContent>{flexRender(column.columnDef.cell, getContext())}</CellContent>
                </Td>
              ))}
              <Td $align="end" data-kept>
                <RowTools list={list} row={row.original} onPerform={onPerform} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

/** Converts `column,direction` to the sorting state of TanStack Table. */
function toSorting(sort: string): SortingState {
  const [id = '', direction] = sort.split(',')
  return [{ id, desc: direction === 'desc' }]
}

/** The sort direction of a column, if the table is sorted by it. */
function sortDirection(sort: string, column: string): SortDirection | undefined {
  const [sorted, direction] = sort.split(',')
  if (sorted !== column) return undefined
  return direction === 'desc' ? 'desc' : 'asc'
}
