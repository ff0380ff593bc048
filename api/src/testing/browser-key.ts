import { randomUUID } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { hashToken } from '../platform/signing/secrets'

/** Claims of a proof that differ from those of an honest browser; undefined leaves one out. */
export interface ProofChanges {
  htm?: string
  htu?: string
  iat?: number
  jti?: string
  ath?: string
  nonce?: string
  /** The type in the header. */
  typ?: string
}

/** A key as a browser creates it at sign-in, and the proofs that it signs (ADR 0101). */
export async function createBrowserKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  return {
    thumbprint: await calculateJwkThumbprint(jwk),
    /** The header `DPoP` of a call; `token` is the bearer token, if there is one yet. */
    proof(method: string, path: string, token?: string, { typ = 'dpop+jwt', ...changes }: ProofChanges = {}) {
      const ath = token && hashToken(token).toString('base64url')
      const honest = { jti: randomUUID(), htm: method, htu: `https://www.example.com${path}`, ath }
      const iat = Math.floor(Date.now() / 1000)
      return new SignJWT({ iat, ...honest, ...changes }).setProtectedHeader({ alg: 'ES256', typ, jwk }).sign(privateKey)
    },
  }
}
