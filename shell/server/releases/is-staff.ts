import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Me } from '@tekskills/shared/contracts/http/session'
import { callHeaders } from '@tekskills/shared/server/request-scope'

/** Milliseconds that the service may take to identify the owner of a token. */
const SERVICE_TIMEOUT = 4000

/**
 * Whether the service knows the bearer token of a request, and would let its account do more than set up the second
 * factor that its role requires (ADR 0086). A session that is bound to a browser needs the proof of that browser for
 * `GET /api/me`, which the request carries: without it, the service would treat the token as stolen and end the session
 * (ADR 0101). The nonce that the service requires in the next proof is passed on with the reply.
 */
export async function isStaff(apiUrl: string, { headers, ip }: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { authorization, dpop, cookie } = headers
  if (!authorization) return false
  const response = await fetch(`${apiUrl}/api/me`, {
    headers: {
      ...callHeaders(),
      authorization,
      ...(dpop !== undefined && { dpop: String(dpop) }),
      ...(cookie !== undefined && { cookie }),
      'x-forwarded-for': ip,
    },
    signal: AbortSignal.timeout(SERVICE_TIMEOUT),
  })
  if (!response.ok) {
    await response.body?.cancel()
    const nonce = response.headers.get('dpop-nonce')
    if (nonce) reply.header('dpop-nonce', nonce)
    return false
  }
  const { otpRequired, otpEnabled, passkeys = 0 } = (await response.json()) as Partial<Me>
  return otpEnabled === true || passkeys > 0 || otpRequired !== true
}
