import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { useCountdown } from './use-countdown'

interface WaitNoticeProps {
  seconds: number
  onAgain: () => void
}

/** Too many saves: how long to wait, counted down, and then the save once more (FT-14). */
export function WaitNotice({ seconds, onAgain }: WaitNoticeProps) {
  const left = useCountdown(seconds)
  return (
    <Alert tone="warning" heading={`Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`}>
      <Stack $gap="xs" $align="start">
        <p>There were too many calls in a short time. What you typed is still here.</p>
        {/* Read once, not with every second. */}
        <div aria-live="off">
          <Button size="small" aria-disabled={left > 0 || undefined} onClick={() => left === 0 && onAgain()}>
            {left > 0 ? `Save again in ${left} s` : 'Save again'}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}
