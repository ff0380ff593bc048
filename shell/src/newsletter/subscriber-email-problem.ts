import { LOOKS_LIKE_EMAIL, NEWSLETTER_EMAIL } from '@tekskills/shared/contracts/email-pattern'
import { EMAIL_INVALID, EMAIL_REQUIRED } from '@tekskills/shared/forms/email-problem'

/** The validation message for a subscriber's address, for the first error only (FM-01, FM-02); undefined if it is valid. */
export function subscriberEmailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return EMAIL_REQUIRED
  if (!LOOKS_LIKE_EMAIL.test(email)) return EMAIL_INVALID
  return NEWSLETTER_EMAIL.test(email) ? undefined : 'Please enter a valid email format.'
}
