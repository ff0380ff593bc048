import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Captcha } from '../contracts/http/captcha'
import { http } from '@tekskills/shared/http/client'
import { isApiError } from '../http/api-error'
import { recaptchaToken } from './recaptcha'

/** The service rejected the visitor's reCAPTCHA score; the next attempt uses a proof of work instead. */
let isRecaptchaRejected = false

http.interceptors.response.use(undefined, (error: unknown) => {
  if (isApiError(error) && error.code === 'CAPTCHA_FAILED') isRecaptchaRejected = true
  throw error
})

/**
 * Obtains a token of the invisible captcha (FM-05): from reCAPTCHA, if it is configured and the visitor has accepted
 * cookies, or else from the service's own proof of work, which takes about half a second. Empty when the service requires
 * none. Import this module only in code that submits forms.
 * @throws when a token is required and none could be obtained.
 */
export async function requireCaptchaToken(): Promise<string> {
  const token = isRecaptchaRejected ? undefined : await recaptchaToken()
  if (token) return token
  const { data } = await http.get<Captcha>('/public/user/captcha')
  if (!data.challenge) return ''
  const challenge = data.challenge as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The captcha could not be solved.')
  return btoa(JSON.stringify({ challenge, solution }))
}

/** Like {@link requireCaptchaToken}, but empty when none could be obtained; the service decides whether it accepts that. */
export async function optionalCaptchaToken(): Promise<string> {
  try {
    return await requireCaptchaToken()
  } catch (error) {
    console.warn('No captcha token could be obtained.', error)
    return ''
  }
}

/** {@link optionalCaptchaToken} as a request header, for payloads without a field for it; empty without a token. */
export async function captchaHeaders(): Promise<Record<string, string>> {
  const token = await optionalCaptchaToken()
  return token ? { 'X-Captcha-Token': token } : {}
}
