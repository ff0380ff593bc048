import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { formatMoment } from '../time/format-time'

interface RestoredNoticeProps {
  savedAt: string
  onDiscard: () => void
}

/** Says that the form shows text of an earlier visit, and offers to do without it. */
export function RestoredNotice({ savedAt, onDiscard }: RestoredNoticeProps) {
  return (
    <Root>
      <Alert live tone="info" heading="Your unsaved text is back">
        <p>
          It was last changed on {formatMoment(savedAt)} and has not been saved. A chosen picture must be chosen again.
        </p>
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
