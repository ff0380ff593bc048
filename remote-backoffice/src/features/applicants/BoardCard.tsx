import { useEffect, useEffectEvent, useRef, type DragEvent } from 'react'
import { ArrowRight, MailPlus } from 'lucide-react'
import { styled } from 'styled-components'
import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { Menu } from '@tekskills/shared/ui/Menu/Menu'
import { applicantPage } from '../../paths'
import { NameLink } from '../../kit/tables/RecordTable.styles'
import { formatDay } from '../../kit/time/format-time'
import { experienceOf, STAGE_LABELS, stages } from '../../kit/hiring/applicant-labels'
import { AppliedBefore } from './AppliedBefore'
import { KnockOutMark } from './AnswersPanel'
import { DecidedMark } from './DecidedElsewhere'
import { CardFacts, CardRoot, CardText } from './Board.styles'
import { stageDays } from './stage-days'
import { UnreadMark } from './UnreadMark'
import { RatingMark } from './RatingMark'
import { ResumeExcerpt } from './ResumeExcerpt'

interface BoardCardProps {
  person: StaffApplicant
  /** The column of the card; during an optimistic move it differs from the applicant's stored stage. */
  stage: ApplicantStage
  /** The menu of the card takes the focus. */
  takesFocus: boolean
  onFocused: () => void
  onDrag: (person: StaffApplicant | null) => void
  onMove: (person: StaffApplicant, to: ApplicantStage) => void
  onWrite: (person: StaffApplicant) => void
}

/** One applicant on the board: moved by dragging, or by the menu without dragging (WCAG 2.5.7). */
export function BoardCard({ person, stage, takesFocus, onFocused, onDrag, onMove, onWrite }: BoardCardProps) {
  const root = useRef<HTMLLIElement>(null)
  const follow = useEffectEvent(() => {
    root.current?.querySelector('button')?.focus()
    onFocused()
  })
  useEffect(() => {
    if (takesFocus) follow()
  }, [takesFocus])
  const { id, name, job, rating, appliedAt, appliedBefore } = person
  const isManaged = person.mayManage !== false
  const items = stages
    .filter((other) => other !== stage)
    .map((other) => ({
      label: STAGE_LABELS[other],
      icon: <ArrowRight aria-hidden="true" strokeWidth={1.75} />,
      onSelect: () => onMove(person, other),
    }))
  const write = {
    label: 'Write email',
    icon: <MailPlus aria-hidden="true" strokeWidth={1.75} />,
    startsGroup: true,
    onSelect: () => onWrite(person),
  }

  return (
    <CardRoot
      ref={root}
      draggable={isManaged}
      $moving={stage !== person.stage}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', name)
        dataTransfer.effectAllowed = 'move'
        onDrag(person)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <CardText>
        <NameLink to={applicantPage(id)}>
          <UnreadMark unread={person.unread} />
          <bdi>{name}</bdi>
        </NameLink>
        <Marks>
          <AppliedBefore appliedBefore={appliedBefore} />
          <DecidedMark decidedElsewhere={person.decidedElsewhere} />
          <KnockOutMark answers={person.answers} />
        </Marks>
        {job && <CardFacts>{job.jobTitle}</CardFacts>}
        <ResumeExcerpt person={person} />
        <CardFacts>
          {rating !== null && <RatingMark rating={rating} />}
          {[experienceOf(person), stageDays(person) || formatDay(appliedAt)].filter(Boolean).join(' · ')}
        </CardFacts>
      </CardText>
      {/* A shaky press on the button opens the menu instead of dragging the card. */}
      {isManaged && (
        <span draggable onDragStart={preventDrag}>
          <Menu trigger="dots" label={`Move or write to ${name}`} items={[...items, write]} />
        </span>
      )}
    </CardRoot>
  )
}

const Marks = styled(CardFacts)`
  &:empty {
    display: none;
  }
`

function preventDrag(event: DragEvent) {
  event.preventDefault()
  event.stopPropagation()
}
