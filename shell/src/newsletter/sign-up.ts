import type { NewsletterAnswer, NewsletterSignup } from '@tekskills/shared/contracts/http/newsletter'
import { optionalCaptchaToken } from '@tekskills/shared/http/captcha-token'
import { http } from '@tekskills/shared/http/client'

/**
 * Asks the service to send its confirmation mail to this address. The captcha's token goes with it (FM-05), empty when
 * none could be had. Rejects with `ApiError`, which is logged already.
 */
export async function signUp(email: string): Promise<void> {
  const signup: NewsletterSignup = { email, token: await optionalCaptchaToken() }
  await http.post<NewsletterAnswer>('/public/user/newsLetter', signup)
}
