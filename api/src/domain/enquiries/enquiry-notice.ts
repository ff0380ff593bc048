import type { Config } from '../../platform/config/config'
import type { Queries } from '../../platform/database/database'
import type { MailMessage } from '../../platform/mail/mail-message'
import type { EnquiredCaseStudy, EnquiryText } from './enquiries.repository'

/** The emails that notify staff of an enquiry; a reply goes to the visitor who sent it. */
export async function enquiryNotices(
  queries: Queries,
  { mail, siteOrigin }: Pick<Config, 'mail' | 'siteOrigin'>,
  enquiry: EnquiryText,
  study?: EnquiredCaseStudy,
): Promise<MailMessage[]> {
  const subject = study ? `Enquiry about “${study.title}”` : `Enquiry: ${enquiry.subject}`
  const text = `${linesOf(enquiry, siteOrigin, study).join('\n')}\n\n${enquiry.message}\n\n-- \nAll enquiries: ${siteOrigin}/dashboard\n`
  const recipients = mail.enquiriesTo ? [mail.enquiriesTo] : await contentTeam(queries)
  return recipients.map((to) => ({ to, subject, text, replyTo: enquiry.email }))
}

function linesOf(
  { name, email, company, phone }: EnquiryText,
  siteOrigin: string,
  study: EnquiredCaseStudy | undefined,
): string[] {
  const page = study?.path && siteOrigin + study.path
  const lines = { Name: name, Email: email, Company: company, Phone: phone, 'Case study': study?.title, Page: page }
  return Object.entries(lines).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
}

async function contentTeam(queries: Queries): Promise<string[]> {
  const accounts = queries.selectFrom('account').select('email').where('role', '=', 'BLOGS')
  const rows = await accounts.where('disabled', '=', false).orderBy('email').execute()
  return rows.map(({ email }) => email)
}
