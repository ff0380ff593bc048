import { useRef, useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantDetail, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { useResumedSave } from '../../kit/record-form/ResumedSaves'
import { useApplicantQueue } from './applicant-queue'
import { saveApplicantChange, type ApplicantChange } from './save-applicant-change'

const OVERTAKEN =
  'Somebody else has changed the same since you opened the page. It now shows the latest; what you did has not been saved.'

/** Changes one applicant, after what is on its way already, and shows the record as it is then. */
export function useApplicantChange(applicant: StaffApplicant) {
  const { revalidate } = useRevalidator()
  const resumed = useResumedSave()
  const enqueue = useApplicantQueue()
  const [waiting, setWaiting] = useState(0)
  const onTheWay = useRef<string[]>([])

  /** @returns the record as it was saved, or nothing: an error has been shown, and a repeated change counts once. */
  async function change(part: ApplicantChange, done: string): Promise<ApplicantDetail | undefined> {
    const content = JSON.stringify(part)
    if (onTheWay.current.includes(content)) return undefined
    onTheWay.current.push(content)
    setWaiting((count) => count + 1)
    try {
      const saved = await resumed(() => enqueue(applicant, (shown) => saveApplicantChange(shown, part)))
      await revalidate()
      announce(done)
      return saved
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 401) return undefined
      const isOvertaken = error.code === 'VERSION_CONFLICT'
      if (isOvertaken) await revalidate()
      await showDialog(
        isOvertaken ? { kind: 'warning', message: OVERTAKEN } : { kind: 'error', message: error.message },
      )
      return undefined
    } finally {
      onTheWay.current = onTheWay.current.filter((other) => other !== content)
      setWaiting((count) => count - 1)
    }
  }

  return { change, isBusy: waiting > 0 }
}
