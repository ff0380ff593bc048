import { useRef, useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import type { TableQuery } from '../../kit/tables/list-parameters'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import type { BoardColumn } from './board-loader'
import { dropRejectionDraft } from './rejection-question'
import type { RejectionAnswer } from './RejectionFields'
import { currentOf, saveApplicantChange } from './save-applicant-change'
import { useBoardColumns } from './use-board-columns'

/** A move that can be undone while the notice about it is shown. */
export interface StageMove {
  person: StaffApplicant
  from: ApplicantStage
  to: ApplicantStage
  /** The reason for the rejection that the move ended, so that undoing it restores the reason. */
  before: Partial<RejectionAnswer>
}

/** What else is stored with a move: the reason for a rejection. */
type Answer = Partial<RejectionAnswer>

/** Moves applicants between columns with optimistic updates, which are rolled back if the service rejects the move. */
export function useStageMoves(columns: readonly BoardColumn[], query: TableQuery) {
  const { arranged, placed, place, keep, release, reload } = useBoardColumns(columns, query)
  const [last, setLast] = useState<StageMove | null>(null)

  /**
   * The last save of each applicant. A second move waits for it and uses the record that it returned.
   */
  const saves = useRef(new Map<string, Promise<StaffApplicant>>())

  /** @returns the record that is moved: the one shown, or a newer one that the last save returned. */
  async function newestOf(person: StaffApplicant, lastSave?: Promise<StaffApplicant>): Promise<StaffApplicant> {
    const saved = await lastSave?.catch(() => undefined)
    return saved && saved.version > person.version ? saved : person
  }

  /** @returns whether the applicant is in that stage now; if not, the error has been shown. */
  async function move(person: StaffApplicant, to: ApplicantStage, answer: Answer = {}): Promise<boolean> {
    const { id, name } = person
    const left = placed.get(id)?.stage ?? person.stage
    if (to === left) return true
    place(person, to)
    const reading = newestOf(person, saves.current.get(id))
    const saving = reading.then((newest) => saveApplicantChange(newest, { stage: to, ...answer }))
    saves.current.set(id, saving)
    // The first of two moves in a row may have failed, so the second starts from a different column than the one shown.
    const { stage: from, rejectCode, rejectReason } = await reading
    try {
      const saved = await saving
      keep(saved, to)
      if (to === 'REJECTED') dropRejectionDraft()
      const before = from === 'REJECTED' && rejectCode ? { rejectCode, rejectReason } : {}
      setLast({ person: saved, from, to, before })
      announce(`Moved ${name} to ${STAGE_LABELS[to]}.`)
      await reload([...new Set([left, from, to])], id, to)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      const isConflict = error.code === 'VERSION_CONFLICT'
      const elsewhere = isConflict ? currentOf(error)?.stage : undefined
      // The board behind the dialog already shows what the dialog says.
      if (error.status !== undefined && error.status !== 401) {
        await reload([...new Set([left, from, to, elsewhere ?? to])], id, to)
      }
      release(id, to)
      if (error.status === 401) return false
      const message = isConflict ? `Not moved: someone else updated ${name}. The board is up to date.` : error.message
      await showDialog({ kind: isConflict ? 'warning' : 'error', message })
      return false
    }
  }

  async function undo(): Promise<void> {
    if (!last) return
    setLast(null)
    const shown = arranged.flatMap(({ people }) => people).find(({ id }) => id === last.person.id)
    await move(shown && shown.version > last.person.version ? shown : last.person, last.from, last.before)
    setLast(null)
  }

  return { arranged, move, last, undo, dismiss: () => setLast(null) }
}
