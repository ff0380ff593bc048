import type { Credentials, Me, SignedIn } from '@tekskills/shared/contracts/http/session'
import { optionalCaptchaToken } from '@tekskills/shared/http/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { forgetLogin, startSession, storeToken } from '@tekskills/shared/session/session-store'

/** The browser denies storage to this site, so no session can be kept. */
export class StorageDeniedError extends Error {
  override name = 'StorageDeniedError'
}

/**
 * Steps 2 to 4 of the login flow (contract §3.4): the token is stored, and with it the person is asked for, before the
 * session starts. The invisible captcha goes with it where one can be had (FM-05). A failure at either step leaves no
 * token behind and rejects with what the service said.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  try {
    const token = await optionalCaptchaToken()
    const answer = await http.post<SignedIn>('/public/authenticate', { ...credentials, ...(token && { token }) })
    if (!storeToken(answer.data.token)) throw new StorageDeniedError()
    const person = await http.get<Me>('/me')
    startSession(person.data)
  } catch (error) {
    forgetLogin()
    throw error
  }
}
