import { useState } from 'react'
import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { formatMoment } from '../time/format-time'

interface RestoredNoticeProps {
  savedAt: string
  /** The stored record if it has been saved since the backup. */
  newer: { version: number; updatedAt: string; updatedBy?: { name: string } | null } | null
  /** Time of the first save of the new record that got no response. */
  lostSince: string | undefined
  /** The record type in a sentence: "case study". */
  noun: string
  /** Whether the form has file fields, which a backup cannot contain. */
  hasFiles: boolean
  onDiscard: () => void
}

/** How long the service recognizes a repeated save (contract §3.1). */
const REMEMBERED_MS = 24 * 60 * 60_000

/** Notice that the form shows restored text, with a button to discard it. */
export function RestoredNotice({ savedAt, newer, lostSince, noun, hasFiles, onDiscard }: RestoredNoticeProps) {
  const [openedAt] = useState(Date.now)
  const isForgotten = lostSince !== undefined && openedAt - Date.parse(lostSince) > REMEMBERED_MS
  return (
    <Root>
      <Alert
        live
        tone="info"
        heading={lostSince ? 'Your text has been restored' : 'Your unsaved text has been restored'}
      >
        <p>
          It was last changed on {formatMoment(savedAt)}
          {lostSince === undefined ? ' and is not saved yet.' : '.'}
          {hasFiles && ' If you had chosen a picture or file, choose it again.'}
        </p>
        {lostSince !== undefined && (
          <p>
            This {noun} may already be saved: the page closed before the service responded.{' '}
            {isForgotten
              ? 'That was more than a day ago, so check the list first: saving again could add it twice.'
              : 'Save again to be sure. It will not be added twice.'}
          </p>
        )}
        {newer && (
          <p>
            {newer.updatedBy?.name ?? 'A colleague'} has since saved version {newer.version} (
            {formatMoment(newer.updatedAt)}). When you save, you can compare the two.
          </p>
        )}
        <Button variant="secondary" size="small" onClick={onDiscard}>
          Discard changes
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
