import { useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { confirm, type ConfirmOptions } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { failureMessage } from '../connection/failure-message'

interface Step {
  question?: ConfirmOptions
  work: () => Promise<void>
  /** Announced afterwards. */
  done: string
}

/** Runs one step after another; a rejected one shows why, and the record is reloaded. */
export function useSteps() {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function run({ question, work, done }: Step): Promise<void> {
    if (isBusy || (question && !(await confirm(question)))) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
      announce(done)
    } catch (error) {
      if (isApiError(error) && error.status === 401) return
      setProblem(failureMessage(error))
    } finally {
      setBusy(false)
      await revalidate()
    }
  }

  return { run, isBusy, problem }
}
