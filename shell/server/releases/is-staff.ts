import type { FastifyRequest } from 'fastify'
import type { Me } from '@tekskills/shared/contracts/http/session'
import { callHeaders } from '@tekskills/shared/server/request-scope'

/** Milliseconds that the service may take to say whose token it is. */
const SERVICE_TIMEOUT = 4000

/**
 * Whether the service knows the bearer token of a request, and would let its account do more than set up the second factor
 * that its role demands (ADR 0086).
 */
export async function isStaff(apiUrl: string, { headers: { authorization }, ip }: FastifyRequest): Promise<boolean> {
  if (!authorization) return false
  const headers = { ...callHeaders(), authorization, 'x-forwarded-for': ip }
  const response = await fetch(`${apiUrl}/api/me`, { headers, signal: AbortSignal.timeout(SERVICE_TIMEOUT) })
  if (!response.ok) {
    await response.body?.cancel()
    return false
  }
  const { otpRequired, otpEnabled } = (await response.json()) as Partial<Me>
  return otpEnabled === true || otpRequired !== true
}
