import { z } from 'zod'

/** The variables that the captcha reads. With both reCAPTCHA keys that provider is used, unless `CAPTCHA` is `none`. */
export const captchaEnvironment = {
  CAPTCHA: z.enum(['on', 'none']).default('on').describe('`none` lets forms pass unchecked'),
  RECAPTCHA_SITE_KEY: z.string().optional().describe('key of reCAPTCHA v3; without it forms use proof of work'),
  RECAPTCHA_SECRET: z.string().optional().describe('secret that belongs to the key; both or neither'),
  RECAPTCHA_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://www.google.com')
    .describe('origin at which tokens of reCAPTCHA are verified'),
}

/** A site's pair of reCAPTCHA keys, and where its tokens are checked. */
export interface RecaptchaKeys {
  siteKey: string
  secret: string
  verifyUrl: string
}

/** How forms tell people from bots. */
export interface CaptchaConfig {
  provider: 'on' | 'none'
  recaptcha?: RecaptchaKeys
  /** About how many tries the proof of work takes. */
  effort: number
}

type Variables = z.output<z.ZodObject<typeof captchaEnvironment>>

const EFFORT = 2000

/** One key of reCAPTCHA without the other is a mistake, not a choice. */
export function requireBothRecaptchaKeys(data: Variables, context: z.RefinementCtx): void {
  const keys = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const
  const missing = keys.filter((key) => !data[key])
  if (missing.length === 1)
    context.addIssue({ code: 'custom', path: missing, message: 'is missing beside the other key' })
}

/** Reads which provider is used; see {@link requireBothRecaptchaKeys} for what is rejected. */
export function readCaptchaConfig(data: Variables): CaptchaConfig {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_ORIGIN: origin } = data
  const verifyUrl = new URL('/recaptcha/api/siteverify', origin).href
  return {
    provider: data.CAPTCHA,
    recaptcha: siteKey && secret ? { siteKey, secret, verifyUrl } : undefined,
    effort: EFFORT,
  }
}
