import { z } from 'zod'
import { captchaTokenText } from './captcha'
import { subscriberEmail } from './email-schemas'

/** `POST /public/user/newsLetter` (FM-01, FM-05). Rejected with 403 `CAPTCHA_FAILED` without a valid captcha token. */
export const newsletterSignup = z.object({
  email: subscriberEmail,
  token: captchaTokenText.nullish(),
})
export type NewsletterSignup = z.input<typeof newsletterSignup>

/** 202, the same for known and unknown addresses; a confirmation email is sent. */
export const newsletterResponse = z.object({
  status: z.literal('PENDING_CONFIRMATION'),
  message: z.literal('Successfully Submitted'),
})
export type NewsletterResponse = z.infer<typeof newsletterResponse>

export const subscriberStatus = z.enum(['PENDING', 'CONFIRMED', 'UNSUBSCRIBED'])
export type SubscriberStatus = z.infer<typeof subscriberStatus>

/**
 * `GET` and `POST /public/user/newsLetter/confirm` and `/unsubscribe`, for clients that accept JSON: the status of the
 * subscription, and whether this request changed it. An expired link is rejected with 410 `LINK_EXPIRED`.
 */
export const subscriptionState = z.object({ status: subscriberStatus, changed: z.boolean() })
export type SubscriptionState = z.infer<typeof subscriptionState>

/** A row of `/newsLetter/get-allSubscribers`. */
export const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  status: subscriberStatus,
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
})
export type Subscriber = z.infer<typeof subscriber>
