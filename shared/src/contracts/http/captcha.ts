import { z } from 'zod'

/** Where an enquiry carries its captcha token: the specified payload has no field for it. */
export const CAPTCHA_HEADER = 'x-captcha-token'

/** A solved challenge or a reCAPTCHA token; empty counts as none. */
export const captchaTokenText = z.string().max(4096)

/** A proof-of-work challenge of ALTCHA, version 2; the widget takes it as it is. */
export const captchaChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string().optional(),
})
export type CaptchaChallenge = z.infer<typeof captchaChallenge>

/**
 * `GET /public/user/captcha`: which captcha guards the forms (FM-05). With `recaptcha-v3` the challenge is what a client
 * falls back to when the provider cannot be reached. A challenge holds for five minutes and counts once.
 */
export const captcha = z.object({
  provider: z.enum(['recaptcha-v3', 'pow', 'none']),
  siteKey: z.string().optional(),
  challenge: captchaChallenge.optional(),
})
export type Captcha = z.infer<typeof captcha>
