/** A valid captcha token; it still has to be spent. */
export interface VerifiedToken {
  nonce: string
  expiresAt: Date
}
