import type { Me, OtpSetup, OwnSession, RecoveryCodes } from '@tekskills/shared/contracts/http/session'
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

/** Changes the password; the service ends every other session of the account. */
export async function changePassword(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
  await http.post('/me/password', passwords)
}

/** Creates a secret for an authenticator; it takes effect only once {@link confirmOtp} succeeds. */
export async function beginOtp(currentPassword: string): Promise<OtpSetup> {
  const { data } = await http.post<OtpSetup>('/me/otp', { currentPassword })
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
