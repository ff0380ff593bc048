import { useState } from 'react'
import { CalendarX, UserRoundPen } from 'lucide-react'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { InterviewSlot, InterviewSlots } from '@tekskills/shared/contracts/http/interviews'
import { confirm, showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { PlaceText } from '@tekskills/shared/ui/TextLink/PlaceText'
import { Panel } from '../../kit/staff-page/Panel'
import { formatAppointment } from '../../kit/time/format-time'
import { timeZone } from '../../kit/time/local-time'
import { ChangeInterviewersDialog } from './ChangeInterviewersDialog'
import { InterviewSlotForm } from './InterviewSlotForm'
import { inviteToInterview, removeInterviewSlot } from './interviews-api'

interface InterviewPanelProps {
  applicant: ApplicantDetail
  interviews: InterviewSlots
}

/** The interview that an applicant has chosen, the times offered for the job, and the invitation to choose (ADR 0079). */
export function InterviewPanel({ applicant, interviews }: InterviewPanelProps) {
  const { revalidate } = useRevalidator()
  const [invitation, setInvitation] = useState<'idle' | 'sending' | 'sent'>('idle')
  const { slots, interviewers: people = [] } = interviews
  const [restaffed, setRestaffed] = useState<InterviewSlot | null>(null)
  const isManaged = applicant.mayManage !== false
  const booked = slots.find((slot) => slot.applicant?.id === applicant.id)
  const hasFree = slots.some((slot) => slot.applicant === null && !slot.isBusy)

  /** @returns whether it worked. */
  async function run(work: () => Promise<void>, done: string): Promise<boolean> {
    try {
      await work()
      announce(done)
      await revalidate()
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: error.message })
      return false
    }
  }

  async function invite() {
    setInvitation('sending')
    const done = `${applicant.name} has been invited to choose a time.`
    setInvitation((await run(() => inviteToInterview(applicant.id), done)) ? 'sent' : 'idle')
  }

  async function remove(slot: InterviewSlot) {
    const confirmed =
      !slot.applicant ||
      (await confirm({
        kind: 'warn',
        heading: 'Cancel this interview?',
        message: `${slot.applicant.name} has chosen this time and will be told by email that the interview is cancelled.`,
        confirmLabel: 'Cancel interview',
        cancelLabel: 'Keep it',
      }))
    if (confirmed) await run(() => removeInterviewSlot(slot.id), 'The time is no longer offered.')
  }

  return (
    <Panel heading="Interview">
      <Text $size="small">
        {booked ? (
          <strong>
            {timeOf(booked)}, with {interviewersOf(booked)}
          </strong>
        ) : (
          'No time agreed yet.'
        )}
      </Text>
      {isManaged && !booked && hasFree && (
        <Cluster>
          <Button size="small" busy={invitation === 'sending'} onClick={() => void invite()}>
            Invite to choose a time
          </Button>
          {invitation === 'sent' && <Text $size="small">Invitation sent.</Text>}
        </Cluster>
      )}
      {slots.length > 0 && (
        <>
          <Text $size="caption" $tone="muted">
            Times offered for this job, in your time zone ({timeZone()}).
            {interviews.timeZone !== timeZone() &&
              ` Emails to interviewers show them in ${interviews.timeZone}, those to applicants in their own time zone, too.`}
          </Text>
          <Slots aria-label="Times offered">
            {slots.map((slot) => (
              <li key={slot.id}>
                <span>
                  {timeOf(slot)}
                  <Aside>
                    {slot.applicant ? <bdi>{slot.applicant.name}</bdi> : stateOf(slot)}, with {interviewersOf(slot)}
                  </Aside>
                  <Aside>
                    <PlaceText place={slot.place} linkText="Video call" />
                  </Aside>
                </span>
                {isManaged && people.length > 1 && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<UserRoundPen aria-hidden="true" strokeWidth={1.75} />}
                    aria-label={`Change interviewers of ${formatAppointment(slot.startsAt)}`}
                    title="Change interviewers"
                    onClick={() => setRestaffed(slot)}
                  />
                )}
                {isManaged && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<CalendarX aria-hidden="true" strokeWidth={1.75} />}
                    aria-label={`Withdraw ${formatAppointment(slot.startsAt)}`}
                    title="Withdraw"
                    onClick={() => void remove(slot)}
                  />
                )}
              </li>
            ))}
          </Slots>
        </>
      )}
      {isManaged && applicant.jobId && <InterviewSlotForm jobId={applicant.jobId} interviewers={people} />}
      {restaffed && (
        <ChangeInterviewersDialog
          slot={restaffed}
          people={people}
          onClose={() => setRestaffed(null)}
          onChanged={async () => {
            announce('The interviewers have been changed.')
            await revalidate()
          }}
        />
      )}
    </Panel>
  )
}

/** `Tue, 1 Dec 2026, 10:00, 45 minutes`. */
const timeOf = ({ startsAt, minutes }: InterviewSlot) => `${formatAppointment(startsAt)}, ${minutes}\u00A0minutes`

/** `Ida Rhodes, Sven Olsson and Uma Iyer`. */
const interviewersOf = ({ interviewers, interviewer }: InterviewSlot) =>
  new Intl.ListFormat('en-GB').format((interviewers ?? [interviewer]).map(({ name }) => name))

/** A time that clashes with another interview is kept from applicants until that one ends. */
const stateOf = ({ isBusy }: InterviewSlot) => (isBusy ? 'Not shown, as an interviewer has another interview' : 'Free')

const Slots = styled.ul`
  display: grid;
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};

  & > li {
    display: flex;
    gap: ${({ theme }) => theme.space.sm};
    align-items: center;
    justify-content: space-between;

    & > span {
      flex: 1;
      min-inline-size: 0;
    }
    padding-block: ${({ theme }) => theme.space.xs};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    font-size: ${({ theme }) => theme.font.size.small};
    font-variant-numeric: tabular-nums;
  }
`

const Aside = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  overflow-wrap: anywhere;
`
