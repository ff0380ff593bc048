import type { PasskeyAssertion, PasskeyAttestation } from '@tekskills/shared/contracts/http/passkeys'
import { MAX_PASSKEYS } from '@tekskills/shared/contracts/http/passkeys'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import { z } from 'zod'
import { writeAudit } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { conflict } from '../../platform/http/problems/problem-error'
import type { Mailer } from '../../platform/mail/mailer'
import { hashToken } from '../../platform/signing/secrets'
import { copiedPasskeyNotice } from './account-notices'

/** How long an authenticator may take to answer; people may have to find their security key. */
const CHALLENGE_MS = 5 * 60_000

/** EdDSA, ES256 and RS256, which every version of Node verifies that runs the service. */
const ALGORITHMS = [-8, -7, -257]

/**
 * What a challenge is for. `LOGIN` follows the password at sign-in, `CONFIRM` the password at a change of second factors,
 * `ADD` both: an answer to one must not work for another.
 */
type Purpose = 'LOGIN' | 'CONFIRM' | 'ADD'

interface Owner {
  id: string
  username: string
  name: string | null
  email: string
}

interface Deps {
  queries: Queries
  siteOrigin: string
  mail: Mailer
  now: () => Date
}

export type Passkeys = ReturnType<typeof createPasskeys>

/**
 * Passkeys (WebAuthn level 3) as second factor: they belong to the site's origin, so no other site can ask for them
 * (ADR 0108).
 */
