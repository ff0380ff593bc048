import { useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantDetail, LikeApplication } from '@tekskills/shared/contracts/http/applicants'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { mergeApplicants, separateApplicant } from './applicants-api'

/** Merges an application with others of the same person, or separates it, and then reloads the page's data. */
export function useMerge({ id }: ApplicantDetail) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  /** @returns whether it succeeded; otherwise the error has been shown. */
  async function save(send: () => Promise<void>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      await send()
      await revalidate()
      announce(done)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: error.message })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    merge: (other: LikeApplication) =>
      save(() => mergeApplicants(id, other.id), `Merged with ${other.reference}. You can separate them again.`),
    separate: () => save(() => separateApplicant(id), 'The applications are separate again.'),
  }
}
