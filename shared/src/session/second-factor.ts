import type { PasskeyAssertion } from '../contracts/http/passkeys'
import type { RequiredFactor } from '../contracts/http/session'
import { isApiError } from '../http/api-error'

export type PasskeyChallenge = NonNullable<RequiredFactor['passkey']>

const FACTOR_CODES = new Set<string | undefined>(['OTP_REQUIRED', 'PASSKEY_INVALID', 'SECOND_FACTOR_NEEDED'])

/**
 * The second factor that the service requires, if that is why it rejected a call, with a new challenge each time. Services
 * before passkeys only ask for a code.
 */
export function requiredFactorOf(error: unknown): RequiredFactor | undefined {
  if (!isApiError(error) || !FACTOR_CODES.has(error.code)) return undefined
  const { passkey, authenticator } = (error.problem ?? {}) as Partial<RequiredFactor>
  return { authenticator: authenticator ?? true, passkey: passkey ?? null }
}

/** What the field for a code accepts. */
export function codeHint({ authenticator, passkey }: RequiredFactor): string {
  const codes = authenticator
    ? 'six digits from your authenticator app, or one of your recovery codes.'
    : 'one of your recovery codes.'
  return passkey ? `Instead of a passkey: ${codes}` : codes.replace(/^./, (letter) => letter.toUpperCase())
}

/** Loads the code of passkeys, and asks the user for one. Rejects with an error that {@link passkeyProblem} explains. */
export async function answerTo(challenge: PasskeyChallenge): Promise<PasskeyAssertion> {
  const { answerWithPasskey } = await import(/* webpackChunkName: "passkeys" */ './passkeys')
  return answerWithPasskey(challenge)
}

/** Why the browser gave or made no passkey, as a sentence; undefined for any other error. */
export const passkeyProblem = (error: unknown): string | undefined =>
  // Compared by name, because its class is in a chunk that is loaded on demand.
  error instanceof Error && error.name === 'PasskeyError' ? error.message : undefined
