import { z } from 'zod'
import { captchaTokenText } from './captcha'
import { subscriberEmail } from './email-address'

/** `POST /public/user/newsLetter` (FM-01, FM-05). Without a valid captcha token it is refused with 403 `CAPTCHA_FAILED`. */
export const newsletterSignup = z.object({
  email: subscriberEmail,
  token: captchaTokenText.nullish(),
})
export type NewsletterSignup = z.input<typeof newsletterSignup>

/** 202, the same for known and unknown addresses: a mail asks the address to confirm. */
export const newsletterAnswer = z.object({
  status: z.literal('PENDING_CONFIRMATION'),
  message: z.literal('Successfully Submitted'),
})
export type NewsletterAnswer = z.infer<typeof newsletterAnswer>

export const subscriberStatus = z.enum(['PENDING', 'CONFIRMED', 'UNSUBSCRIBED'])
export type SubscriberStatus = z.infer<typeof subscriberStatus>

/**
 * `GET` and `POST /public/user/newsLetter/confirm` and `/unsubscribe`, for a caller that takes JSON: where the subscription
 * stands, and whether this call changed it. A link that is not valid any more is refused with 410 `LINK_EXPIRED`.
 */
export const subscriptionStanding = z.object({ status: subscriberStatus, changed: z.boolean() })
export type SubscriptionStanding = z.infer<typeof subscriptionStanding>

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
