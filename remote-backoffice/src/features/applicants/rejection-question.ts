import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { createQuestion } from '../../kit/questions/question'
import type { RejectionAnswer } from './RejectionFields'

/** Asks for the reason for rejecting applicants; resolves to null if the user declines. */
export const { ask: askRejection, useQuestion: useRejectionQuestion } = createQuestion<
  readonly StaffApplicant[],
  RejectionAnswer | null
>(null)

/** The typed values; they survive a canceled dialog and a failed save. */
export interface RejectionDraft {
  rejectCode: RejectionAnswer['rejectCode'] | ''
  note: string
}

const EMPTY: RejectionDraft = { rejectCode: '', note: '' }
let draft = EMPTY

export const rejectionDraft = () => draft

export const keepRejectionDraft = (typed: RejectionDraft): void => void (draft = typed)

/** Call this once the rejection is stored. */
export const dropRejectionDraft = () => keepRejectionDraft(EMPTY)
