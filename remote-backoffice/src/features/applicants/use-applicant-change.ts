import { useEffect, useRef, useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantUpdate, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { updateApplicant } from './applicants-api'

const OVERTAKEN =
  'Somebody else has changed this applicant since you opened the page. It now shows the latest; what you did has not been saved.'

/** Changes one applicant, one change at a time, and shows the record as it is then. */
export function useApplicantChange({ id, version }: Pick<StaffApplicant, 'id' | 'version'>) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  /** The record as last seen, or as the last change here left it: the page may not have been drawn with it yet. */
  const known = useRef({ id, version })

  useEffect(() => {
    const isSame = known.current.id === id
    known.current = { id, version: isSame ? Math.max(version, known.current.version) : version }
  }, [id, version])

  /** @returns whether it was done; a refusal has been told. */
  async function change(part: Omit<ApplicantUpdate, 'id' | 'version'>, done: string): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    try {
      const answer = await updateApplicant({ ...part, ...known.current })
      known.current = { id, version: answer.version }
      await revalidate()
      announce(done)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 401) return false
      const isOvertaken = error.code === 'VERSION_CONFLICT'
      if (isOvertaken) await revalidate()
      await showDialog(
        isOvertaken ? { kind: 'warning', message: OVERTAKEN } : { kind: 'error', message: error.message },
      )
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { change, isBusy }
}
