import type { MailMessage } from '../../platform/mail/mail-message'
import type { StoredApplication } from './applications.repository'

/**
 * The email that notifies a recruiter of a new application. It does not name the applicant, because email is not
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
      `There is a new application for “${job.jobTitle}”. Its reference is ${reference}.`,
      ...(isRepeated
        ? ['There is an earlier application for this job from the same email address. Both are kept.']
        : []),
      `View the application: ${siteOrigin}/jobprofiles?jobId=${job.id}`,
    ].join('\n\n'),
  }
}