export function createPasskeys({ queries, siteOrigin, mail, now }: Deps) {
  const rpID = new URL(siteOrigin).hostname
  const site = { expectedOrigin: siteOrigin, expectedRPID: rpID, requireUserVerification: false }

  const ofAccount = (accountId: string) =>
    queries.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('id').execute()

  const describe = (rows: Awaited<ReturnType<typeof ofAccount>>) =>
    rows.map((row) => ({ id: row.credential_id, transports: row.transports as AuthenticatorTransport[] }))

  async function keep(challenge: string, accountId: string, purpose: Purpose): Promise<void> {
    const expiresAt = new Date(now().getTime() + CHALLENGE_MS)
    await queries
      .insertInto('passkey_challenge')
      .values({ challenge_hash: hashToken(challenge), account_id: accountId, purpose, expires_at: expiresAt })
      .execute()
  }

  /**
   * Uses up the challenge that an answer names, whether or not the answer is accepted.
   * @returns undefined unless it is of this account and purpose, and neither used nor expired
   */
  async function useChallenge(
    clientDataJSON: string,
    accountId: string,
    purpose: Purpose,
  ): Promise<string | undefined> {
    const challenge = challengeIn(clientDataJSON)
    if (challenge === undefined) return undefined
    const used = await queries
      .deleteFrom('passkey_challenge')
      .where('challenge_hash', '=', hashToken(challenge))
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .returning('expires_at')
      .executeTakeFirst()
    return used && used.expires_at > now() ? challenge : undefined
  }

  /** Stores the counter of an answer. False if it is behind, because then the key has been used elsewhere. */
  async function advance(id: string, counter: number): Promise<boolean> {
    const stored = await queries
      .updateTable('passkey')
      .set({ counter: String(counter), last_used_at: now() })
      .where('id', '=', id)
      .where(({ eb, or }) =>
        or([eb('counter', '<', String(counter)), ...(counter === 0 ? [eb('counter', '=', '0')] : [])]),
      )
      .returning('id')
      .executeTakeFirst()
    return stored !== undefined
  }

  async function reportCopy(owner: Owner, ip: string): Promise<void> {
    const at = now()
    await queries.transaction().execute(async (transaction) => {
      const summary = `a passkey of ${owner.username} may have been copied: its counter was behind`
      const entry = { action: 'failedLogin', entity: 'account', entityId: owner.id, accountId: null } as const
      await writeAudit(transaction, { ...entry, summary, at, ip })
      await mail.queue(transaction, copiedPasskeyNotice(owner, { ip, at }))
    })
    mail.wake()
  }

  return {
    ofAccount,

    /** A challenge for the passkeys of an account, as `PublicKeyCredentialRequestOptionsJSON`; null if it has none. */
    async challenge(accountId: string, purpose: 'LOGIN' | 'CONFIRM') {
      const rows = await ofAccount(accountId)
      if (rows.length === 0) return null
      const options = await generateAuthenticationOptions({
        rpID,
        allowCredentials: describe(rows),
        userVerification: 'preferred',
        timeout: CHALLENGE_MS,
      })
      await keep(options.challenge, accountId, purpose)
      return options
    },

    /**
     * Whether an authenticator of the account has answered a challenge of this purpose, which works once. An answer with
     * a counter that is behind is rejected, and the owner notified.
     */
    async accept(response: PasskeyAssertion, owner: Owner, purpose: 'LOGIN' | 'CONFIRM', ip: string): Promise<boolean> {
      const expectedChallenge = await useChallenge(response.response.clientDataJSON, owner.id, purpose)
      const passkey = (await ofAccount(owner.id)).find((row) => row.credential_id === response.id)
      if (expectedChallenge === undefined || !passkey) return false
      // The counter is compared where it is stored, because another instance may be reading the same answer.
      const key = { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 }
      const verified = await verifyAuthenticationResponse({
        ...site,
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge,
        credential: key,
      }).catch(() => undefined)
      if (!verified?.verified) return false
      if (await advance(passkey.id, verified.authenticationInfo.newCounter)) return true
      await reportCopy(owner, ip)
      return false
    },

    /**
     * What an authenticator needs to make a passkey, as `PublicKeyCredentialCreationOptionsJSON`. Throws 409 beyond the
     * tenth.
     */
    async beginAdding({ id, username, name }: Owner) {
      const rows = await ofAccount(id)
      assertRoom(rows.length)
      const options = await generateRegistrationOptions({
        rpName: 'Tekskills',
        rpID,
        userID: new TextEncoder().encode(id),
        userName: username,
        userDisplayName: name ?? username,
        attestationType: 'none',
        excludeCredentials: describe(rows),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        supportedAlgorithmIDs: ALGORITHMS,
        timeout: CHALLENGE_MS,
      })
      await keep(options.challenge, id, 'ADD')
      return options
    },

    /** The passkey that an authenticator has made upon {@link beginAdding}; undefined if it is not accepted. */
    async readNew(response: PasskeyAttestation, accountId: string): Promise<WebAuthnCredential | undefined> {
      const expectedChallenge = await useChallenge(response.response.clientDataJSON, accountId, 'ADD')
      if (expectedChallenge === undefined || !isWithoutCertificates(response.response.attestationObject))
        return undefined
      const verified = await verifyRegistrationResponse({
        ...site,
        response: {
          ...response,
          clientExtensionResults: {},
        },
        expectedChallenge,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined)
      return verified?.verified ? verified.registrationInfo.credential : undefined
    },
  }
}

/** Throws 409 if an account with this many passkeys cannot add another. */
export function assertRoom(count: number): void {
  if (count >= MAX_PASSKEYS)
    throw conflict('TOO_MANY_PASSKEYS', `An account can have at most ${MAX_PASSKEYS} passkeys.`)
}

const clientData = z.object({ challenge: z.string().min(1) })

/** The challenge that an answer says it answers; undefined if it is not readable. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return clientData.safeParse(JSON.parse(isoBase64URL.toUTF8String(clientDataJSON))).data?.challenge
  } catch {
    return undefined
  }
}

/**
 * Whether an attestation has no certificates. We ask for none, and browsers remove them; for a certificate, the library
 * would request addresses named in it to check for revocation.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
    const format = decoded.get('fmt')
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
  } catch {
    return false
  }
}
