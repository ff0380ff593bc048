import type { MailMessage } from '../../platform/mail/mail-message'
import type { StoredApplication } from './applications.repository'

/**
 * The e-mail that notifies a recruiter of a new application. It does not name the applicant, because e-mail is not
 * confidential.
 */
export function recruiterNotice(
  { job, reference, isRepeated }: StoredApplication,
  siteOrigin: string,
): MailMessage | undefined {
  if (!job?.recruiterEmail) return undefined
  return {
    to: job.recruiterEmail,
    subject: `New application ${reference} for ${job.jobTitle}`,
    text: [
      `There is a new application for "${job.jobTitle}". It has the reference ${reference}.`,
      ...(isRepeated
        ? ['An earlier application for this job came from the same e-mail address; both are stored.']
        : []),
      `Read it here: ${siteOrigin}/jobprofiles?jobId=${job.id}`,
    ].join('\n\n'),
  }
}
