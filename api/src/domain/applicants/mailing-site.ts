import type { Config } from '../../platform/config/config'

/** What emails contain about the site that sends them. */
export interface MailingSite {
  siteOrigin: string
  timeZone: string
  /** Sender of the emails (`MAIL_FROM`). */
  from: string
  /** Where replies go that no recruiter is named for (`CAREERS_MAIL`). */
  careersMail: string | undefined
}

export const mailingSite = ({ siteOrigin, timeZone, mail }: Config): MailingSite => ({
  siteOrigin,
  timeZone,
  from: mail.from,
  careersMail: mail.careersMail,
})

/** URL of an application in the staff area. */
export const applicationUrl = (siteOrigin: string, id: string): string => `${siteOrigin}/Applications?applicant=${id}`

/** Where an applicant's reply goes: the recruiter of the job, or else the address for careers. */
export const replyAddress = (
  { careersMail }: Pick<MailingSite, 'careersMail'>,
  recruiterEmail: string | null | undefined,
): string | undefined => recruiterEmail ?? careersMail
