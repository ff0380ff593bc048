import { z } from 'zod'
import { line } from './line'

/** Passkeys that an account may have. */
export const MAX_PASSKEYS = 10

/** Maximum length of a WebAuthn value that is read; an attestation without certificates has a few hundred characters. */
const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(6000)

/** What both kinds of authenticator responses have in common (WebAuthn level 3, `PublicKeyCredential.toJSON`). */
const credential = z.object({
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
})

/** The answer of an authenticator to a challenge (`AuthenticationResponseJSON`). */
export const passkeyAssertion = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** A passkey that an authenticator has made (`RegistrationResponseJSON`). */
export const passkeyAttestation = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

export const passkeyName = line(60).min(1, 'Enter a name for the passkey.')

/** `POST /me/passkeys`: the passkey that was made with the options of `POST /me/passkeys/options`. */
export const newPasskey = z.object({ name: passkeyName, response: passkeyAttestation })

/** The response of `POST /me/passkeys/options`: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreation = z.looseObject({ challenge: z.string() })
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** `GET /me/passkeys`: the passkeys of the account, oldest first. */
export const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type OwnPasskey = z.infer<typeof ownPasskey>

/**
 * The response of `POST /me/passkeys`: recovery codes with the first second factor of the account, shown only this
 * once.
 */
export const passkeyAdded = z.object({ passkey: ownPasskey, recoveryCodes: z.array(z.string()).nullable() })
export type PasskeyAdded = z.infer<typeof passkeyAdded>
