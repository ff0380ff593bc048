import { useState } from 'react'
import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { SelectField, type SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { TableSearch } from '../../kit/tables/TableSearch'
import { withParam } from '../../kit/tables/table-query'
import { useTableQuery } from '../../kit/tables/use-table-query'
import { useRememberedList } from './applicant-walk'
import { applicationSource } from './applicant-sources'
import type { RejectionAnswer } from './RejectionFields'
import { BoardColumnView, type Followed } from './BoardColumnView'
import type { BoardColumn } from './board-loader'
import { askRejection } from './rejection-question'
import { BoardFilters, Columns } from './Board.styles'
import { StageMoveNotice } from './StageMoveNotice'
import { useStageMoves } from './use-stage-moves'

/** On the board, the address also has the `view` parameter. */
const rules = { ...applicationSource.rules, params: ['view', 'jobId'] }

/** Moves at once, or, to reject, once the user has given the reason. */
async function withReason(
  { name }: StaffApplicant,
  to: ApplicantStage,
  moveNow: (reason?: RejectionAnswer) => unknown,
) {
  if (to !== 'REJECTED') return moveNow()
  const answer = await askRejection(name)
  if (answer) moveNow(answer)
}

interface BoardProps {
  columns: readonly BoardColumn[]
  jobs: readonly SelectOption[]
}

/** Applicants in columns by stage: moved by drag and drop, or by a menu with the keyboard (BO-02). */
export function Board({ columns, jobs }: BoardProps) {
  const { query, change } = useTableQuery(rules)
  const { arranged, move, last, undo, dismiss } = useStageMoves(columns)
  useRememberedList(arranged.flatMap(({ people }) => people.map(({ id }) => id)))
  const [dragged, setDragged] = useState<StaffApplicant | null>(null)
  const [followed, setFollowed] = useState<Followed | null>(null)

  async function moveAndFollow(person: StaffApplicant, to: ApplicantStage, reason?: RejectionAnswer) {
    setFollowed({ id: person.id, isBack: false })
    if (!(await move(person, to, reason))) setFollowed({ id: person.id, isBack: true })
  }

  function undoAndFollow() {
    setFollowed(last && { id: last.id, isBack: false })
    void undo()
  }

  function drop(to: ApplicantStage) {
    setFollowed(null)
    setDragged(null)
    if (dragged) void withReason(dragged, to, (reason) => move(dragged, to, reason))
  }

  return (
    <>
      <BoardFilters role="search" aria-label="Applications">
        <TableSearch
          label="Search"
          placeholder="Name, email, company or skill"
          value={query.q ?? ''}
          onSearch={(q) => change({ q })}
        />
        <SelectField
          label="Job"
          options={[{ value: '', label: 'All jobs' }, ...jobs]}
          value={query.params?.['jobId'] ?? ''}
          onChange={({ target }) => change((latest) => ({ params: withParam(latest, 'jobId', target.value) }))}
        />
      </BoardFilters>
      {last && <StageMoveNotice move={last} onUndo={undoAndFollow} onDismiss={dismiss} />}
      <Columns role="region" aria-label="Board of applications by stage" tabIndex={0} data-board>
        {arranged.map((column) => (
          <BoardColumnView
            key={column.stage}
            {...column}
            followed={followed}
            onFollowed={() => setFollowed(null)}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={() => drop(column.stage)}
            onMove={(person, to) => void withReason(person, to, (reason) => moveAndFollow(person, to, reason))}
          />
        ))}
      </Columns>
    </>
  )
}
