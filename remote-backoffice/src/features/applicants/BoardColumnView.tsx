import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { useLocation } from '@tekskills/shared/routing/router'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import { BoardCard } from './BoardCard'
import { Cards, ColumnHead, ColumnRoot } from './Board.styles'

/** What takes the focus: a card of a column, or, if the column has none, its heading. */
export interface FocusTarget {
  stage: ApplicantStage
  id?: string
}

interface BoardColumnViewProps {
  stage: ApplicantStage
  people: readonly StaffApplicant[]
  /** Number of applicants in this stage, including those without a card. */
  total: number
  focusTarget: FocusTarget | null
  /** Called once it has the focus. */
  onFocused: () => void
  dragged: StaffApplicant | null
  onDrag: (person: StaffApplicant | null) => void
  onDrop: () => void
  onMove: (person: StaffApplicant, to: ApplicantStage) => void
  onWrite: (person: StaffApplicant) => void
}

/** One stage with its cards; the whole column is a drop target. */
export function BoardColumnView(props: BoardColumnViewProps) {
  const { stage, people, total, focusTarget, onFocused, dragged, onDrag, onDrop, onMove, onWrite } = props
  const headingId = useId()
  const [isOver, setOver] = useState(false)
  const isTarget = dragged !== null && dragged.stage !== stage
  const rest = total - people.length
  const head = useRef<HTMLDivElement>(null)
  const takesFocus = focusTarget?.stage === stage && focusTarget.id === undefined
  const focusHead = useEffectEvent(() => {
    head.current?.focus()
    onFocused()
  })
  useEffect(() => {
    if (takesFocus) focusHead()
  }, [takesFocus])

  return (
    <ColumnRoot
      aria-labelledby={headingId}
      $target={isTarget && isOver}
      onDragOver={(event) => {
        if (!isTarget) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop()
      }}
    >
      <ColumnHead ref={head} tabIndex={-1}>
        <Heading level={2} size="h5" id={headingId}>
          {STAGE_LABELS[stage]}
        </Heading>
        <span>{total.toLocaleString('en-GB')}</span>
      </ColumnHead>
      {people.length === 0 && (
        <Text $size="caption" $tone="muted">
          No applicants
        </Text>
      )}
      <Cards>
        {people.map((person) => (
          <BoardCard
            key={person.id}
            person={person}
            stage={stage}
            takesFocus={focusTarget?.stage === stage && focusTarget.id === person.id}
            onFocused={onFocused}
            onDrag={onDrag}
            onMove={onMove}
            onWrite={onWrite}
          />
        ))}
      </Cards>
      {rest > 0 && <RestLink stage={stage} rest={rest} />}
    </ColumnRoot>
  )
}

/** Link to the applicants without a card: the table with the same filters. */
function RestLink({ stage, rest }: { stage: ApplicantStage; rest: number }) {
  const { pathname, search } = useLocation()
  const address = new URLSearchParams(search)
  address.delete('view')
  address.set('type', stage)
  return <TextLink to={`${pathname}?${address}`}>View {rest.toLocaleString('en-GB')} more</TextLink>
}
