import type { Credentials, Me, SignedIn } from '@tekskills/shared/contracts/http/session'
import { optionalCaptchaToken } from '@tekskills/shared/captcha/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { forgetLogin, startSession, storeToken } from '@tekskills/shared/session/session-store'

/** The browser denies storage to this site, so there can be no session. */
export class StorageDeniedError extends Error {
  override name = 'StorageDeniedError'
}

/**
 * Steps 2 to 4 of the login flow (contract §3.4): stores the token, uses it to fetch the user, and then starts the
 * session. Sends an invisible captcha token if one is available (FM-05). A failure at any step removes the token and
 * rejects with the error.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  try {
    const token = await optionalCaptchaToken()
    const response = await http.post<SignedIn>('/public/authenticate', { ...credentials, ...(token && { token }) })
    if (!storeToken(response.data.token)) throw new StorageDeniedError()
    const user = await http.get<Me>('/me')
    startSession(user.data)
  } catch (error) {
    forgetLogin()
    throw error
  }
}
