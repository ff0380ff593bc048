import { isMailbox, MAX_EMAIL_LENGTH } from '../contracts/email-pattern'

export { MAX_EMAIL_LENGTH }

/** Error of an email field that is empty (FM-01). */
export const EMAIL_REQUIRED = 'Email is required.'
/** Error of an email field whose text is no address (FM-01). */
export const EMAIL_INVALID = 'Please enter a valid email address.'

/** The validation message for an email address; undefined if it is valid. */
export function emailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return EMAIL_REQUIRED
  if (email.length > MAX_EMAIL_LENGTH) return `Use at most ${MAX_EMAIL_LENGTH} characters.`
  return isMailbox(email) ? undefined : EMAIL_INVALID
}
