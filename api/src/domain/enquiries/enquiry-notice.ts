import type { Config } from '../../platform/config/config'
import type { Queries } from '../../platform/database/database'
import type { MailMessage } from '../../platform/mail/mail-message'
import type { EnquiryWords } from './enquiries.service'

/** The mails that tell staff of an enquiry; an answer to one goes to whoever asked. */
export async function enquiryNotices(
  queries: Queries,
  { mail, siteOrigin }: Pick<Config, 'mail' | 'siteOrigin'>,
  words: EnquiryWords,
): Promise<MailMessage[]> {
  const subject = words.type === 'CONTACT' ? `Enquiry: ${words.subject}` : 'Enquiry about a case study'
  const text = `${linesOf(words).join('\n')}\n\n${words.message}\n\n-- \nAll enquiries: ${siteOrigin}/dashboard\n`
  const recipients = mail.enquiriesTo ? [mail.enquiriesTo] : await contentTeam(queries)
  return recipients.map((to) => ({ to, subject, text, replyTo: words.email }))
}

function linesOf({ name, email, company, phone, casestudyId }: EnquiryWords): string[] {
  const lines = { Name: name, 'E-mail': email, Company: company, Phone: phone, 'Case study': casestudyId }
  return Object.entries(lines).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
}

async function contentTeam(queries: Queries): Promise<string[]> {
  const accounts = queries.selectFrom('account').select('email').where('role', '=', 'BLOGS')
  const rows = await accounts.where('disabled', '=', false).orderBy('email').execute()
  return rows.map(({ email }) => email)
}
