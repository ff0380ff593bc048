import { z } from 'zod'
import { EMAIL_MESSAGES, isMailbox, MAX_EMAIL_LENGTH, LOOKS_LIKE_EMAIL, NEWSLETTER_EMAIL } from '../email-rules'

const required = z
  .string(EMAIL_MESSAGES.required)
  .min(1, { error: EMAIL_MESSAGES.required, abort: true })
  .max(MAX_EMAIL_LENGTH, { error: `Use at most ${MAX_EMAIL_LENGTH} characters.`, abort: true })

const invalid = { error: EMAIL_MESSAGES.invalid, params: { code: 'EMAIL_INVALID' } }

/** A valid email address ({@link isMailbox}). */
export const mailbox = required.refine(isMailbox, invalid)

/** The address of a subscriber, in the pattern of specification §5; only the first error is reported (FM-01, FM-02). */
export const subscriberEmail = required
  .refine((text) => LOOKS_LIKE_EMAIL.test(text), { ...invalid, abort: true })
  .refine((text) => NEWSLETTER_EMAIL.test(text), {
    error: EMAIL_MESSAGES.format,
    params: { code: 'EMAIL_FORMAT' },
  })
