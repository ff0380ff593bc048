import { optionalCaptchaToken } from '@tekskills/shared/captcha/captcha-token'
import { http } from '@tekskills/shared/http/client'

/** Requests a link to set a new password. The response is the same for every username. */
export async function askForReset(username: string): Promise<void> {
  const token = await optionalCaptchaToken()
  await http.post('/public/forgotPassword', { username, ...(token && { token }) })
}

/** Sets a new password with the token of a mailed link; rejects with status 410 if the link is no longer valid. */
export async function resetPassword(resetToken: string, password: string): Promise<void> {
  await http.post('/public/resetPassword', { resetToken, password })
}
