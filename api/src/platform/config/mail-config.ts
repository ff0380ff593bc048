import path from 'node:path'
import { z } from 'zod'

const address = z.email('must be an email address')

/** The variables of email. */
export const mailEnvironment = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional()
    .describe('mail server, `smtp://` or `smtps://`; without one emails are written as `.eml` files'),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'must be an email address, with or without a name',
    )
    .default('Tekskills <no-reply@localhost>')
    .describe('sender of emails, `Name <address>` or an address alone'),
  CAREERS_MAIL: address.optional().meta({
    description: 'address to which applicants reply if the job names no recruiter',
    defaultText: 'whoever wrote the email',
  }),
  ENQUIRY_MAIL: address.optional().meta({
    description: 'address that is notified of enquiries',
    defaultText: 'every account with the role BLOGS',
  }),
}

/** Email settings: messages are sent through `smtpUrl`, or without it written to `directory`. */
export interface MailConfig {
  smtpUrl?: string
  from: string
  careersMail?: string
  enquiriesTo?: string
  directory: string
}

type Variables = z.output<z.ZodObject<typeof mailEnvironment>> & { DATA_DIR: string }

export const readMailConfig = (data: Variables): MailConfig => ({
  smtpUrl: data.SMTP_URL,
  from: data.MAIL_FROM,
  careersMail: data.CAREERS_MAIL,
  enquiriesTo: data.ENQUIRY_MAIL,
  directory: path.resolve(data.DATA_DIR, 'mail'),
})
