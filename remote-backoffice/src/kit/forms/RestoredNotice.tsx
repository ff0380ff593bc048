import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { formatMoment } from '../time/format-time'

interface RestoredNoticeProps {
  savedAt: string
  /** The stored record if it has been saved since the backup. */
  newer: { version: number; updatedAt: string; updatedBy?: { name: string } | null } | null
  /** Whether the form has file fields, which a backup cannot contain. */
  hasFiles: boolean
  onDiscard: () => void
}

/** Notice that the form shows restored text, with a button to discard it. */
export function RestoredNotice({ savedAt, newer, hasFiles, onDiscard }: RestoredNoticeProps) {
  return (
    <Root>
      <Alert live tone="info" heading="Your unsaved text is back">
        <p>
          It was last changed on {formatMoment(savedAt)} and has not been saved.
          {hasFiles && ' If you had chosen a picture or a file, choose it again.'}
        </p>
        {newer && (
          <p>
            {newer.updatedBy?.name ?? 'A colleague'} has saved version {newer.version} since, on{' '}
            {formatMoment(newer.updatedAt)}: when you save, you can compare the two.
          </p>
        )}
        <Button variant="secondary" size="small" onClick={onDiscard}>
          Discard it
        </Button>
      </Alert>
    </Root>
  )
}

const Root = styled.div`
  margin-block-end: ${({ theme }) => theme.space.lg};

  button {
    margin-block-start: ${({ theme }) => theme.space.xs};
  }
`
