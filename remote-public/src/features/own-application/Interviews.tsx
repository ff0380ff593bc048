import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { OfferedSlot, OwnInterviews } from '@tekskills/shared/contracts/http/interviews'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { RadioGroup } from '@tekskills/shared/ui/RadioGroup/RadioGroup'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { PlaceText } from '@tekskills/shared/ui/TextLink/PlaceText'
import { ownApplication } from '../../content/careers/own-application'
import { cancelInterview, chooseInterview, type OwnApplicationState } from './own-application-api'

const texts = ownApplication.interview

const time = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** `Tuesday 1 December at 10:00, 45 minutes`, in the time zone of the browser. */
const timeOf = ({ startsAt, minutes }: OfferedSlot) => `${time.format(new Date(startsAt))}, ${minutes}\u00A0minutes`

/** The time zone of the browser, and its name: `Central European Standard Time (Europe/Berlin)`. */
function zoneName(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const name = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'long' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  return name ? `${name} (${timeZone})` : timeZone
}

interface InterviewsProps {
  interviews: OwnInterviews
  token: string
  onChanged: (state: OwnApplicationState) => void
}

/** The interview of an application: choose one of the offered times, move it or cancel it (ADR 0079). */
export function Interviews({ interviews, token, onChanged }: InterviewsProps) {
  const { booked, offered } = interviews
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const [step, setStep] = useState<'idle' | 'choosing' | 'canceling'>('idle')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const wasAt = useRef(step)
  useEffect(() => {
    // The button that had the focus is no longer rendered.
    if (wasAt.current !== step) heading.current?.focus()
    wasAt.current = step
  }, [step])
  if (!booked && offered.length === 0) return null

  async function run(call: () => Promise<OwnApplicationState>, isDone: (next: OwnInterviews) => boolean) {
    setBusy(true)
    setProblem(undefined)
    const next = await call().catch(() => 'unavailable' as const)
    setBusy(false)
    if (next === 'unavailable') return setProblem(texts.failed)
    onChanged(next)
    const left = typeof next === 'object' ? next.interviews : null
    if (left && !isDone(left)) {
      setProblem(left.offered.length > 0 ? texts.taken : texts.takenLast)
      // The actions on the agreed time when there is no other one to choose.
      if (left.offered.length === 0) setStep('idle')
      return
    }
    setStep('idle')
    heading.current?.focus()
  }

  const choose = (slotId: string) =>
    run(
      () => chooseInterview(token, slotId),
      (next) => next.booked?.id === slotId,
    )
  const cancel = () =>
    run(
      () => cancelInterview(token),
      (next) => next.booked === null,
    )

  return (
    <Root $gap="md" $align="start" as="section" aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId} ref={heading} tabIndex={-1}>
        {texts.heading}
      </Heading>
      {booked && (
        <Stack $gap="xs">
          <strong>{timeOf(booked)}</strong>
          <Text>With {booked.interviewer}</Text>
          <PlaceText place={booked.place} />
          <Text $tone="muted">{texts.agreed}</Text>
        </Stack>
      )}
      <Text $size="small" $tone="muted">
        Times are in {zoneName()}.
      </Text>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      {(!booked || step === 'choosing') && (
        <TimeChoice
          offered={offered}
          busy={busy}
          onChoose={(id) => void choose(id)}
          onKeep={booked ? () => setStep('idle') : undefined}
        />
      )}
      {booked && step === 'idle' && (
        <Actions>
          {offered.length > 0 && (
            <Button variant="secondary" onClick={() => setStep('choosing')}>
              {texts.other}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setStep('canceling')}>
            {texts.cancel}
          </Button>
        </Actions>
      )}
      {booked && step === 'canceling' && (
        <>
          <Text>{texts.cancelQuestion}</Text>
          <Actions>
            <Button busy={busy} onClick={() => void cancel()}>
              {busy ? texts.busy : texts.cancelConfirm}
            </Button>
            <Button variant="secondary" onClick={() => setStep('idle')}>
              {texts.cancelKeep}
            </Button>
          </Actions>
        </>
      )}
    </Root>
  )
}

interface TimeChoiceProps {
  offered: readonly OfferedSlot[]
  busy: boolean
  onChoose: (id: string) => void
  /** Present if another time is already agreed on, which can be kept. */
  onKeep?: () => void
}

function TimeChoice({ offered, busy, onChoose, onKeep }: TimeChoiceProps) {
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  // The time may have been taken since.
  const isOffered = offered.some(({ id }) => id === chosen)
  if (offered.length === 0) return <Text>{texts.none}</Text>
  return (
    <Stack $gap="md" $align="start">
      <RadioGroup
        label={texts.choose}
        name="interview-time"
        options={offered.map((slot) => ({ value: slot.id, label: timeOf(slot) }))}
        value={isOffered ? chosen : ''}
        error={isMissing && !isOffered ? texts.missing : undefined}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Actions>
        <Button busy={busy} onClick={() => (isOffered ? onChoose(chosen) : setMissing(true))}>
          {busy ? texts.busy : texts.confirm}
        </Button>
        {onKeep && (
          <Button variant="secondary" onClick={onKeep}>
            {texts.keep}
          </Button>
        )}
      </Actions>
    </Stack>
  )
}

const Root = styled(Stack)`
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.layout.reading};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.sm};
`
