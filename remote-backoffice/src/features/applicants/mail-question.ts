import type { ApplicantMailsWritten } from '@tekskills/shared/contracts/http/applicant-mails'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { createQuestion } from '../../kit/questions/question'

export type MailRecipient = Pick<StaffApplicant, 'id' | 'name' | 'email' | 'stage' | 'decidedElsewhere'>

/** Opens the dialog that writes to applicants; resolves to null if nothing was sent. */
export const { ask: askMail, useQuestion: useMailQuestion } = createQuestion<
  readonly MailRecipient[],
  ApplicantMailsWritten | null
>(null)

/** The typed text; it survives closing the dialog. */
export interface MailDraft {
  subject: string
  text: string
  sendAt: string
}

/** By the ids and stages of their recipients. */
const drafts = new Map<string, MailDraft>()

const keyOf = (recipients: readonly MailRecipient[]) => recipients.map(({ id, stage }) => `${id} ${stage}`).join(',')

export const mailDraftOf = (recipients: readonly MailRecipient[]): MailDraft | undefined =>
  drafts.get(keyOf(recipients))

/** Keeps what was typed, or drops it once it is sent. */
export function keepMailDraft(recipients: readonly MailRecipient[], draft: MailDraft | undefined): void {
  if (draft) drafts.set(keyOf(recipients), draft)
  else drafts.delete(keyOf(recipients))
}
