import { applicantStage, type ApplicantBulk } from '@tekskills/shared/contracts/http/applicants'
import { invalidField } from '../../platform/http/problems/problem-error'
import { lockApplicant } from './applicants.repository'
import { changeApplicant, type ApplicantWriteContext } from './applicants.service'

/** Moves one applicant to the stage that a bulk action names. Throws 422 for a stage that there is not. */
export function bulkChange({ value }: ApplicantBulk) {
  const stage = applicantStage.safeParse(value)
  if (!stage.success) throw invalidField('value', 'ENUM', 'Choose one of the listed values.')
  return async (context: ApplicantWriteContext, id: string, seen: number | undefined) => {
    const { version } = await lockApplicant(context.transaction, id)
    return changeApplicant(context, id, { stage: stage.data, version: seen ?? version })
  }
}
