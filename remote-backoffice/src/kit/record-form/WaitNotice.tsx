import { useEffect, useState } from 'react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'

interface WaitNoticeProps {
  seconds: number
  onRetry: () => void
}

/** Notice after too many requests: counts down the wait, then enables a retry. */
export function WaitNotice({ seconds, onRetry }: WaitNoticeProps) {
  const left = useCountdown(seconds)
  return (
    <Alert tone="warning" heading={`Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`}>
      <Stack $gap="xs" $align="start">
        <p>Too many requests were sent in a short time. Your text is still here.</p>
        {/* Not announced every second. */}
        <div aria-live="off">
          <Button size="small" aria-disabled={left > 0 || undefined} onClick={() => left === 0 && onRetry()}>
            {left > 0 ? `Save again in ${left} s` : 'Save again'}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}

/** Remaining whole seconds; based on the clock, so that a throttled background tab stays correct. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
