import type { ReactNode } from 'react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { useOnline } from '../connection/use-online'
import type { RecordRefusal } from './record-refusal'
import { RefusalNotice } from './RefusalNotice'
import { WaitNotice } from './WaitNotice'

interface SaveRefusalProps<Stored> {
  refusal: RecordRefusal<Stored> | null
  /** The kind in a sentence: "case study". */
  noun: string
  /** Ways to take the text along. */
  keepText: ReactNode
  /** What stands there when somebody else was first. */
  renderConflict: (current: Stored) => ReactNode
  onAgain: () => void
}

/** Why a record was not saved, in words that say what to do; what was typed stays in the form. */
export function SaveRefusal<Stored>({ refusal, noun, keepText, renderConflict, onAgain }: SaveRefusalProps<Stored>) {
  const isOnline = useOnline()
  if (!refusal || refusal.kind === 'signed-out') return null
  const again = (
    <Button size="small" onClick={onAgain}>
      Save again
    </Button>
  )
  return (
    <RefusalNotice refusal={refusal}>
      {refusal.kind === 'conflict' && renderConflict(refusal.current)}
      {refusal.kind === 'wait' && <WaitNotice seconds={refusal.seconds} onAgain={onAgain} />}
      {refusal.kind === 'unsure' && (
        <Alert tone="warning" heading={`We could not find out whether the ${noun} was saved`}>
          <Stack $gap="xs" $align="start">
            <p>The service does not answer. What you typed is still here: save it again, and it counts once.</p>
            {again}
          </Stack>
        </Alert>
      )}
      {refusal.kind === 'offline' && (
        <Alert
          tone={isOnline ? 'info' : 'warning'}
          heading={isOnline ? `The ${noun} is not saved yet` : `The ${noun} was not saved: you are offline`}
        >
          <Stack $gap="xs" $align="start">
            <p>
              {isOnline
                ? 'You are connected again, and what you typed is still here.'
                : 'What you typed is still here. Save it again once you are connected.'}
            </p>
            {again}
          </Stack>
        </Alert>
      )}
      {refusal.kind === 'forbidden' && (
        <Alert tone="danger" heading="You no longer have access">
          <Stack $gap="xs">
            <p>The {noun} was not saved. Take your text along, and ask whoever gives out the roles.</p>
            <Cluster $gap="xs">{keepText}</Cluster>
          </Stack>
        </Alert>
      )}
      {refusal.kind === 'message' && (
        <Alert tone="danger" heading={`The ${noun} was not saved`}>
          <p>{refusal.message} What you typed is still here.</p>
          {refusal.requestId && <p>If you ask for help, name {refusal.requestId}.</p>}
        </Alert>
      )}
    </RefusalNotice>
  )
}
