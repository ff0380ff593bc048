import { z } from 'zod'

/** The variables of the captcha. With both reCAPTCHA keys reCAPTCHA is used, unless `CAPTCHA` is `none`. */
export const captchaEnvironment = {
  CAPTCHA: z.enum(['on', 'none'], 'must be on or none').default('on').describe('`none` lets forms pass unchecked'),
  RECAPTCHA_SITE_KEY: z.string().optional().describe('key of reCAPTCHA v3; without it forms use proof of work'),
  RECAPTCHA_SECRET: z.string().optional().describe('secret that belongs to the key; both or neither'),
  RECAPTCHA_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://www.google.com')
    .describe('origin at which tokens of reCAPTCHA are verified'),
}

/** The reCAPTCHA keys of the site, and the endpoint that verifies its tokens. */
export interface RecaptchaKeys {
  siteKey: string
  secret: string
  verifyUrl: string
}

/** How forms distinguish people from bots. */
export interface CaptchaConfig {
  provider: 'on' | 'none'
  recaptcha?: RecaptchaKeys
  /** Approximate number of attempts of the proof of work. */
  effort: number
}

type Variables = z.output<z.ZodObject<typeof captchaEnvironment>>

const EFFORT = 2000

/** Adds an issue if only one of the two reCAPTCHA keys is set. */
export function requireBothRecaptchaKeys(data: Variables, context: z.RefinementCtx): void {
  const keys = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const
  const missing = keys.filter((key) => !data[key])
  if (missing.length === 1)
    context.addIssue({ code: 'custom', path: missing, message: 'is required with the other key' })
}

/** Reads which provider is used; {@link requireBothRecaptchaKeys} rejects invalid combinations. */
export function readCaptchaConfig(data: Variables): CaptchaConfig {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_ORIGIN: origin } = data
  const verifyUrl = new URL('/recaptcha/api/siteverify', origin).href
  return {
    provider: data.CAPTCHA,
    recaptcha: siteKey && secret ? { siteKey, secret, verifyUrl } : undefined,
    effort: EFFORT,
  }
}
