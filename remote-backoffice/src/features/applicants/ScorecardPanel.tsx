import { useState } from 'react'
import { styled } from 'styled-components'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { ApplicantScorecards, Scorecard } from '@tekskills/shared/contracts/http/scorecards'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { Panel } from '../../kit/staff-page/Panel'
import { countOf } from '../../kit/tables/row-action-messages'
import { formatMoment } from '../../kit/time/format-time'
import { ScorecardForm } from './ScorecardForm'
import { RATING_LABELS, VERDICT_LABELS } from './scorecard-labels'

/** The scorecards of the interviewers: the user's own first, and those of others once it is submitted. */
export function ScorecardPanel({ applicant }: { applicant: ApplicantDetail }) {
  const [isEditing, setEditing] = useState(false)
  const { scorecards } = applicant
  if (!scorecards) return null
  const mine = scorecards.cards.find(({ isMine }) => isMine)
  if (!mine || isEditing) {
    return (
      <Panel heading="Scorecard">
        {!mine && (
          <Text $size="small" $tone="muted">
            {othersLine(scorecards)}
          </Text>
        )}
        <ScorecardForm
          key={applicant.id}
          applicantId={applicant.id}
          criteria={scorecards.criteria}
          mine={mine}
          onDone={() => setEditing(false)}
        />
      </Panel>
    )
  }
  return (
    <Panel
      heading="Scorecards"
      action={
        <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
          Edit mine
        </Button>
      }
    >
      <Cards>
        {scorecards.cards.map((card) => (
          <CardView key={card.by.id} card={card} />
        ))}
      </Cards>
    </Panel>
  )
}

const OTHERS = { one: 'other scorecard is in', many: 'other scorecards are in' }

const othersLine = ({ others }: ApplicantScorecards) =>
  others === 0
    ? 'No one else has submitted one. Others see yours only once theirs is in.'
    : `${countOf(others, OTHERS)}. You see ${others === 1 ? 'it' : 'them'} once yours is in.`

function CardView({ card: { by, isMine, verdict, ratings, comment, updatedAt } }: { card: Scorecard }) {
  const isFor = verdict === 'YES' || verdict === 'STRONG_YES'
  return (
    <li>
      <p>
        <strong>
          <bdi>{by.name}</bdi>
          {isMine && ' (you)'}
        </strong>{' '}
        <Badge $tone={isFor ? 'success' : 'danger'}>{VERDICT_LABELS[verdict]}</Badge>
      </p>
      {ratings.length > 0 && (
        <Ratings>
          {ratings.map(({ criterion, name, rating }) => (
            <div key={criterion}>
              <dt dir="auto">{name}</dt>
              <dd>
                {rating} of 4, {RATING_LABELS[rating]?.toLowerCase()}
              </dd>
            </div>
          ))}
        </Ratings>
      )}
      {comment && <Comment dir="auto">{comment}</Comment>}
      <Text $size="caption" $tone="muted">
        {formatMoment(updatedAt)}
      </Text>
    </li>
  )
}

const Cards = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space.xs};
  }
`

const Ratings = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.hair};
  font-size: ${({ theme }) => theme.font.size.small};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space.sm};
    justify-content: space-between;
  }
  & dd {
    margin: 0;
    color: ${({ theme }) => theme.color.textMuted};
  }
`

const Comment = styled.p`
  font-size: ${({ theme }) => theme.font.size.small};
  white-space: pre-line;
`
