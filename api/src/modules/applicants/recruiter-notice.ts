import type { MailMessage } from '../../mail/mail-message'
import type { Received } from './apply.service'

/** The mail that tells a recruiter of a new application; it names no applicant, because mail is not a safe place. */
export function recruiterNotice({ newFor, reference }: Received, siteOrigin: string): MailMessage | undefined {
  if (!newFor?.recruiterEmail) return undefined
  return {
    to: newFor.recruiterEmail,
    subject: `New application ${reference} for ${newFor.jobTitle}`,
    text: [
      `Somebody has applied for "${newFor.jobTitle}". The application has the reference ${reference}.`,
      `Read it here: ${siteOrigin}/jobprofiles?jobId=${newFor.id}`,
    ].join('\n\n'),
  }
}
