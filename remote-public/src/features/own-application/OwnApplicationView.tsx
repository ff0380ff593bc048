import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { OwnApplication } from '@tekskills/shared/contracts/http/own-application'
import { useLocation } from '@tekskills/shared/routing/router'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { ownApplication as texts } from '../../content/careers/own-application'
import { formatDate } from '../../kit/dates/published-date'
import { FactList } from '../../kit/jobs/FactList'
import { BesideArt } from '../../kit/page-content/BesideArt'
import { Interviews } from './Interviews'
import { LostLinkForm } from './LostLinkForm'
import {
  type OwnApplicationState,
  eraseApplication,
  keepApplication,
  lookUpApplication,
  saveCopy,
  withdrawApplication,
} from './own-application-api'

/**
 * The applicant's own page (ADR 0052). The token is the fragment of the address, which only the browser knows, so the
 * server renders the same page for everyone.
 */
export function OwnApplicationView() {
  const { hash } = useLocation()
  const [state, setState] = useState<OwnApplicationState | 'loading'>('loading')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    let isCurrent = true
    void lookUpApplication(hash.slice(1))
      .catch(() => 'unavailable' as const)
      .then((found) => isCurrent && setState(found))
    return () => {
      isCurrent = false
    }
  }, [hash])

  function handleEnded(next: OwnApplicationState) {
    setState(next)
    // The button that had the focus is no longer rendered.
    heading.current?.focus()
  }

  return (
    <Band $tone="wash">
      <Container>
        <BesideArt seed="your application">
          <Content $gap="lg" $align="start">
            <Heading level={1} ref={heading} tabIndex={-1}>
              {headingOf(state)}
            </Heading>
            <noscript>
              <Alert tone="warning">This page needs JavaScript. Please turn it on in your browser and reload it.</Alert>
            </noscript>
            {state === 'loading' && <Text $tone="muted">{texts.loading}</Text>}
            {state === 'unavailable' && <Alert tone="warning">{texts.unavailable}</Alert>}
            {state === 'expired' && <LostLinkForm />}
            {state === 'erased' && <Text $measure>{texts.erased.text}</Text>}
            {typeof state === 'object' && (
              <>
                <ApplicationFacts application={state} />
                {state.interviews && (
                  <Interviews interviews={state.interviews} token={hash.slice(1)} onChanged={setState} />
                )}
                <Keeping application={state} token={hash.slice(1)} onDone={setState} />
                <DataCopy token={hash.slice(1)} reference={state.reference} />
                {state.canWithdraw && (
                  <AskedAction
                    texts={texts.withdraw}
                    act={() => withdrawApplication(hash.slice(1))}
                    onDone={handleEnded}
                  />
                )}
                {state.canErase && (
                  <AskedAction texts={texts.erase} act={() => eraseApplication(hash.slice(1))} onDone={handleEnded} />
                )}
              </>
            )}
          </Content>
        </BesideArt>
      </Container>
    </Band>
  )
}

function headingOf(state: OwnApplicationState | 'loading'): string {
  return state === 'expired' || state === 'erased' ? texts[state].heading : texts.heading
}

function ApplicationFacts({ application }: { application: OwnApplication }) {
  const { stage, jobTitle, appliedAt, reference, documents, interviews } = application
  const { name, text } = texts.stages[stage]
  const hasTimes = interviews && (interviews.booked !== null || interviews.offered.length > 0)
  const facts = [
    { name: 'Position', value: jobTitle ?? texts.pool },
    { name: 'Applied', value: formatDate(appliedAt) },
    { name: 'Reference', value: reference },
    { name: 'Documents', value: documents.join(', ') || texts.noDocuments },
  ]
  return (
    <>
      <Stack $gap="xs" role="status">
        <Heading level={2} size="h3">
          {name}
        </Heading>
        <Text $measure>{stage === 'INTERVIEW' && hasTimes ? texts.interview.stage : text}</Text>
      </Stack>
      <Facts facts={facts} />
    </>
  )
}

interface KeepingProps {
  application: OwnApplication
  token: string
  onDone: (state: OwnApplicationState) => void
}

