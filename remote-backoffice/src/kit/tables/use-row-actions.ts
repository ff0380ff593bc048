import { useState } from 'react'
import { confirm, showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import type { RowAction, RowResult, TableRow } from './record-list'

/** What an action has done, for the note above the table. */
export interface ActionOutcome<Row extends TableRow> {
  action: RowAction<Row>
  rows: readonly Row[]
  results: readonly RowResult[]
  /** It was taken back. */
  isUndone?: boolean
}

/** The rows that an action succeeded for and can be taken back for. */
export const undoableRows = <Row extends TableRow>({ action, rows, results }: ActionOutcome<Row>) =>
  rows.filter((row) => results.some(({ id, ok }) => ok && id === row.id) && (action.canUndo?.(row) ?? true))

/** Runs the actions of a table, one at a time: asks, does, loads the rows again, and keeps what became of each. */
export function useRowActions<Row extends TableRow>() {
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<RowAction<Row> | null>(null)
  const [outcome, setOutcome] = useState<ActionOutcome<Row> | null>(null)

  async function attempt(action: RowAction<Row>, work: () => Promise<ActionOutcome<Row>>): Promise<boolean> {
    setRunning(action)
    try {
      const next = await work()
      await revalidate()
      setOutcome(next)
      requestAnimationFrame(keepFocusInPage)
      return true
    } catch (error) {
      if (isApiError(error) && error.status === 401) return false
      const message = isApiError(error) ? error.message : 'Something went wrong. Please try again.'
      await showDialog({ kind: 'error', message })
      return false
    } finally {
      setRunning(null)
    }
  }

  /** Resolves with false when nothing was done: another action is running, the user declined, or it failed. */
  async function perform(action: RowAction<Row>, rows: readonly Row[]): Promise<boolean> {
    if (running || rows.length === 0) return false
    if (action.question && !(await confirm(action.question(rows)))) return false
    return attempt(action, async () => ({ action, rows, results: await action.run(rows) }))
  }

  /** Takes back what an action did to the rows that it succeeded for. */
  async function undo(outcome: ActionOutcome<Row>): Promise<void> {
    const { action } = outcome
    const done = undoableRows(outcome)
    await attempt(action, async () => {
      const results = (await action.undo?.(done)) ?? []
      return { action, rows: done, results, isUndone: true }
    })
  }

  return { perform, undo, running, outcome, dismiss: () => setOutcome(null) }
}

/** The note that held the focus goes when its action is taken back; the next one takes the focus by itself. */
function keepFocusInPage() {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}
