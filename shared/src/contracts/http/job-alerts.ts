import { z } from 'zod'
import { captchaTokenText } from './captcha'
import { employmentType, jobCountry, workplaceType, writtenCountry } from './careers'
import { mailbox } from './email-schemas'
import { subscriptionState } from './newsletter'

const text = (length: number) =>
  z
    .string()
    .trim()
    .max(length, `Use at most ${length} characters.`)
    .transform((value) => value || undefined)
    .optional()

/** A saved search for jobs: the text and the filters of the list of open positions that are set. */
export const savedJobSearch = z.object({
  q: z.string().optional(),
  country: jobCountry.optional(),
  city: z.string().optional(),
  department: z.string().optional(),
  employmentType: employmentType.optional(),
  workplaceType: workplaceType.optional(),
})
export type SavedJobSearch = z.infer<typeof savedJobSearch>

/** A search as a visitor sends it. */
const jobAlertSearch = z.object({
  q: text(100),
  country: writtenCountry.optional(),
  city: text(80),
  department: text(80),
  employmentType: employmentType.optional(),
  workplaceType: workplaceType.optional(),
})

/** `POST /public/user/jobAlerts`. Rejected with 403 `CAPTCHA_FAILED` without a valid captcha token. */
export const jobAlertSignup = z.object({
  email: mailbox,
  search: jobAlertSearch,
  token: captchaTokenText.nullish(),
})
export type JobAlertSignup = z.input<typeof jobAlertSignup>

/** 202, the same for known and unknown addresses; a confirmation email is sent. */
export const jobAlertResponse = z.object({ status: z.literal('PENDING_CONFIRMATION') })
export type JobAlertResponse = z.infer<typeof jobAlertResponse>

/**
 * `GET` and `POST /public/user/jobAlerts/confirm` and `/unsubscribe`: like those of the newsletter, with the search.
 */
export const jobAlertState = subscriptionState.extend({ search: savedJobSearch.optional() })
export type JobAlertState = z.infer<typeof jobAlertState>
