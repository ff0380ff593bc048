import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Captcha } from '../contracts/http/captcha'
import { http } from '@tekskills/shared/http/client'
import { isApiError } from './api-error'
import { recaptchaToken } from './recaptcha'

/** The service took somebody for a program by the score of reCAPTCHA; the next try brings a proof of work instead. */
let isRecaptchaRefused = false

http.interceptors.response.use(undefined, (error: unknown) => {
  if (isApiError(error) && error.code === 'CAPTCHA_FAILED') isRecaptchaRefused = true
  throw error
})

/**
 * A token of the invisible captcha (FM-05): of reCAPTCHA where it is configured and the visitor has accepted cookies,
 * else of the service's own proof of work, which takes about half a second. Empty when the service asks for none.
 * Import it only where a form is sent.
 * @throws when a token is asked for and none could be had.
 */
export async function requireCaptchaToken(): Promise<string> {
  const ofGoogle = isRecaptchaRefused ? undefined : await recaptchaToken()
  if (ofGoogle) return ofGoogle
  const { data } = await http.get<Captcha>('/public/user/captcha')
  if (!data.challenge) return ''
  const challenge = data.challenge as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The captcha could not be solved.')
  return btoa(JSON.stringify({ challenge, solution }))
}

/** {@link requireCaptchaToken}, but empty when none could be had: whether that will do is for the service to say. */
export async function optionalCaptchaToken(): Promise<string> {
  try {
    return await requireCaptchaToken()
  } catch (error) {
    console.warn('No captcha token could be had.', error)
    return ''
  }
}

/** {@link optionalCaptchaToken} as the header of a call whose payload has no field for it; none when there is no token. */
export async function captchaHeaders(): Promise<Record<string, string>> {
  const token = await optionalCaptchaToken()
  return token ? { 'X-Captcha-Token': token } : {}
}
