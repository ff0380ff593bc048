import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation } from '../contracts/http/passkeys'

/** Why the browser gave no passkey; the message is a sentence for the user. */
export class PasskeyError extends Error {
  override name = 'PasskeyError'
}

const UNSUPPORTED = 'This browser does not support passkeys.'
const OTHER_ADDRESS = 'Passkeys do not work at this address of the site. Open the site at its main address.'

/**
 * Asks the user for a passkey. `challenge` is the member `passkey` of the service's problem. Rejects with
 * {@link PasskeyError} if the browser or the user gives none.
 */
export async function answerWithPasskey(challenge: { challenge: string }): Promise<PasskeyAssertion> {
  if (!browserSupportsWebAuthn()) throw new PasskeyError(`${UNSUPPORTED} Enter a code instead.`)
  try {
    return await startAuthentication({ optionsJSON: challenge })
  } catch (error) {
    throw new PasskeyError(reasonOf(error) ?? NOT_GIVEN, { cause: error })
  }
}

/** Asks the browser for a new passkey. Rejects with {@link PasskeyError} if the browser or the user makes none. */
export async function makePasskey(options: PasskeyCreation): Promise<PasskeyAttestation> {
  if (!browserSupportsWebAuthn()) throw new PasskeyError(UNSUPPORTED)
  try {
    return await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
  } catch (error) {
    throw new PasskeyError(reasonOf(error) ?? NOT_MADE, { cause: error })
  }
}

// Browsers deliberately do not distinguish a user who cancels from a device without such a passkey.
const NOT_GIVEN =
  'No passkey was used. The request was cancelled or timed out, or this device has no passkey for your account. Try again, or enter a code.'
const NOT_MADE =
  'No passkey was created. The request was cancelled or timed out, or this device cannot store passkeys. Please try again.'

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof WebAuthnError)) return undefined
  switch (error.code) {
    case 'ERROR_INVALID_DOMAIN':
    case 'ERROR_INVALID_RP_ID':
      return OTHER_ADDRESS
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return 'This device already has a passkey for your account.'
    case 'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG':
      return 'This device creates passkeys of a kind that cannot be checked here. Please use another device.'
    default:
      return undefined
  }
}
