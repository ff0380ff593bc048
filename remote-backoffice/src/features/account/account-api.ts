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

/** Ends every other session of the account. */
export async function changePassword(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
  await http.post('/me/password', passwords)
}

/** A new secret for an authenticator; nothing changes before {@link confirmOtp} proves that it has it. */
export async function beginOtp(): Promise<OtpSetup> {
  const { data } = await http.post<OtpSetup>('/me/otp')
  return data
}

/** Switches the second factor on; the recovery codes are returned this once. */
export async function confirmOtp(otp: string): Promise<readonly string[]> {
  const { data } = await http.put<RecoveryCodes>('/me/otp', { otp })
  return data.recoveryCodes
}

export async function removeOtp(otp: string): Promise<void> {
  await http.delete('/me/otp', { data: { otp } })
}
