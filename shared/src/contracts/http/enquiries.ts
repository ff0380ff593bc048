import { z } from 'zod'
import { bulkRecords } from './bulk'
import { captchaTokenText } from './captcha'
import { mailbox } from './email-schemas'
import { phoneNumber } from './phone'

const required = (name: string, most: number) =>
  z.string(`${name} is required.`).min(1, `${name} is required.`).max(most, `Use at most ${most} characters.`)

/** Single-line text: a line break could otherwise inject a header into the notification mail. */
const oneLine = <T extends z.ZodType<string>>(text: T) =>
  text.refine((value) => !/\p{Cc}/u.test(value), { error: 'Use a single line.', params: { code: 'INVALID' } })

const message = z.string('Message is required.').max(5000, 'Message must be 5,000 characters or fewer.')

/** A hidden field that only bots fill in. */
const honeypot = z.string().max(200).optional()

/**
 * `POST /public/user/footerEnquiry` (FM-03, FM-04). `name` is first and last name, letters only, joined by a space. The
 * captcha token is sent in the header `X-Captcha-Token`.
 */
export const footerEnquiry = z.object({
  name: required('Name', 100).refine((text) => /^(?:[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?)?$/u.test(text), {
    error: 'Use letters only, with one space between first and last name.',
    params: { code: 'LETTERS_ONLY' },
  }),
  email: mailbox,
  subject: oneLine(required('Subject', 150)),
  message: message.min(1, 'Message is required.'),
  token: captchaTokenText.nullish(),
  website: honeypot,
})
export type FooterEnquiry = z.input<typeof footerEnquiry>

/** `POST /public/user/caseStudyEnquiry`. */
export const caseStudyEnquiry = z.object({
  casestudyId: z.string('Choose a case study.').min(1, 'Choose a case study.').max(120),
  name: oneLine(z.string().max(100, 'Use at most 100 characters.')).nullish(),
  email: mailbox,
  company: oneLine(z.string().max(120, 'Use at most 120 characters.')).nullish(),
  phone: phoneNumber.nullish(),
  message: message.nullish(),
  token: captchaTokenText.nullish(),
  website: honeypot,
})
export type CaseStudyEnquiry = z.input<typeof caseStudyEnquiry>

/** 201 response to both types of enquiries. */
export const enquiryResponse = z.object({ id: z.string(), message: z.literal('Successfully Submitted') })
export type EnquiryResponse = z.infer<typeof enquiryResponse>

export const enquiryType = z.enum(['CONTACT', 'CASESTUDY'])
export type EnquiryType = z.infer<typeof enquiryType>

export const enquiryStatus = z.enum(['NEW', 'READ', 'REPLIED', 'SPAM'])
export type EnquiryStatus = z.infer<typeof enquiryStatus>

/** A member of the content team. */
const colleague = z.object({ id: z.string(), name: z.string() })

/** A row of the staff inbox, `/enquiry/get-allEnquiries`, with all fields of the enquiry. */
export const staffEnquiry = z.object({
  id: z.string(),
  version: z.number().int(),
  type: enquiryType,
  status: enquiryStatus,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  casestudyId: z.string().nullable(),
  /** The case study, unless it has been deleted for good; `path` is that of its page while it is public. */
  caseStudy: z.object({ title: z.string(), path: z.string().nullable() }).nullable(),
  /** It was sent without a captcha token. */
  suspectedSpam: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  /** The assignee. */
  assignedTo: colleague.nullish(),
})
export type StaffEnquiry = z.infer<typeof staffEnquiry>

/** A note for the team, or a reply that was mailed to the visitor. */
export const enquiryEntryType = z.enum(['NOTE', 'REPLY'])

const enquiryEntry = z.object({
  id: z.string(),
  type: enquiryEntryType,
  text: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: colleague.nullable(),
})
export type EnquiryEntry = z.infer<typeof enquiryEntry>

/** `GET /enquiry/{id}`: an enquiry with what the team has written, newest first, and who can be assigned to it. */
export const enquiryDetail = staffEnquiry.extend({ entries: z.array(enquiryEntry), team: z.array(colleague) })
export type EnquiryDetail = z.infer<typeof enquiryDetail>

/** `POST /enquiry/{id}/entries`: adds a note, or emails a reply to the visitor. */
export const enquiryEntryInput = z.object({
  type: enquiryEntryType,
  text: z.string().trim().min(1, 'Enter some text.').max(5000, 'Use at most 5,000 characters.'),
})
export type EnquiryEntryInput = z.infer<typeof enquiryEntryInput>

/** `PUT /enquiry`: staff set the status or the assignee of an enquiry. */
export const enquiryUpdate = z.object({
  id: z.string().optional(),
  version: z.number().int().optional(),
  status: enquiryStatus.optional(),
  /** Id of an account of the content team; `null` for no one. */
  assignedTo: z.string().nullish(),
})
export type EnquiryUpdate = z.infer<typeof enquiryUpdate>

/** `POST /enquiry/bulk`: sets the status of many enquiries. */
export const enquiryBulk = z.object({
  action: z.literal('status'),
  ...bulkRecords,
  value: enquiryStatus,
})
