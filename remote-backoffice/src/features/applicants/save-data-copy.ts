import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { saveFile } from '@tekskills/shared/storage/save-file'
import { getDataCopy } from './applicants-api'

const SCORECARD_FIRST = 'Submit your scorecard first: the copy contains those of others.'

/** Saves a copy of all data, which the law lets applicants ask for. */
export async function saveDataCopy({ id, reference }: StaffApplicant): Promise<void> {
  try {
    saveFile(await getDataCopy(id), `${reference}.zip`)
    announce('The copy has been downloaded.')
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.status === 401) return
    // The error response is a file too, so its message must be read from it.
    await showDialog({ kind: 'error', message: error.status === 409 ? SCORECARD_FIRST : error.message })
  }
}
