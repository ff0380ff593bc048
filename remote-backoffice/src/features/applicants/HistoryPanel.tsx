import { styled } from 'styled-components'
import type {
  ApplicantDetail,
  CorrectedDetail,
  InterviewStep,
  RetentionStep,
  StageMove,
} from '@tekskills/shared/contracts/http/applicants'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { Panel } from '../../kit/staff-page/Panel'
import { formatAppointment, formatMoment } from '../../kit/time/format-time'
import { REJECT_LABELS, STAGE_LABELS } from '../../kit/hiring/applicant-labels'

/** Every stage and job change of an applicant, newest first. */
export function HistoryPanel({ applicant }: { applicant: ApplicantDetail }) {
  return (
    <Panel heading="History">
      <Timeline>
        {[...applicant.history].reverse().map((step, index, { length }) => (
          // No step is ever removed, so steps of the same moment keep their order.
          <li key={length - index}>
            {stepLines(step).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {step.reason && (
              <Text $size="small" dir="auto">
                {step.reason}
              </Text>
            )}
            <Text $size="caption" $tone="muted">
              {[formatMoment(step.at), step.by?.name].filter(Boolean).join(', ')}
            </Text>
          </li>
        ))}
      </Timeline>
    </Panel>
  )
}

const INTERVIEW_STEPS: Record<InterviewStep, string> = {
  BOOKED: 'Interview booked',
  MOVED: 'Interview moved',
  CANCELED: 'Interview cancelled',
}

const RETENTION_STEPS: Record<RetentionStep, string> = {
  ASKED: 'Asked for consent to keep it longer',
  AGREED: 'Consented to keeping it longer',
}

const DETAILS: Record<CorrectedDetail, string> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  currentLocation: 'location',
}

function stepLines(step: StageMove): string[] {
  const { from, to, job, previousJob, future, rejectCode, scorecard, interview, interviewAt, corrected } = step
  const { kept, mergedWith, separatedFrom, undone } = step
  if (from === null) return ['Applied']
  return [
    from !== to && `${STAGE_LABELS[from]} to ${STAGE_LABELS[to]}${undone ? ' (undone, not in the reports)' : ''}`,
    job && `Considered for ${job}${previousJob ? `, previously for ${previousJob}` : ''}`,
    future && 'Moved to talent pool',
    future === false && 'Removed from talent pool',
    scorecard && 'Scorecard submitted',
    interview &&
      `${INTERVIEW_STEPS[interview]}${step.by ? '' : ' by the applicant'}${interviewAt ? `: ${formatAppointment(interviewAt)}` : ''}`,
    corrected && corrected.length > 0 && `Corrected: ${corrected.map((detail) => DETAILS[detail]).join(', ')}`,
    kept && RETENTION_STEPS[kept],
    mergedWith && `Merged with ${mergedWith}: the same person`,
    separatedFrom && `Separated from ${separatedFrom}`,
    rejectCode && `Reason: ${REJECT_LABELS[rejectCode]}`,
  ].filter((line) => typeof line === 'string')
}

const Timeline = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  padding-inline-start: ${({ theme }) => theme.space.md};
  border-inline-start: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.border};

  & > li {
    position: relative;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.5em;
    inset-inline-start: calc(-1 * ${({ theme }) => theme.space.md} - ${({ theme }) => theme.space.xxs});
    inline-size: ${({ theme }) => theme.space.xs};
    block-size: ${({ theme }) => theme.space.xs};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.borderStrong};
  }
  & > li:first-child::before {
    background: ${({ theme }) => theme.color.accent};
  }
  & p {
    overflow-wrap: anywhere;
  }
`
