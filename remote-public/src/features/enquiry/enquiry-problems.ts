import type { FooterEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import { emailProblem } from '@tekskills/shared/forms/email-problem'

/** What a visitor types: exactly the payload of the specification (§7). */
export type Enquiry = Pick<FooterEnquiry, 'name' | 'email' | 'subject' | 'message'>

export type EnquiryField = keyof Enquiry

/** The fields in the order in which they stand. */
export const ENQUIRY_FIELDS: readonly EnquiryField[] = ['name', 'email', 'subject', 'message']

export type EnquiryProblems = Partial<Record<EnquiryField, string>>

/** What is wrong with an enquiry, by field (FM-03); empty when nothing is. */
export function enquiryProblems({ name, email, subject, message }: Enquiry): EnquiryProblems {
  const wrongEmail = emailProblem(email)
  return {
    ...(!name.trim() && { name: 'Name is required.' }),
    ...(wrongEmail && { email: wrongEmail }),
    ...(!subject.trim() && { subject: 'Subject is required.' }),
    ...(!message.trim() && { message: 'Message is required.' }),
  }
}

/** The first field that has a problem. */
export const firstProblem = (problems: EnquiryProblems) => ENQUIRY_FIELDS.find((field) => problems[field])
