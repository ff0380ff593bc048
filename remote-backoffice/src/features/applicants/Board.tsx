import { useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { useSearchParams } from '@tekskills/shared/routing/router'
import { SelectField, type SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import { TableSearch } from '../../kit/tables/TableSearch'
import { readTableQuery, withParam } from '../../kit/tables/list-parameters'
import { useTableQuery } from '../../kit/tables/use-table-query'
import { useRememberedList } from './applicant-walk'
import { applicationSource } from './applicant-table-sources'
import type { RejectionAnswer } from './RejectionFields'
import { BoardColumnView, type FocusTarget } from './BoardColumnView'
import type { BoardColumn } from './board-loader'
import { askRejection } from './rejection-question'
import { BoardFilters, Columns } from './Board.styles'
import { BoardNotice } from './BoardNotice'
import { useStageMoves } from './use-stage-moves'
import { writeMail } from './write-mail'

/** On the board, the address also has the `view` parameter. */
const rules = { ...applicationSource.rules, params: ['view', ...(applicationSource.rules.params ?? [])] }

/** Moves at once, or, to reject, once the user has given the reason. */
async function withReason(person: StaffApplicant, to: ApplicantStage, moveNow: (reason?: RejectionAnswer) => unknown) {
  if (to !== 'REJECTED') return moveNow()
  const answer = await askRejection([person])
  if (answer) moveNow(answer)
}

interface BoardProps {
  columns: readonly BoardColumn[]
  jobs: readonly SelectOption[]
  tags: readonly SelectOption[]
}

/** Applicants in columns by stage: moved by drag and drop, or by a menu with the keyboard (BO-02). */
export function Board({ columns, jobs, tags }: BoardProps) {
  const { query, change } = useTableQuery(rules)
  const [search] = useSearchParams()
  const { arranged, move, last, undo, dismiss } = useStageMoves(
    columns,
    readTableQuery(search, applicationSource.rules),
  )
  useRememberedList(arranged.flatMap(({ people }) => people.map(({ id }) => id)))
  const [dragged, setDragged] = useState<StaffApplicant | null>(null)
  const [focusTarget, setFocusTarget] = useState<FocusTarget | null>(null)
  const [outcome, setOutcome] = useState<string | null>(null)

  /** The focus stays where the card was: on the next one, the previous one, or the heading of the empty column. */
  async function moveFrom(stage: ApplicantStage, person: StaffApplicant, to: ApplicantStage, reason?: RejectionAnswer) {
    const people = arranged.find((column) => column.stage === stage)?.people ?? []
    const index = people.findIndex(({ id }) => id === person.id)
    setFocusTarget({ stage, id: (people[index + 1] ?? people[index - 1])?.id })
    if (!(await move(person, to, reason))) setFocusTarget({ stage, id: person.id })
  }

  function undoAndFocus() {
    setFocusTarget(last && { stage: last.from, id: last.person.id })
    void undo()
  }

  async function write(person: StaffApplicant) {
    const sentence = await writeMail(person)
    if (!sentence) return
    dismiss()
    setOutcome(`${person.name}: ${sentence}`)
    announce(sentence)
  }

  function drop(to: ApplicantStage) {
    setFocusTarget(null)
    setDragged(null)
    if (dragged) void withReason(dragged, to, (reason) => move(dragged, to, reason))
  }

  return (
    <>
      <BoardFilters role="search" aria-label="Applications">
        <TableSearch
          label="Search"
          placeholder="Name, email, company, skill or tag"
          value={query.q ?? ''}
          onSearch={(q) => change({ q })}
        />
        <SelectField
          label="Job"
          options={[{ value: '', label: 'All jobs' }, ...jobs]}
          value={query.params?.['jobId'] ?? ''}
          onChange={({ target }) => change((latest) => ({ params: withParam(latest, 'jobId', target.value) }))}
        />
        <SelectField
          label="Tag"
          options={[{ value: '', label: 'All tags' }, ...tags]}
          value={query.params?.['tag'] ?? ''}
          onChange={({ target }) => change((latest) => ({ params: withParam(latest, 'tag', target.value) }))}
        />
      </BoardFilters>
      <Columns role="region" aria-label="Board of applications by stage" tabIndex={0} data-board>
        {arranged.map((column) => (
          <BoardColumnView
            key={column.stage}
            {...column}
            focusTarget={focusTarget}
            onFocused={() => setFocusTarget(null)}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={() => drop(column.stage)}
            onMove={(person, to) => void withReason(person, to, (reason) => moveFrom(column.stage, person, to, reason))}
            onWrite={(person) => void write(person)}
          />
        ))}
      </Columns>
      {last ? (
        <BoardNotice of={last} onUndo={undoAndFocus} onDismiss={dismiss}>
          <bdi>{last.person.name}</bdi> moved from {STAGE_LABELS[last.from]} to {STAGE_LABELS[last.to]}.
        </BoardNotice>
      ) : (
        outcome && (
          <BoardNotice of={outcome} onDismiss={() => setOutcome(null)}>
            {outcome}
          </BoardNotice>
        )
      )}
    </>
  )
}
