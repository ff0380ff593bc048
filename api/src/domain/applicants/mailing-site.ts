import type { Config } from '../../platform/config/config'

/** What emails contain about the site that sends them. */
export interface MailingSite {
  siteOrigin: string
  timeZone: string
  /** Sender of the emails (`MAIL_FROM`). */
  from: string
}

export const mailingSite = ({ siteOrigin, timeZone, mail }: Config): MailingSite => ({
  siteOrigin,
  timeZone,
  from: mail.from,
})
