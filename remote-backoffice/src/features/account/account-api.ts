import type { OwnPasskey, PasskeyAdded, PasskeyCreation } from '@tekskills/shared/contracts/http/passkeys'
import type { Me, OtpSetup, OwnerProof, OwnSession, RecoveryCodes } from '@tekskills/shared/contracts/http/session'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'

export async function getMe(signal: AbortSignal): Promise<Me> {
  const { data } = await http.get<Me>('/me', { signal })
  return data
}

export async function listSessions(signal: AbortSignal): Promise<OwnSession[]> {
  const { data } = await http.get<OwnSession[]>('/me/sessions', { signal })
  return data
}

export async function revokeSession(id: string): Promise<void> {
  await http.delete(`/me/sessions/${encodeURIComponent(id)}`)
}

/** Changes the name of the signed-in account. */
export async function changeName(name: string): Promise<void> {
  await http.put('/me/name', { name })
}

/** Changes the password; the service ends every other session of the account. */
export async function changePassword(passwords: OwnerProof & { newPassword: string }): Promise<void> {
  await http.post('/me/password', passwords)
}

/** Creates a secret for an authenticator; it takes effect only once {@link confirmOtp} succeeds. */
export async function beginOtp(proof: OwnerProof): Promise<OtpSetup> {
  const { data } = await http.post<OtpSetup>('/me/otp', proof)
  return data
}

/** Turns the second factor on and returns the recovery codes, which the service does not return again. */
export async function confirmOtp(otp: string): Promise<readonly string[]> {
  const { data } = await http.put<RecoveryCodes>('/me/otp', { otp })
  return data.recoveryCodes
}

export async function removeOtp(removal: { currentPassword: string; otp: string }): Promise<void> {
  await http.delete('/me/otp', { data: removal })
}

/** The passkeys of the account; undefined from a service without passkeys. */
export async function listPasskeys(signal: AbortSignal): Promise<OwnPasskey[] | undefined> {
  try {
    const { data } = await http.get<OwnPasskey[]>('/me/passkeys', { signal })
    return data
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined
    throw error
  }
}

/**
 * Has the browser make a passkey, and adds it to the account. Rejects with `ApiError`, or with `PasskeyError` if the
 * browser made none.
 */
export async function addPasskey(proof: OwnerProof, name: string): Promise<PasskeyAdded> {
  const { data: options } = await http.post<PasskeyCreation>('/me/passkeys/options', proof)
  const { makePasskey } = await import(/* webpackChunkName: "passkeys" */ '@tekskills/shared/session/passkeys')
  const { data } = await http.post<PasskeyAdded>('/me/passkeys', { name, response: await makePasskey(options) })
  return data
}

export async function removePasskey(id: string, proof: OwnerProof): Promise<void> {
  await http.delete(`/me/passkeys/${encodeURIComponent(id)}`, { data: proof })
}
