import { useCallback, useEffect, useState } from 'react'
import type { OutsideReview } from '@tekskills/shared/contracts/http/reviews'
import { isApiError } from '@tekskills/shared/http/api-error'
import type { InsightTypeName } from '../../kit/insights/insight-type'
import { readOutsideReview } from './outside-review-api'

/** Milliseconds between two checks for new replies of the editors. */
const INTERVAL_MS = 60_000

/** What was said through the link; checked again every minute and when the reviewer returns to the window. */
export function useOutsideReview(kind: InsightTypeName, token: string) {
  const [review, setReview] = useState<OutsideReview | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isLeft = false
    async function look() {
      try {
        const read = await readOutsideReview(kind, token)
        if (isLeft) return
        setReview(read)
        setFailure(null)
      } catch (error) {
        if (!isLeft) setFailure(isApiError(error) ? error.message : 'Something went wrong. Please try again.')
      }
    }
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look()
    }
    void look()
    const timer = setInterval(lookAgain, INTERVAL_MS)
    addEventListener('focus', lookAgain)
    return () => {
      isLeft = true
      clearInterval(timer)
      removeEventListener('focus', lookAgain)
    }
  }, [kind, token, attempt])

  return { review, failure, take: setReview, retry: useCallback(() => setAttempt((before) => before + 1), []) }
}
