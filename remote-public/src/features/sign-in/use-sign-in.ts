import type { Credentials, RequiredFactor } from '@tekskills/shared/contracts/http/session'
import { isApiError } from '@tekskills/shared/http/api-error'
import { isOffline } from '@tekskills/shared/http/connection-problem'
import { useNavigate } from '@tekskills/shared/routing/router'
import {
  answerTo,
  requiredFactorOf,
  passkeyProblem,
  type PasskeyChallenge,
} from '@tekskills/shared/session/second-factor'
import { takeReturnPath } from '@tekskills/shared/session/return-path'
import { failureSentence, fieldMessages } from './failure-sentence'
import { useSingleFlight } from './use-single-flight'

/** Why signing in failed: a message, and errors by field. */
export interface SignInFailure {
  message: string
  fields: Partial<Record<string, string>>
  /** The username or the password is wrong, so the password must be entered again. */
  wrongCredentials: boolean
  /** The account also requires a second factor; this is not an error. */
  asksForFactor: boolean
  /** What it may answer with, each time with a new challenge. */
  requiredFactor: RequiredFactor | undefined
}

/**
 * Signs in and navigates to the originally requested page, or to the dashboard; `submit` resolves with the failure, or
 * with undefined after a success. With the challenge of a passkey, the user is asked for it first.
 */
export function useSignIn() {
  const navigate = useNavigate()
  const { isBusy, once } = useSingleFlight()

  async function submit(credentials: Credentials, challenge?: PasskeyChallenge): Promise<SignInFailure | undefined> {
    let failure: SignInFailure | undefined
    await once(async () => {
      const wasOffline = isOffline()
      try {
        const { signIn } = await import(/* webpackChunkName: "sign-in" */ './sign-in')
        const answer = challenge && { passkey: await answerTo(challenge) }
        await signIn({ ...credentials, ...answer })
        await navigate(takeReturnPath(), { replace: true })
      } catch (error) {
        failure = explain(error, wasOffline)
      }
    })
    return failure
  }

  return { isBusy, submit }
}

const STORAGE_DENIED =
  'This browser stores no data for this site, but logging in needs it. Allow cookies and site data, then try again.'

// Compared by name, because its class is in the chunk that is loaded on submit.
const isStorageDenied = (error: unknown) => error instanceof Error && error.name === 'StorageDeniedError'

function explain(error: unknown, wasOffline: boolean): SignInFailure {
  const apiError = isApiError(error) ? error : undefined
  const reason = isStorageDenied(error) ? STORAGE_DENIED : passkeyProblem(error)
  const otherwise = 'You could not be logged in. Please try again.'
  return {
    message: reason ?? failureSentence(error, { wasOffline, otherwise }),
    fields: {
      ...fieldMessages(error),
      ...(apiError?.code === 'OTP_INVALID' && { otp: apiError.message }),
    },
    wrongCredentials: apiError?.code === 'INVALID_CREDENTIALS',
    asksForFactor: apiError?.code === 'OTP_REQUIRED',
    requiredFactor: requiredFactorOf(error),
  }
}