/** Lets applicants who were asked agree to longer retention; a failed request can be repeated. */
function Keeping({ application: { isAskedToKeep, retainedUntil }, token, onDone }: KeepingProps) {
  const [step, setStep] = useState<'idle' | 'busy' | 'failed' | 'done'>('idle')
  const answer = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is no longer rendered.
  useEffect(() => {
    if (step === 'done') answer.current?.focus()
  }, [step])

  async function handleKeep() {
    setStep('busy')
    const state = await keepApplication(token).catch(() => 'unavailable' as const)
    if (state === 'unavailable') return setStep('failed')
    onDone(state)
    setStep('done')
  }

  const { question, button, busy, done, failed } = texts.keep
  if (!retainedUntil || (!isAskedToKeep && step !== 'done')) return null
  const day = formatDate(retainedUntil)
  if (!isAskedToKeep) {
    return (
      <Text ref={answer} tabIndex={-1}>
        {done} {day}.
      </Text>
    )
  }
  return (
    <Stack $gap="sm" $align="start">
      <Text $measure>
        {question} {day}.
      </Text>
      {step === 'failed' && (
        <Alert tone="danger" live>
          {failed}
        </Alert>
      )}
      <Button busy={step === 'busy'} onClick={() => void handleKeep()}>
        {step === 'busy' ? busy : button}
      </Button>
    </Stack>
  )
}

/** Downloads everything that the applicant sent and received; a failed download can be repeated. */
function DataCopy({ token, reference }: { token: string; reference: string }) {
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function handleDownload() {
    setStep('busy')
    const isSaved = await saveCopy(token, `${reference}.zip`).then(
      () => true,
      () => false,
    )
    setStep(isSaved ? 'idle' : 'failed')
  }

  const { button, busy, failed } = texts.copy
  return (
    <>
      {step === 'failed' && (
        <Alert tone="danger" live>
          {failed}
        </Alert>
      )}
      <Button variant="secondary" busy={step === 'busy'} onClick={() => void handleDownload()}>
        {step === 'busy' ? busy : button}
      </Button>
    </>
  )
}

interface AskedActionProps {
  texts: Record<'button' | 'question' | 'confirm' | 'busy' | 'keep' | 'failed', string>
  act: () => Promise<OwnApplicationState>
  onDone: (state: OwnApplicationState) => void
}

/** Withdraws or erases after a confirmation; a failed request can be repeated. */
function AskedAction({ texts: words, act, onDone }: AskedActionProps) {
  const [step, setStep] = useState<'idle' | 'asked' | 'busy' | 'failed'>('idle')
  const question = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  const isAsked = step !== 'idle'
  // The button that had the focus is no longer rendered.
  useEffect(() => {
    if (isAsked) question.current?.focus()
    else if (wasAsked.current) button.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  async function handleConfirm() {
    setStep('busy')
    const state = await act().catch(() => 'unavailable' as const)
    if (state === 'unavailable') setStep('failed')
    else onDone(state)
  }

  const { button: label, question: asks, confirm, busy, keep, failed } = words
  if (!isAsked) {
    return (
      <Button ref={button} variant="secondary" onClick={() => setStep('asked')}>
        {label}
      </Button>
    )
  }
  return (
    <Stack $gap="md" $align="start">
      <Text ref={question} tabIndex={-1}>
        {asks}
      </Text>
      {step === 'failed' && (
        <Alert tone="danger" live>
          {failed}
        </Alert>
      )}
      <Actions>
        <Button busy={step === 'busy'} onClick={() => void handleConfirm()}>
          {step === 'busy' ? busy : confirm}
        </Button>
        <Button variant="secondary" onClick={() => setStep('idle')}>
          {keep}
        </Button>
      </Actions>
    </Stack>
  )
}

/** As tall as an application with its question, so that nothing moves when it arrives. */
const Content = styled(Stack)`
  min-block-size: 35rem;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.sm};
`

const Facts = styled(FactList)`
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.layout.reading};
  font-size: inherit;
`
