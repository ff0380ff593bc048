import type { CaptchaChallenge } from '@tekskills/shared/contracts/http/captcha'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { VerifiedToken } from './verified-token'

/** How long a challenge is valid. */
const TTL_MS = 5 * 60_000
const COST = 1000

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string().max(200),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number().int().min(0).max(0xffff_ffff), derivedKey: z.string().max(200) }),
})

interface ProofOfWorkDeps {
  secret: string
  /** Approximate number of attempts a browser needs; 2000 take about half a second. */
  effort: number
  now: () => Date
}

/**
 * ALTCHA, version 2: the browser searches for a number, which is cheap once but expensive in bulk. No other server is
 * involved.
 */
export function createProofOfWork({ secret, effort, now }: ProofOfWorkDeps) {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` }

  return {
    async challenge(): Promise<CaptchaChallenge> {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(Math.ceil(effort / 2), effort),
        deriveKey,
        expiresAt: Math.floor((now().getTime() + TTL_MS) / 1000),
        ...secrets,
      })
      return { parameters: { ...parameters }, signature }
    },

    /** Verifies a solved challenge, base64-encoded JSON as the widget sends it. Returns undefined if it is invalid. */
    async verify(token: string): Promise<VerifiedToken | undefined> {
      const solved = readPayload(token)
      if (!solved) return undefined
      const { parameters } = solved.challenge
      const expiresAt = new Date(parameters.expiresAt * 1000)
      // The signature covers the parameters; checking them before it bounds the work of verifying it.
      const isOurs = parameters.algorithm === 'PBKDF2/SHA-256' && parameters.cost === COST && parameters.keyLength <= 64
      if (!isOurs || expiresAt <= now()) return undefined
      const { verified } = await verifySolution({ ...solved, deriveKey, ...secrets })
      return verified ? { nonce: `pow ${parameters.nonce}`, expiresAt } : undefined
    },
  }
}

function readPayload(token: string) {
  try {
    const result = payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}
