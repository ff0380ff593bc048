import type { ApplicantDetail, ApplicantUpdate, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { isApiError } from '@tekskills/shared/http/api-error'
import { updateApplicant } from './applicants-api'

/** What a person changes of an applicant. */
export type ApplicantChange = Omit<ApplicantUpdate, 'id' | 'version'>

/** How often a change goes on from what others have saved meanwhile. */
const TRIES = 4

/**
 * Saves a change made on the record `shown`. Where others have changed other fields meanwhile, it goes on from what
 * they saved; rejects with 409 `VERSION_CONFLICT` only where a field of this very change is another by now.
 */
export async function saveApplicantChange(shown: StaffApplicant, change: ApplicantChange): Promise<ApplicantDetail> {
  let { version } = shown
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await updateApplicant({ ...change, id: shown.id, version })
    } catch (error) {
      const current = currentOf(error)
      if (!current || attempt === TRIES || !isUntouched(shown, current, change)) throw error
      version = current.version
    }
  }
}

/** The current record, where the service rejected a change of an older version. */
function currentOf(error: unknown): StaffApplicant | undefined {
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') return undefined
  return error.problem?.['current'] as StaffApplicant | undefined
}

function isUntouched(shown: StaffApplicant, current: StaffApplicant, change: ApplicantChange): boolean {
  // The reason of a move goes to the history, which nothing overwrites.
  const { reason: _, ...fields } = change
  return (Object.keys(fields) as (keyof typeof fields)[]).every(
    (field) => JSON.stringify(shown[field]) === JSON.stringify(current[field]),
  )
}
