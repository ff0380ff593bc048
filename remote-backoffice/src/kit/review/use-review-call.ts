import { useState } from 'react'
import type { Review } from '@tekskills/shared/contracts/http/reviews'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { failureMessage } from '../connection/failure-message'

/** Runs one call after another, announces each result, and says why one was rejected. */
export function useReviewCall(onChanged: (review: Review) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function run(call: () => Promise<Review>, done: string): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      onChanged(await call())
      announce(done)
    } catch (error) {
      setProblem(failureMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return { run, isBusy, problem }
}
