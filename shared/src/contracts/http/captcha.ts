import { z } from 'zod'

/** Request header for an enquiry's captcha token; the specified payload has no field for it. */
export const CAPTCHA_HEADER = 'x-captcha-token'

/** A solved challenge or a reCAPTCHA token; empty means none. */
export const captchaTokenText = z.string().max(4096)

/** A proof-of-work challenge of ALTCHA, version 2, in the format of its client library. */
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
 * `GET /public/user/captcha`: which captcha protects the forms (FM-05). With `recaptcha-v3` the challenge is the client's
 * fallback when the provider is unreachable. A challenge is valid for five minutes and can be used once.
 */
export const captcha = z.object({
  provider: z.enum(['recaptcha-v3', 'pow', 'none']),
  siteKey: z.string().optional(),
  challenge: captchaChallenge.optional(),
})
export type Captcha = z.infer<typeof captcha>
