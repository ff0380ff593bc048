import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { askMail, type MailRecipient } from './mail-question'

/** The status of an email to one applicant, as a sentence; null if none was written. */
export async function writeMail(applicant: MailRecipient): Promise<string | null> {
  const answer = await askMail([applicant])
  if (!answer) return null
  const [leftOut] = answer.leftOut
  if (!leftOut) return 'The email is on its way.'
  await showDialog({ kind: 'warning', message: `Not sent. ${leftOut.reason}` })
  return 'The email was not sent.'
}
