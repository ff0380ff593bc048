import type { MailMessage } from '../../platform/mail/mail-message'
import type { StoredApplication } from './applications.repository'
import { applicationUrl } from './mailing-site'

/**
 * The emails that notify those who hire for a job of a new application; none for the talent pool. They do not name the
 * applicant, because email is not confidential.
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
    `View the application: ${applicationUrl(siteOrigin, id)}`,
  ].join('\n\n')
  return noticeTo.map((to) => ({ to, subject, text }))
}

interface Withdrawal {
  id: string
  reference: string
  jobTitle: string
  noticeTo: readonly string[]
}

/** The emails that notify those who hire for a job that an applicant, who is not named, has withdrawn. */
export function withdrawalNotices(
  { id, reference, jobTitle, noticeTo }: Withdrawal,
  siteOrigin: string,
): MailMessage[] {
  const subject = `Application ${reference} for ${jobTitle} withdrawn`
  const text = [
    `An applicant has withdrawn their application for “${jobTitle}”. Its reference is ${reference}.`,
    `View the application: ${applicationUrl(siteOrigin, id)}`,
  ].join('\n\n')
  return noticeTo.map((to) => ({ to, subject, text }))
}
