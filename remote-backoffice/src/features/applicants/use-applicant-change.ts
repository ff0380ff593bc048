import { useRef, useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantDetail, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { useResumedSave } from '../../kit/record-form/ResumedSaves'
import { useApplicantQueue } from './applicant-queue'
import { saveApplicantChange, type ApplicantChange } from './save-applicant-change'

const CONFLICT_MESSAGE =
  'Not saved: someone else changed the same details after you opened this page. It is now up to date, so you can make your change again.'

/** Saves changes to one applicant in order and then reloads the page's data. */
export function useApplicantChange(applicant: StaffApplicant) {
  const { revalidate } = useRevalidator()
  const resumed = useResumedSave()
  const enqueue = useApplicantQueue()
  const [waiting, setWaiting] = useState(0)
  const pending = useRef<string[]>([])

  /** @returns the saved record, or undefined if it failed (the error has been shown) or the same change is pending. */
  async function change(part: ApplicantChange, done: string): Promise<ApplicantDetail | undefined> {
    const content = JSON.stringify(part)
    if (pending.current.includes(content)) return undefined
    pending.current.push(content)
    setWaiting((count) => count + 1)
    try {
      const saved = await resumed(() => enqueue(applicant, (shown) => saveApplicantChange(shown, part)))
      await revalidate()
      announce(done)
      return saved
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 401) return undefined
      const isConflict = error.code === 'VERSION_CONFLICT'
      if (isConflict) await revalidate()
      await showDialog(
        isConflict ? { kind: 'warning', message: CONFLICT_MESSAGE } : { kind: 'error', message: error.message },
      )
      return undefined
    } finally {
      pending.current = pending.current.filter((other) => other !== content)
      setWaiting((count) => count - 1)
    }
  }

  return { change, isBusy: waiting > 0 }
}
