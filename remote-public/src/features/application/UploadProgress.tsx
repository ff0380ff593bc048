import { styled } from 'styled-components'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'

interface UploadProgressProps {
  /** Uploaded share, 0 to 1. */
  share: number
  onCancel: () => void
}

/** The upload progress of an application, with a button to cancel it. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const isUploaded = share >= 1
  return (
    <Root>
      <Progress
        label={isUploaded ? 'Checking your file' : 'Sending your application'}
        value={share > 0 && !isUploaded ? share * 100 : undefined}
      />
      <Button variant="secondary" size="small" onClick={onCancel}>
        Stop sending
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  align-items: start;

  & > :first-child {
    inline-size: 100%;
  }
`
