import type { ApiToken, ApiTokenMade, NewApiToken } from '@tekskills/shared/contracts/http/api-tokens'
import type { Me } from '@tekskills/shared/contracts/http/session'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'

/** Whether an account may have tokens and webhooks: recruiters have none, nor has who lacks a required second factor. */
export const mayAutomate = (me: Me): boolean =>
  me.authorities[0]?.authority === 'BLOGS' && !(me.otpRequired && !me.otpEnabled && !me.passkeys)

/**
 * The tokens of the account; undefined for an account that may have none, because it has another role or lacks a second
 * factor that is required, and from a service that knows no tokens.
 */
export async function listApiTokens(me: Me, signal: AbortSignal): Promise<ApiToken[] | undefined> {
  if (!mayAutomate(me)) return undefined
  try {
    const { data } = await http.get<ApiToken[]>('/apiTokens', { signal })
    return data
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined
    throw error
  }
}

/** Creates a token, which the service does not return again. */
export async function makeApiToken(token: NewApiToken): Promise<ApiTokenMade> {
  const { data } = await http.post<ApiTokenMade>('/apiTokens', token)
  return data
}

export async function revokeApiToken(id: string): Promise<void> {
  await http.delete(`/apiTokens/${encodeURIComponent(id)}`)
}
