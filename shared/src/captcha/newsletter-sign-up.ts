import type { NewsletterResponse, NewsletterSignup } from '../contracts/http/newsletter'
import { optionalCaptchaToken } from './captcha-token'
import { http } from '@tekskills/shared/http/client'

/**
 * Requests the confirmation email for this address, with the captcha token (FM-05), which is empty if none could be
 * obtained. Rejects with `ApiError`, which is logged already.
 */
export async function signUp(email: string): Promise<void> {
  const signup: NewsletterSignup = { email, token: await optionalCaptchaToken() }
  await http.post<NewsletterResponse>('/public/user/newsLetter', signup)
}
