import type { ReactNode } from 'react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { useOnline } from '../connection/use-online'
import type { StoredRecord } from './record-form-definition'
import type { SaveError } from './save-error'
import { formatMoment } from '../time/format-time'
import { FocusedAlert } from './FocusedAlert'
import { WaitNotice } from './WaitNotice'

interface SaveErrorMessageProps<Stored> {
  error: SaveError<Stored> | null
  /** The record type in a sentence: "case study". */
  noun: string
  /** Actions that copy or download the text. */
  copyTextActions: ReactNode
  /** Renders the choice between two texts when another user saved first. */
  renderConflict: (current: Stored) => ReactNode
  onRetry: () => void
}

/** Explains why a record was not saved and what to do; the input stays in the form. */
export function SaveErrorMessage<Stored extends StoredRecord>({
  error,
  noun,
  copyTextActions,
  renderConflict,
  onRetry,
}: SaveErrorMessageProps<Stored>) {
  const isOnline = useOnline()
  if (!error || error.kind === 'signed-out') return null
  const retryButton = (
    <Button size="small" onClick={onRetry}>
      Save again
    </Button>
  )
  return (
    <FocusedAlert cause={error}>
      {error.kind === 'conflict' && renderConflict(error.current)}
      {error.kind === 'already-saved' && (
        <Alert tone="warning" heading={`This ${noun} was already saved`}>
          <p>
            Your earlier save went through on {formatMoment(error.current.updatedAt)}. Any changes since then are still
            here but not saved yet. Save again to update that {noun}. It will not be added twice.
          </p>
        </Alert>
      )}
      {error.kind === 'now-public' && (
        <Alert tone="warning" heading="This page is on the site now">
          <p>
            Its scheduled time has come and visitors can read it, so nothing was changed. Choose again: update it, or
            take it off the site.
          </p>
        </Alert>
      )}
      {error.kind === 'wait' && <WaitNotice seconds={error.seconds} onRetry={onRetry} />}
      {error.kind === 'ambiguous' && (
        <Alert tone="warning" heading={`We could not find out whether the ${noun} was saved`}>
          <Stack $gap="xs" $align="start">
            <p>The service is not responding. Your text is still here. Save again: it will be stored only once.</p>
            {retryButton}
          </Stack>
        </Alert>
      )}
      {error.kind === 'offline' && (
        <Alert
          tone={isOnline ? 'info' : 'warning'}
          heading={isOnline ? `The ${noun} is not saved yet` : `The ${noun} was not saved: you are offline`}
        >
          <Stack $gap="xs" $align="start">
            <p>
              {isOnline
                ? 'You are back online, and your text is still here.'
                : 'Your text is still here. Save again once you are back online.'}
            </p>
            {retryButton}
          </Stack>
        </Alert>
      )}
      {error.kind === 'forbidden' && (
        <Alert tone="danger" heading="You no longer have access">
          <Stack $gap="xs">
            <p>The {noun} was not saved. Copy your text, then ask your administrator for access.</p>
            <Cluster $gap="xs">{copyTextActions}</Cluster>
          </Stack>
        </Alert>
      )}
      {error.kind === 'message' && (
        <Alert tone="danger" heading={`The ${noun} was not saved`}>
          <p>{error.message} Your text is still here.</p>
          {error.requestId && <p>If you ask for help, quote {error.requestId}.</p>}
        </Alert>
      )}
    </FocusedAlert>
  )
}
