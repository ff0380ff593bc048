import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { formatMoment } from '../time/format-time'

interface RestoredNoticeProps {
  savedAt: string
  /** The record, where it has been saved since. */
  newer: { version: number; updatedAt: string; updatedBy?: { name: string } | null } | null
  /** The form has fields of files, which no copy keeps. */
  hasFiles: boolean
  onDiscard: () => void
}

/** Says that the form shows text of an earlier visit, and offers to do without it. */
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
