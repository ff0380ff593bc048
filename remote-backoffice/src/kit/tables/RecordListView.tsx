import { useState } from 'react'
import type { RowSelectionState } from '@tanstack/react-table'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ActionNotice } from './ActionNotice'
import { BulkBar } from './BulkBar'
import { useColumnChoice } from './use-column-choice'
import { ColumnChoice } from './ColumnChoice'
import { ExportButton } from './ExportButton'
import { NoRows } from './NoRows'
import type { RecordList, TableRow } from './record-list-definition'
import { RecordTable } from './RecordTable'
import { TableFilters } from './TableFilters'
import { TablePager } from './TablePager'
import { useRowDensity } from './use-row-density'
import { DensitySwitch } from './DensitySwitch'
import { useRowActions } from './use-row-actions'
import { isFiltered, unfiltered } from './list-parameters'
import { useTableQuery } from './use-table-query'

interface RecordListViewProps<Row extends TableRow> {
  list: RecordList<Row>
  page: Page<Row>
}

/** A staff table with search, filters, column choice, row and bulk actions, export and paging (BO-01, CL-02). */
export function RecordListView<Row extends TableRow>({ list, page }: RecordListViewProps<Row>) {
  const { query, change, isLoading } = useTableQuery(list.source.rules)
  const { shown, toggle } = useColumnChoice(list)
  const { density, choose } = useRowDensity()
  const [selection, setSelection] = useState<RowSelectionState>({})
  const { perform, undo, running, outcome, dismiss } = useRowActions<Row>()
  // Selected rows that an action took off the page; those on the page are newer.
  const [gone, setGone] = useState<readonly Row[]>([])
  // Only visible rows can be selected, so the selection is reset when the rows change.
  const rowsKey = JSON.stringify({ ...query, sort: undefined })
  const [selectionKey, setSelectionKey] = useState(rowsKey)
  if (rowsKey !== selectionKey) {
    setSelectionKey(rowsKey)
    select([])
  }
  const onPage = new Set(page.content.map(({ id }) => id))
  const offPage = gone.filter(({ id }) => !onPage.has(id))
  const selected = [...page.content, ...offPage].filter(({ id }) => selection[id])

  function select(rows: readonly Row[]) {
    setSelection(Object.fromEntries(rows.map(({ id }) => [id, true])))
    setGone(rows)
  }

  async function performAndSelect(...[action, rows]: Parameters<typeof perform>) {
    const outcome = await perform(action, rows)
    if (!outcome) return
    const { after } = action
    const isDone = ({ id }: Row) => outcome.results.some((result) => result.ok && result.id === id)
    select(after ? rows.filter((row) => selection[row.id] && isDone(row)).map(after) : [])
    const emptiesPage = action.danger && rows.length === page.numberOfElements
    if (emptiesPage && query.page > 0) change({ page: query.page - 1 })
  }

  /** What was undone is back on the page as it was. */
  async function undoAndForget(...[outcome]: Parameters<typeof undo>) {
    await undo(outcome)
    setGone([])
  }

  return (
    <>
      <TableFilters
        list={list}
        query={query}
        onChange={change}
        tools={
          <>
            {isFiltered(query, list.source.rules) && !page.empty && (
              <Button size="small" variant="quiet" onClick={() => change(unfiltered(query, list.source.rules))}>
                Clear filters
              </Button>
            )}
            <DensitySwitch density={density} onChoose={choose} />
            <ColumnChoice list={list} shown={shown} onToggle={toggle} />
            <ExportButton list={list} query={query} />
          </>
        }
      />
      {outcome && (
        <ActionNotice
          list={list}
          outcome={outcome}
          isBusy={running !== null}
          onUndo={undoAndForget}
          onDismiss={dismiss}
        />
      )}
      <BulkBar
        list={list}
        selected={selected}
        offPage={selected.filter(({ id }) => !onPage.has(id)).length}
        running={running}
        onPerform={performAndSelect}
        onClear={() => select([])}
      />
      {page.empty ? (
        <NoRows list={list} query={query} total={page.totalElements} onChange={change} />
      ) : (
        <RecordTable
          list={list}
          rows={page.content}
          sort={query.sort}
          isLoading={isLoading || running !== null}
          columns={shown}
          density={density}
          selection={selection}
          onSelect={setSelection}
          onSort={(sort) => change({ sort })}
          onPerform={performAndSelect}
        />
      )}
      {page.totalElements > 0 && <TablePager page={page} onChange={change} />}
    </>
  )
}
