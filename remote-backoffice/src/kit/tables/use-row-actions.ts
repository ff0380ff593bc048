import { useState } from 'react'
import { confirm, showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { failureMessage } from '../connection/failure-message'
import type { RowAction, RowResult, TableRow } from './record-list-definition'

/** The outcome of an action, for the notice above the table. */
export interface ActionOutcome<Row extends TableRow> {
  action: RowAction<Row>
  rows: readonly Row[]
  results: readonly RowResult[]
  /** Whether the action was undone. */
  isUndone?: boolean
}

/** The rows for which an action succeeded and can be undone. */
export const undoableRows = <Row extends TableRow>({ action, rows, results }: ActionOutcome<Row>) =>
  rows.filter((row) => results.some(({ id, ok }) => ok && id === row.id) && (action.canUndo?.(row) ?? true))

/** Runs the actions of a table, one at a time: confirms, runs, reloads the rows and stores the outcome. */
export function useRowActions<Row extends TableRow>() {
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<RowAction<Row> | null>(null)
  const [outcome, setOutcome] = useState<ActionOutcome<Row> | null>(null)

  async function attempt(
    action: RowAction<Row>,
    work: () => Promise<ActionOutcome<Row> | null>,
  ): Promise<ActionOutcome<Row> | null> {
    setRunning(action)
    try {
      const next = await work()
      if (!next) return null
      await revalidate()
      setOutcome(next)
      requestAnimationFrame(keepFocusInPage)
      return next
    } catch (error) {
      if (isApiError(error) && error.status === 401) return null
      await showDialog({ kind: 'error', message: failureMessage(error) })
      return null
    } finally {
      setRunning(null)
    }
  }

  /** Resolves with null if nothing was done: another action is running, the user declined, or it failed. */
  async function perform(action: RowAction<Row>, rows: readonly Row[]): Promise<ActionOutcome<Row> | null> {
    if (running || rows.length === 0) return null
    if (action.question && !(await confirm(action.question(rows)))) return null
    return attempt(action, async () => {
      const results = await action.run(rows)
      return results && { action, rows, results }
    })
  }

  /** Undoes an action for the rows for which it succeeded. */
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

/** Moves the focus to the content if the focused notice was removed by an undo; a new notice takes the focus itself. */
function keepFocusInPage() {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}
