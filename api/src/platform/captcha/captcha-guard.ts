import type { Captcha } from '@tekskills/shared/contracts/http/captcha'
import type { Config } from '../config/config'
import type { Queries } from '../database/database'
import { ProblemError } from '../http/problems/problem-error'
import type { Signer } from '../signing/signer'
import { createProofOfWork } from './proof-of-work'
import { verifyRecaptcha } from './recaptcha'
import type { VerifiedToken } from './verified-token'

interface CaptchaDeps {
  config: Pick<Config, 'captcha' | 'siteOrigin'>
  signer: Signer
  now: () => Date
}

export type CaptchaGuard = ReturnType<typeof createCaptchaGuard>

/** 403 for a token that is required but missing, invalid, expired or already used. */
export const captchaFailed = () =>
  new ProblemError(403, 'CAPTCHA_FAILED', 'We could not check that you are human. Please try again.')

/** The captcha of forms (FM-05): our own proof of work, or reCAPTCHA v3 if it is configured. */
export function createCaptchaGuard({ config, signer, now }: CaptchaDeps) {
  const { captcha, siteOrigin } = config
  const proofOfWork = createProofOfWork({ secret: signer.secretFor('captcha'), effort: captcha.effort, now })
  const off = captcha.provider === 'none'

  return {
    /** Whether captchas are disabled. */
    off,

    /** Whether signing in requires a token, which is so only if reCAPTCHA is configured (contract §3.4). */
    guardsLogin: !off && captcha.recaptcha !== undefined,

    /** What a form needs to get a token. */
    async describe(): Promise<Captcha> {
      if (off) return { provider: 'none' }
      const challenge = await proofOfWork.challenge()
      if (!captcha.recaptcha) return { provider: 'pow', challenge }
      return { provider: 'recaptcha-v3', siteKey: captcha.recaptcha.siteKey, challenge }
    },

    /**
     * Verifies a token. Returns undefined if there is none, or if captchas are disabled. Throws 403 `CAPTCHA_FAILED`.
     */
    async verify(token: string | null | undefined, ip: string): Promise<VerifiedToken | undefined> {
      if (off || !token) return undefined
      const proven = await proofOfWork.verify(token)
      if (proven) return proven
      const { recaptcha } = captcha
      const verified = recaptcha && (await verifyRecaptcha({ recaptcha, siteOrigin, token, ip, now: now() }))
      if (!verified) throw captchaFailed()
      return verified
    },

    /**
     * Throws 403 `CAPTCHA_FAILED` if a token was used before, so that a request that is bound to fail can be rejected
     * before it counts towards a limit. It does not replace {@link spend}, which decides.
     */
    async assertUnspent(queries: Queries, { nonce }: VerifiedToken): Promise<void> {
      const spent = queries.selectFrom('captcha_nonce').select('nonce').where('nonce', '=', nonce)
      if (await spent.executeTakeFirst()) throw captchaFailed()
    },

    /**
     * Marks a token as used, in the transaction of the write that it protects. Throws 403 `CAPTCHA_FAILED` if it was
     * used before.
     */
    async spend(transaction: Queries, { nonce, expiresAt }: VerifiedToken): Promise<void> {
      const row = await transaction
        .insertInto('captcha_nonce')
        .values({ nonce, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('nonce')
        .executeTakeFirst()
      if (!row) throw captchaFailed()
    },
  }
}
