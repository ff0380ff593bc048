import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { RecaptchaKeys } from '../config/captcha-config'
import { unavailable } from '../http/problems/problem-error'
import type { VerifiedToken } from './verified-token'

/** Google's own threshold for a likely person. */
const MIN_SCORE = 0.5
const TIMEOUT_MS = 5_000
/** Longer than the two minutes for which reCAPTCHA tokens are valid. */
const TTL_MS = 10 * 60_000

interface Verification {
  recaptcha: RecaptchaKeys
  siteOrigin: string
  token: string
  ip: string
  now: Date
}

const verdict = z.object({ success: z.boolean(), score: z.number().optional(), hostname: z.string().optional() })

/**
 * Verifies a token with reCAPTCHA v3. Returns undefined if it is invalid. Throws 503 if the provider does not respond.
 */
export async function verifyRecaptcha(verification: Verification): Promise<VerifiedToken | undefined> {
  const { token, siteOrigin, now } = verification
  const { success, score = 0, hostname } = await requestVerdict(verification)
  if (!success || score < MIN_SCORE || hostname !== new URL(siteOrigin).hostname) return undefined
  const nonce = `recaptcha ${createHash('sha256').update(token).digest('base64url')}`
  return { nonce, expiresAt: new Date(now.getTime() + TTL_MS) }
}

async function requestVerdict({ recaptcha: { secret, verifyUrl }, token, ip }: Verification) {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return verdict.parse(await response.json())
  } catch (cause) {
    throw unavailable(5, cause)
  }
}
