import type { ApplicantDetail, ApplicantUpdate, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { isApiError } from '@tekskills/shared/http/api-error'
import { updateApplicant } from './applicants-api'

/** The changed fields of an applicant. */
export type ApplicantChange = Omit<ApplicantUpdate, 'id' | 'version'>

/** Attempts to save, counting the first and those after version conflicts. */
const MAX_ATTEMPTS = 4

/**
 * Saves a change made on the record `shown`. If another user has changed other fields in the meantime, it retries on
 * top of their version; it rejects with 409 `VERSION_CONFLICT` only if a field of this change has itself been changed.
 */
export async function saveApplicantChange(shown: StaffApplicant, change: ApplicantChange): Promise<ApplicantDetail> {
  let { version } = shown
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await updateApplicant({ ...change, id: shown.id, version })
    } catch (error) {
      const current = currentOf(error)
      if (!current || attempt === MAX_ATTEMPTS || !isUntouched(shown, current, change)) throw error
      version = current.version
    }
  }
}

/** The current record from a version conflict; undefined for any other error. */
export function currentOf(error: unknown): StaffApplicant | undefined {
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') return undefined
  return error.problem?.['current'] as StaffApplicant | undefined
}

function isUntouched(shown: StaffApplicant, current: StaffApplicant, change: ApplicantChange): boolean {
  // The reason for a move is appended to the history, so it cannot conflict.
  const { reason: _, ...fields } = change
  return (Object.keys(fields) as (keyof typeof fields)[]).every(
    (field) => JSON.stringify(shown[field]) === JSON.stringify(current[field]),
  )
}
