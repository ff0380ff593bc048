import { startTransition, useRef, useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import type { BoardColumn } from './board-loader'
import { saveApplicantChange } from './save-applicant-change'

/** A move that can be undone for as long as its note is shown. */
export interface StageMove {
  id: string
  name: string
  from: ApplicantStage
  to: ApplicantStage
}

/** Moves applicants between the columns: shown at once, and visibly undone if the service rejects the move. */
export function useStageMoves(columns: readonly BoardColumn[]) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState<ReadonlyMap<string, ApplicantStage>>(new Map())
  const [last, setLast] = useState<StageMove | null>(null)

  /**
   * The last save of each person, with the record it came to: a quick second move waits for it and goes on from there.
   */
  const saves = useRef(new Map<string, Promise<StaffApplicant>>())

  async function save(person: StaffApplicant, stage: ApplicantStage): Promise<StaffApplicant> {
    const saved = await saves.current.get(person.id)?.catch(() => undefined)
    return saveApplicantChange(saved && saved.version > person.version ? saved : person, { stage })
  }

  /** Reloads the board; the card is shown where the service says it is. */
  async function settle(id: string, to: ApplicantStage) {
    await revalidate()
    // Not before the router shows what it has read, which is a transition too: the card would be back where it was for
    // a
    // moment, and a menu open on it gone. A later move of the same person is still on its way.
    startTransition(() =>
      setPending((before) => new Map([...before].filter(([other, stage]) => other !== id || stage !== to))),
    )
  }

  /** @returns whether the applicant is in that stage now; an error has been shown. */
  async function move(person: StaffApplicant, to: ApplicantStage): Promise<boolean> {
    const { id, name, stage } = person
    const from = pending.get(id) ?? stage
    if (to === from) return true
    setPending((before) => new Map(before).set(id, to))
    const saving = save(person, to)
    saves.current.set(id, saving)
    try {
      await saving
      setLast({ id, name, from, to })
      announce(`Moved ${name} to ${STAGE_LABELS[to]}.`)
      await settle(id, to)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 401) {
        await settle(id, to)
        return false
      }
      const isOvertaken = error.code === 'VERSION_CONFLICT'
      // What the dialog says of the board is true behind it.
      await settle(id, to)
      const message = isOvertaken
        ? `Somebody else has just moved ${name}. The board now shows the latest.`
        : error.message
      await showDialog({ kind: isOvertaken ? 'warning' : 'error', message })
      return false
    }
  }

  async function undo(): Promise<void> {
    if (!last) return
    const person = columns.flatMap(({ page }) => page.content).find(({ id }) => id === last.id)
    setLast(null)
    if (person) await move(person, last.from)
    setLast(null)
  }

  return { arranged: arrange(columns, pending), move, last, undo, dismiss: () => setLast(null) }
}

/** The people of each column, with those on their way already where they go. */
function arrange(columns: readonly BoardColumn[], pending: ReadonlyMap<string, ApplicantStage>) {
  const people = columns.flatMap(({ page }) => page.content)
  return columns.map(({ stage, page }) => {
    const leaving = page.content.filter(({ id }) => pending.has(id) && pending.get(id) !== stage)
    const coming = people.filter((person) => pending.get(person.id) === stage && person.stage !== stage)
    return {
      stage,
      people: [...coming, ...page.content.filter((person) => !leaving.includes(person))],
      total: page.totalElements - leaving.length + coming.length,
    }
  })
}
