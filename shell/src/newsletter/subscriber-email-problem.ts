import { EMAIL_MESSAGES, LOOKS_LIKE_EMAIL, NEWSLETTER_EMAIL } from '@tekskills/shared/contracts/email-rules'

/**
 * The validation message for a subscriber's address, for the first error only (FM-01, FM-02); undefined if it is valid. The
 * service checks the same in the same order (`contracts/http/email-schemas.ts`).
 */
export function subscriberEmailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return EMAIL_MESSAGES.required
  if (!LOOKS_LIKE_EMAIL.test(email)) return EMAIL_MESSAGES.invalid
  return NEWSLETTER_EMAIL.test(email) ? undefined : EMAIL_MESSAGES.format
}
