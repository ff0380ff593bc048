import { isMailbox, MAX_EMAIL_LENGTH, LOOKS_LIKE_EMAIL, NEWSLETTER_EMAIL } from '../contracts/email-pattern'

export { MAX_EMAIL_LENGTH }

const REQUIRED = 'Email is required.'
const INVALID = 'Please enter a valid email address.'

/** The validation message for an email address; undefined if it is valid. */
export function emailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return REQUIRED
  if (email.length > MAX_EMAIL_LENGTH) return `Use at most ${MAX_EMAIL_LENGTH} characters.`
  return isMailbox(email) ? undefined : INVALID
}

/** The validation message for a subscriber's address, for the first error only (FM-01, FM-02); undefined if it is valid. */
export function subscriberEmailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return REQUIRED
  if (!LOOKS_LIKE_EMAIL.test(email)) return INVALID
  return NEWSLETTER_EMAIL.test(email) ? undefined : 'Please enter a valid email format.'
}
