import type { SignedIn } from '@tekskills/shared/contracts/http/session'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'

interface Proof {
  username: string
  password: string
  otp?: string
}

/** Starts a new session for the person whose session has ended, without leaving the page. Rejects with the refusal. */
export async function signInAgain(proof: Proof): Promise<void> {
  const { data } = await http.post<SignedIn>('/public/authenticate', proof)
  storeToken(data.token)
  startSession(data)
}
