import { startTransition, useRef, useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import type { BoardColumn } from './board-loader'
import { dropRejectionDraft } from './rejection-question'
import type { RejectionAnswer } from './RejectionFields'
import { saveApplicantChange } from './save-applicant-change'

/** A move that can be undone while the notice about it is shown. */
export interface StageMove {
  id: string
  name: string
  from: ApplicantStage
  to: ApplicantStage
  /** The reason for the rejection that the move ended, so that undoing it restores the reason. */
  before: Partial<RejectionAnswer>
}

/** What else is stored with a move: the reason of a rejection. */
type Answer = Partial<RejectionAnswer>

/** Moves applicants between columns with optimistic updates, which are rolled back if the service rejects the move. */
export function useStageMoves(columns: readonly BoardColumn[]) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState<ReadonlyMap<string, ApplicantStage>>(new Map())
  const [last, setLast] = useState<StageMove | null>(null)

  /**
   * The last save of each applicant. A second move waits for it and uses the record that it returned.
   */
  const saves = useRef(new Map<string, Promise<StaffApplicant>>())

  async function save(person: StaffApplicant, stage: ApplicantStage, answer: Answer): Promise<StaffApplicant> {
    const saved = await saves.current.get(person.id)?.catch(() => undefined)
    return saveApplicantChange(saved && saved.version > person.version ? saved : person, { stage, ...answer })
  }

  /**
   * Reloads the board and drops the optimistic position of the card. While the service cannot be reached, reloading would
   * replace the board with an error page.
   */
  async function settle(id: string, to: ApplicantStage, isReachable = true) {
    if (isReachable) await revalidate()
    // The router renders the reloaded data in a transition, so this must be one too: otherwise the card would jump back
    // for a moment and an open menu on it would close. A later move of the same applicant stays pending.
    startTransition(() =>
      setPending((before) => new Map([...before].filter(([other, stage]) => other !== id || stage !== to))),
    )
  }

  /** @returns whether the applicant is in that stage now; if not, the error has been shown. */
  async function move(person: StaffApplicant, to: ApplicantStage, answer: Answer = {}): Promise<boolean> {
    const { id, name, stage, rejectCode, rejectReason } = person
    const from = pending.get(id) ?? stage
    if (to === from) return true
    setPending((before) => new Map(before).set(id, to))
    const saving = save(person, to, answer)
    saves.current.set(id, saving)
    try {
      await saving
      if (to === 'REJECTED') dropRejectionDraft()
      const before = from === 'REJECTED' && rejectCode ? { rejectCode, rejectReason } : {}
      setLast({ id, name, from, to, before })
      announce(`Moved ${name} to ${STAGE_LABELS[to]}.`)
      await settle(id, to)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 401) {
        await settle(id, to)
        return false
      }
      const isConflict = error.code === 'VERSION_CONFLICT'
      // The board behind the dialog already shows what the dialog says.
      await settle(id, to, error.status !== undefined)
      const message = isConflict ? `Not moved: someone else updated ${name}. The board is up to date.` : error.message
      await showDialog({ kind: isConflict ? 'warning' : 'error', message })
      return false
    }
  }

  async function undo(): Promise<void> {
    if (!last) return
    const person = columns.flatMap(({ page }) => page.content).find(({ id }) => id === last.id)
    setLast(null)
    if (person) await move(person, last.from, last.before)
    setLast(null)
  }

  return { arranged: arrange(columns, pending), move, last, undo, dismiss: () => setLast(null) }
}

/** The applicants of each column, with pending moves applied. */
function arrange(columns: readonly BoardColumn[], pending: ReadonlyMap<string, ApplicantStage>) {
  const people = columns.flatMap(({ page }) => page.content)
  return columns.map(({ stage, page }) => {
    const leaving = page.content.filter(({ id }) => pending.has(id) && pending.get(id) !== stage)
    const arriving = people.filter((person) => pending.get(person.id) === stage && person.stage !== stage)
    return {
      stage,
      people: [...arriving, ...page.content.filter((person) => !leaving.includes(person))],
      total: page.totalElements - leaving.length + arriving.length,
    }
  })
}
