import { EMAIL_MESSAGES, isMailbox, MAX_EMAIL_LENGTH } from '../contracts/email-rules'

export { MAX_EMAIL_LENGTH }

/** The validation message for an email address; undefined if it is valid. */
export function emailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return EMAIL_MESSAGES.required
  if (email.length > MAX_EMAIL_LENGTH) return `Use at most ${MAX_EMAIL_LENGTH} characters.`
  return isMailbox(email) ? undefined : EMAIL_MESSAGES.invalid
}
