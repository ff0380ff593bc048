import type { MailMessage } from '../../platform/mail/mail-message'
import type { ReceivedApplication } from './apply.service'

/** The mail that notifies a recruiter of a new application; it names no applicant, because mail is not a safe place. */
export function recruiterNotice(
  { job, reference, isRepeated }: ReceivedApplication,
  siteOrigin: string,
): MailMessage | undefined {
  if (!job?.recruiterEmail) return undefined
  return {
    to: job.recruiterEmail,
    subject: `New application ${reference} for ${job.jobTitle}`,
    text: [
      `There is a new application for "${job.jobTitle}". It has the reference ${reference}.`,
      ...(isRepeated
        ? ['An earlier application for this job came under the same e-mail address; both are there.']
        : []),
      `Read it here: ${siteOrigin}/jobprofiles?jobId=${job.id}`,
    ].join('\n\n'),
  }
}
