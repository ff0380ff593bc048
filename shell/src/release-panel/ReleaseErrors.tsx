import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { ReleaseChoices } from '@tekskills/shared/contracts/release-choices'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { Spinner } from '@tekskills/shared/ui/Spinner/Spinner'
import { FailedRelease } from './FailedRelease'
import { failedReleases, readReleaseErrors, type ErrorsState } from './read-release-errors'
import { stateText, stateTones } from './release-text'

interface ReleaseErrorsProps {
  /** What is known about releases, to show which of them visitors have. */
  choices: ReleaseChoices | undefined
  onBack: () => void
  onClose: () => void
}

const periods = [
  { value: '60', label: 'The last hour' },
  { value: '360', label: 'The last 6 hours' },
  { value: '1440', label: 'The last 24 hours' },
]

/** For on-call staff: what failed in browsers and on servers, by release, with file and line (ADR 0096). */
export function ReleaseErrors({ choices = {}, onBack, onClose }: ReleaseErrorsProps) {
  const [minutes, setMinutes] = useState('60')
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ErrorsState | null>(null)

  useEffect(() => {
    let isCurrent = true
    void readReleaseErrors(Number(minutes)).then((read) => isCurrent && setState(read))
    return () => void (isCurrent = false)
  }, [minutes, attempt])

  const readAgain = () => {
    setState(null)
    setAttempt(attempt + 1)
  }
  const period = periods.find(({ value }) => value === minutes)?.label.toLowerCase()

  return (
    <Dialog
      heading="What failed"
      size="medium"
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onBack}>
          Back to releases
        </Button>
      }
    >
      <Choice>
        <SelectField
          label="Period"
          value={minutes}
          onChange={({ target }) => {
            setState(null)
            setMinutes(target.value)
          }}
          options={periods}
        />
        <Button variant="secondary" busy={state === null} onClick={readAgain}>
          Refresh
        </Button>
      </Choice>
      <div role="status">
        {state === null && (
          <Waiting>
            <Spinner /> Loading what failed…
          </Waiting>
        )}
        {state?.status === 'ready' && state.errors.length === 0 && (
          <Waiting>Nothing failed in {period}, as far as browsers and servers reported.</Waiting>
        )}
      </div>
      {state?.status === 'failed' && (
        <Alert tone="danger" live heading="The failures could not be loaded.">
          <p>{state.message}</p>
          <Button variant="secondary" size="small" onClick={readAgain}>
            Try again
          </Button>
        </Alert>
      )}
      {state?.status === 'forbidden' && (
        <Alert>
          <TextLink to="/login" onClick={onClose}>
            Log in
          </TextLink>{' '}
          to see what failed.
        </Alert>
      )}
      {state?.status === 'ready' &&
        failedReleases(state.errors).map((failed) => {
          const facts = choices[failed.remote]?.find(({ release }) => release === failed.release)
          return (
            <FailedRelease key={`${failed.remote} ${failed.release}`} {...failed}>
              {facts ? <Badge $tone={stateTones[facts.state]}>{stateText(facts)}</Badge> : <Badge>Not live</Badge>}
            </FailedRelease>
          )
        })}
    </Dialog>
  )
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: end;
  margin-block-end: ${({ theme }) => theme.space.md};

  & > :first-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
`

const Waiting = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  padding-block: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.textMuted};
`
