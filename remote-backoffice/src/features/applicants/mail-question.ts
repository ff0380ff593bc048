import { create } from 'zustand'
import type { ApplicantMailsWritten } from '@tekskills/shared/contracts/http/applicant-mails'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'

export type MailRecipient = Pick<StaffApplicant, 'id' | 'name' | 'email' | 'stage'>

/** What was typed; it outlives a dialog that was closed. */
export interface MailDraft {
  subject: string
  text: string
  sendAt: string
}

interface MailQuestionState {
  /** Who gets the mail; null while none is written. */
  recipients: readonly MailRecipient[] | null
  /** Drafts by the ids of their recipients. */
  drafts: Readonly<Record<string, MailDraft>>
  settle: (answer: ApplicantMailsWritten | null) => void
}

export const useMailQuestion = create<MailQuestionState>(() => ({
  recipients: null,
  drafts: {},
  settle: () => undefined,
}))

/** Opens the dialog that writes to applicants; resolves to null if nothing was sent. */
export const askMail = (recipients: readonly MailRecipient[]): Promise<ApplicantMailsWritten | null> =>
  new Promise((resolve) => {
    const settle = (answer: ApplicantMailsWritten | null) => {
      useMailQuestion.setState({ recipients: null })
      resolve(answer)
    }
    useMailQuestion.setState({ recipients, settle })
  })

const keyOf = (recipients: readonly MailRecipient[]) => recipients.map(({ id, stage }) => `${id} ${stage}`).join(',')

export const mailDraftOf = (recipients: readonly MailRecipient[]): MailDraft | undefined =>
  useMailQuestion.getState().drafts[keyOf(recipients)]

/** Keeps what was typed, or drops it once it is sent. */
export function keepMailDraft(recipients: readonly MailRecipient[], draft: MailDraft | undefined): void {
  const { [keyOf(recipients)]: _, ...others } = useMailQuestion.getState().drafts
  useMailQuestion.setState({ drafts: draft ? { ...others, [keyOf(recipients)]: draft } : others })
}
