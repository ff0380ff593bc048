import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { confirm, showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useNavigate } from '@tekskills/shared/routing/router'
import { useUnsavedTexts } from '../../kit/forms/UnsavedTexts'
import { eraseApplicant } from './applicants-api'

/** Erases an applicant after asking, and leaves for where one came from. */
export function useErase({ id, name }: StaffApplicant, backTo: string) {
  const navigate = useNavigate()
  const { isAny, discard } = useUnsavedTexts()

  return async function erase(): Promise<void> {
    const confirmed = await confirm({
      kind: 'warn',
      heading: 'Erase this applicant?',
      message: `Everything about ${name} is deleted for good: the résumé, the notes, the history. The figures count one fewer.${isAny ? ' What you have typed here and not saved goes too.' : ''}`,
      confirmLabel: 'Erase',
    })
    if (!confirmed) return
    try {
      await eraseApplicant(id)
      discard()
      announce(`Erased ${name}.`)
      await navigate(backTo)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: error.message })
    }
  }
}
