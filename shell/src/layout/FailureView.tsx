import { RotateCw } from 'lucide-react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { StatusView } from './StatusView'

export interface FailureViewProps {
  isRetrying?: boolean
  onRetry: () => void
}

/** Shown when a part of the site could not be loaded; header, footer and all other pages keep working. */
export function FailureView({ isRetrying = false, onRetry }: FailureViewProps) {
  return (
    <StatusView
      role="alert"
      busy={isRetrying}
      heading="This part of the site is unavailable"
      action={
        <Button busy={isRetrying} icon={<RotateCw aria-hidden="true" strokeWidth={1.75} />} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      It could not be loaded. The rest of the site works, and nothing you have sent is lost.
    </StatusView>
  )
}
