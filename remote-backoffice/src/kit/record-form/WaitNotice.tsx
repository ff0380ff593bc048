import { useEffect, useState } from 'react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'

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
        <p>Too many requests were sent in a short time. What you typed is still here.</p>
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

/** Whole seconds that are left of a wait; counts by the clock, so that a tab that slept is not late. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
