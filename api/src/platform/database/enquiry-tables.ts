import type { EnquiryEntryInput, EnquiryStatus, EnquiryType } from '@tekskills/shared/contracts/http/enquiries'
import type { SubscriberStatus } from '@tekskills/shared/contracts/http/newsletter'
import type { IssueState } from '@tekskills/shared/contracts/http/newsletter-issues'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from './json-column'

interface EnquiryTable {
  id: string
  version: Generated<number>
  type: EnquiryType
  status: Generated<EnquiryStatus>
  name: string
  email: string
  subject: string
  message: string
  company: string | null
  phone: string | null
  case_study_id: string | null
  suspected_spam: boolean
  request_key: Buffer
  created_at: Date
  updated_at: Date
  updated_by: string | null
  search_key: GeneratedAlways<string>
  assigned_to: string | null
}

interface EnquiryEntryTable {
  id: string
  enquiry_id: string
  type: EnquiryEntryInput['type']
  text: string
  created_at: Date
  created_by: string | null
}

interface SubscriberTable {
  id: string
  email: string
  status: Generated<SubscriberStatus>
  created_at: Date
  asked_at: Date
  confirmed_at: Date | null
  unsubscribed_at: Date | null
}

/** A newsletter about one item. */
interface NewsletterIssueTable {
  id: string
  version: Generated<number>
  item_id: string | null
  subject: string
  preheader: string
  state: Generated<IssueState>
  send_at: Date | null
  started_at: Date | null
  /** What its emails say of the item. */
  content: JsonColumn | null
  slug: string | null
  handed_over_at: Date | null
  finished_at: Date | null
  sent_count: number | null
  refused_count: number | null
  unsent_count: number | null
  failure: string | null
  created_at: Date
  created_by: string | null
  updated_at: Date
  updated_by: string | null
}

interface NewsletterRecipientTable {
  issue_id: string
  subscriber_id: string
  unsent_at: Date | null
}

interface JobAlertTable {
  id: string
  email: string
  search: JsonColumn
  status: Generated<'PENDING' | 'CONFIRMED'>
  created_at: Date
  asked_at: Date
  confirmed_at: Date | null
  next_digest_at: Date | null
  told: Generated<string[]>
}

interface MailTable {
  id: string
  recipient: string
  subject: string
  body: string
  reply_to: string | null
  unsubscribe_url: string | null
  created_at: Date
  attempts: Generated<number>
  next_attempt_at: Date
  last_error: string | null
  refused_at: Date | null
  /** The applicant with whom the email is erased. */
  applicant_id: string | null
  /** The job alert with which the email is deleted. */
  job_alert_id: string | null
  /** An iCalendar object, and its method. */
  calendar: string | null
  calendar_method: 'REQUEST' | 'CANCEL' | null
  /** The request that it was queued for; null for emails that the service sends by itself. */
  request_id: string | null
  /** The enquiry with which the email is erased. */
  enquiry_id: string | null
  /** Its version for clients that show HTML. */
  html: string | null
  /** The newsletter that it is. */
  issue_id: string | null
  /** The subscriber whose leaving deletes it. */
  subscriber_id: string | null
}

interface CaptchaNonceTable {
  nonce: string
  expires_at: Date
}

/** Submissions of visitors, and outgoing email. */
export interface EnquiryTables {
  enquiry: EnquiryTable
  enquiry_entry: EnquiryEntryTable
  subscriber: SubscriberTable
  newsletter_issue: NewsletterIssueTable
  newsletter_recipient: NewsletterRecipientTable
  job_alert: JobAlertTable
  mail: MailTable
  captcha_nonce: CaptchaNonceTable
}
