import { emailProblem } from '@tekskills/shared/forms/email-problem'

/** The fields of the contact form, in order (FM-03). */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'subject', 'message'] as const

/** The fields of an enquiry about a case study, in order. */
export const CASE_STUDY_FIELDS = ['firstName', 'lastName', 'email', 'company', 'message'] as const

export type EnquiryField = (typeof CONTACT_FIELDS)[number] | (typeof CASE_STUDY_FIELDS)[number]

/** The values of a form, which has some of the fields. */
export type EnquiryValues = Partial<Record<EnquiryField, string>>

export type EnquiryProblems = Partial<Record<EnquiryField, string>>

/** Validation errors by field (FM-03); fields that the form does not have are not validated. */
export function enquiryProblems({ firstName, email = '', subject, message }: EnquiryValues): EnquiryProblems {
  const emailError = emailProblem(email)
  const isEmpty = (text: string | undefined) => text?.trim() === ''
  return {
    ...(isEmpty(firstName) && { firstName: 'First name is required.' }),
    ...(emailError && { email: emailError }),
    ...(isEmpty(subject) && { subject: 'Subject is required.' }),
    ...(isEmpty(message) && { message: 'Message is required.' }),
  }
}

/** The `name` of the payload: first and last name joined by a space (contract §4, row 17). */
export const fullName = ({ firstName = '', lastName = '' }: EnquiryValues): string =>
  [firstName, lastName].filter(Boolean).join(' ')
