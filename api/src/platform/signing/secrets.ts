import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** An opaque bearer token of 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored hash of a bearer token, which is not enough to sign in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/**
 * A value for the cookie `XSRF-TOKEN`: random, and signed with its bearer token, so that a value planted by another
 * host or taken from another session is rejected.
 */
export function newXsrfValue(token: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${sign(nonce, token)}`
}

/** Whether {@link newXsrfValue} issued `value` for this bearer token. */
export function isXsrfValueOf(token: string, value: string): boolean {
  const [nonce = '', signature = ''] = value.split('.')
  return isSame(signature, sign(nonce, token))
}

/** Compares two strings in constant time. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const sign = (nonce: string, token: string) => createHmac('sha256', token).update(nonce).digest('base64url')
