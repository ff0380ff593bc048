import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { hashToken, isSame } from '../../platform/signing/secrets'
import type { Signer } from '../../platform/signing/signer'

/**
 * How far the time of a proof may be from ours without a nonce. Generous, because the time is that of the client, and a
 * proof is as old as its upload took, because the shell server forwards a call only once it has all of it.
 */
const WINDOW_MS = 5 * 60_000
/** How long a nonce of ours stands in for the time of a client whose clock is wrong (RFC 9449 §8). */
const NONCE_MS = 10 * 60_000
const NONCE = 'nonce of a proof'

/** The claims of a DPoP proof (RFC 9449 §4.2). */
const claims = z.object({
  jti: z.string().min(8).max(100),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  ath: z.string().optional(),
  nonce: z.string().optional(),
})

interface Proof extends z.infer<typeof claims> {
  /** Thumbprint of the key that signed it (RFC 7638). */
  key: string
}

interface Deps {
  queries: Queries
  signer: Signer
  now: () => Date
}

export type TokenProofs = ReturnType<typeof createTokenProofs>

/** Proofs that a call comes from the browser in which its session began (DPoP, RFC 9449; ADR 0101). */
export function createTokenProofs({ queries, signer, now }: Deps) {
  const isTimely = ({ iat, nonce }: Proof) =>
    Math.abs(now().getTime() - iat * 1000) <= WINDOW_MS ||
    (nonce !== undefined && typeof signer.open(NONCE, nonce, now()) === 'object')

  /** 401 in response to which the client repeats the call with a new proof that contains the nonce. */
  const staleProof = () => {
    const nonce = signer.sign(NONCE, newId(now().getTime()), new Date(now().getTime() + NONCE_MS))
    const headers = { 'dpop-nonce': nonce, 'cache-control': 'no-store' }
    return new ProblemError(401, 'PROOF_STALE', 'This request came too late. Please try again.', { headers })
  }

  /** Uses a proof up; false if it was used before, by any instance. */
  async function use({ key, jti }: Proof): Promise<boolean> {
    const proofHash = createHash('sha256').update(`${key} ${jti}`).digest()
    const expiresAt = new Date(now().getTime() + Math.max(2 * WINDOW_MS, NONCE_MS))
    const used = await queries
      .insertInto('used_proof')
      .values({ proof_hash: proofHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('expires_at')
      .executeTakeFirst()
    return used !== undefined
  }

  /**
   * Uses up the proof of a session. That of a sign-in may be repeated: it is worthless without the password, and
   * storing such proofs, which anyone can make, would fill the table.
   */
  const isFirstUse = async (proof: Proof, token?: string) => token === undefined || use(proof)

  /**
   * Throws 401 unless the proof is for this call and current and, if there is a token already, for that token and
   * unused.
   */
  async function accept(proof: Proof, { method, url }: FastifyRequest, token?: string): Promise<void> {
    const isOfCall = proof.htm === method && pathOf(proof.htu) === pathOf(url)
    const isOfToken = token === undefined || isSame(proof.ath ?? '', hashToken(token).toString('base64url'))
    if (!isOfCall || !isOfToken) {
      throw new ProblemError(401, 'PROOF_INVALID', 'This request could not be verified. Please log in again.')
    }
    if (!isTimely(proof) || !(await isFirstUse(proof, token))) throw staleProof()
  }

  return {
    /**
     * The thumbprint of the key with which a browser signs in; undefined if it sends no proof, as with earlier releases
     * and browsers without WebCrypto. Throws 401 if there is one that is not valid.
     */
    async keyOfSignIn(request: FastifyRequest): Promise<string | undefined> {
      if (request.headers.dpop === undefined) return undefined
      const proof = await readProof(request)
      if (!proof) throw new ProblemError(401, 'PROOF_INVALID', 'This request could not be verified. Please try again.')
      await accept(proof, request)
      return proof.key
    },

    /**
     * Checks a call of a session that is bound to a key. Throws 401 if its proof is one of the key but not valid.
     * @returns `foreign` if it is not of the key, `missing` without a proof
     */
    async check(request: FastifyRequest, token: string, key: string): Promise<'valid' | 'foreign' | 'missing'> {
      if (request.headers.dpop === undefined) return 'missing'
      const proof = await readProof(request)
      if (!proof || !isSame(proof.key, key)) return 'foreign'
      await accept(proof, request, token)
      return 'valid'
    },
  }
}

/** The proof of a request; undefined unless it is well-formed and signed by the key in it. */
async function readProof({ headers: { dpop } }: FastifyRequest): Promise<Proof | undefined> {
  try {
    const { payload, protectedHeader } = await jwtVerify(String(dpop), EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['ES256'],
    })
    const read = claims.safeParse(payload)
    if (!read.success || !protectedHeader.jwk) return undefined
    return { ...read.data, key: await calculateJwkThumbprint(protectedHeader.jwk) }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof DOMException)
      return undefined
    throw error
  }
}

/**
 * The path of an address, without its query (RFC 9449 §4.2); undefined if it is not one. The host is not compared,
 * because a key belongs to the origin where the browser made it, and the site may have several names.
 */
const pathOf = (address: string): string | undefined =>
  URL.canParse(address, 'http://service') ? new URL(address, 'http://service').pathname : undefined
