/** A valid captcha token that has not been marked as used yet. */
export interface VerifiedToken {
  nonce: string
  expiresAt: Date
}
