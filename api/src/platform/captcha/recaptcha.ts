import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { RecaptchaKeys } from '../config/captcha-config'
import { unavailable } from '../http/problems/problem-error'
import type { VerifiedToken } from './verified-token'

/** Google's own threshold for a likely person. */
const LEAST_SCORE = 0.5
const TIMEOUT_MS = 5_000
/** The provider lets a token live for two minutes; ours outlives that. */
const TTL_MS = 10 * 60_000

interface Question {
  recaptcha: RecaptchaKeys
  siteOrigin: string
  token: string
  ip: string
  now: Date
}

const verdict = z.object({ success: z.boolean(), score: z.number().optional(), hostname: z.string().optional() })

/** Asks reCAPTCHA v3 about a token; undefined when it does not hold. Throws 503 when the provider does not respond. */
export async function verifyRecaptcha(question: Question): Promise<VerifiedToken | undefined> {
  const { token, siteOrigin, now } = question
  const { success, score = 0, hostname } = await ask(question)
  if (!success || score < LEAST_SCORE || hostname !== new URL(siteOrigin).hostname) return undefined
  const nonce = `recaptcha ${createHash('sha256').update(token).digest('base64url')}`
  return { nonce, expiresAt: new Date(now.getTime() + TTL_MS) }
}

async function ask({ recaptcha: { secret, verifyUrl }, token, ip }: Question) {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return verdict.parse(await response.json())
  } catch {
    throw unavailable(5)
  }
}
