import type { MailMessage } from '../../platform/mail/mail-message'
import type { StoredApplication } from './applications.repository'

/** The emails that notify the same people that an applicant has withdrawn. */
export const withdrawalNotices = (
  {
    id,
    reference,
    jobTitle,
    noticeTo,
  }: { id: string; reference: string; jobTitle: string; noticeTo: readonly string[] },
  siteOrigin: string,
): MailMessage[] =>
  noticeTo.map((to) => ({
    to,
    subject: `Application ${reference} for ${jobTitle} withdrawn`,
    text: [
      `An applicant has withdrawn their application for “${jobTitle}”. Its reference is ${reference}.`,
      `View the application: ${siteOrigin}/Applications?applicant=${id}`,
    ].join('\n\n'),
  }))

/**
 * The emails that notify those who hire for a job of a new application. They do not name the applicant, because email
 * is not confidential.
 */
export function recruiterNotices(
  { id, job, reference, isRepeated, noticeTo }: StoredApplication,
  siteOrigin: string,
): MailMessage[] {
  if (!job) return []
  const subject = `New application ${reference} for ${job.jobTitle}`
  const text = [
    `There is a new application for “${job.jobTitle}”. Its reference is ${reference}.`,
    ...(isRepeated ? ['There is an earlier application for this job from the same email address. Both are kept.'] : []),
    `View the application: ${siteOrigin}/Applications?applicant=${id}`,
  ].join('\n\n')
  return noticeTo.map((to) => ({ to, subject, text }))
}
