import { useState } from 'react'
import { Eye } from 'lucide-react'
import { styled } from 'styled-components'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { isApiError } from '@tekskills/shared/http/api-error'
import { media } from '@tekskills/shared/theme/media'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { failureMessage } from '../../kit/connection/failure-message'
import { hasPreview, openPreview } from './career-preview'

interface CareerPreviewProps {
  /** The job as it is saved. */
  job: StaffCareer
  /** Whether the form has changes that the preview does not show. */
  isUnsaved: boolean
}

/** Opens the page of a job before it is public. */
export function CareerPreview({ job, isUnsaved }: CareerPreviewProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!hasPreview(job)) return null

  async function open() {
    setBusy(true)
    setProblem(undefined)
    try {
      await openPreview(job.id)
    } catch (error) {
      if (!isApiError(error)) throw error
      // The session has ended, for which the form asks to sign in.
      if (error.status !== 401) setProblem(failureMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Root $gap="sm">
      <Cluster $gap="sm">
        <Button
          variant="secondary"
          size="small"
          icon={<Eye aria-hidden strokeWidth={1.75} />}
          busy={busy}
          onClick={() => void open()}
        >
          Preview
        </Button>
        <Text $size="small" $tone="muted">
          {isUnsaved
            ? 'Shows the saved version: your latest changes are not in it.'
            : 'Opens the page as visitors will see it. Anyone with its link can see it for one hour.'}
        </Text>
      </Cluster>
      {problem !== undefined && (
        <Alert live tone="danger">
          {problem}
        </Alert>
      )}
    </Root>
  )
}

const Root = styled(Stack)`
  margin-block-end: ${({ theme }) => theme.space.xl};

  ${media.print} {
    display: none;
  }
`
